import SwiftCode
import TicketSchema

/// Turns a catalog into the Swift files that stand for it.
package enum TicketGenerator {
  /// One output file: its name in the output folder and its text in UTF-8.
  package struct Output: Hashable, Sendable {
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    /// The file's text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The files of a catalog, in UTF-8 byte order of their names; a pure function of its arguments.
  package static func files(
    for catalog: TicketCatalog, access: ProjectSettings.Access
  ) -> [Output] {
    let styles = StyleNames(catalog.settings.styles)
    let conformance =
      catalog.settings.properties.isEmpty ? "TicketModel" : FactoryTranslator.projectProtocol
    var outputs = concurrentMap(catalog.kinds) { kind in
      let translator = KindTranslator(
        kind: kind, access: AccessLevel(access), styles: styles, conformance: conformance)
      return Output(
        name: OutputNames.fileName(ofType: kind.typeName), bytes: translator.file.bytes)
    }
    let translator = FactoryTranslator(catalog: catalog, access: AccessLevel(access))
    outputs.append(Output(name: OutputNames.factoryFile, bytes: translator.file.bytes))
    outputs.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return outputs
  }
}

extension AccessLevel {
  /// The level in Swift that a settings file asks for.
  init(_ access: ProjectSettings.Access) {
    switch access {
    case .public: self = .public
    case .package: self = .package
    case .internal: self = .internal
    }
  }
}
