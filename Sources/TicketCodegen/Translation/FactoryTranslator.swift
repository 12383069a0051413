import SwiftCode
import TicketSchema

/// Translates a catalog into the file that tells its kinds apart.
struct FactoryTranslator {
  let catalog: TicketCatalog
  let access: AccessLevel

  /// The factory's file.
  var file: SwiftFile {
    var declarations = translateHandshake()
    if !catalog.kinds.isEmpty { declarations.append(.type(translateTicketTypes())) }
    declarations += translateProjectProtocol()
    if !catalog.settings.styles.isEmpty { declarations.append(.type(translateStyles())) }
    declarations.append(.type(translateFactory()))
    return SwiftFile(
      header: FileHeader.lines, imports: ["Foundation", "TicketKit"], declarations: declarations)
  }
}
