import Diagnostics
import YAMLSyntax

/// A catalog with the places of what it holds: one state of the schemas that is compared with another.
package struct PlacedCatalog: Sendable {
  package let catalog: TicketCatalog

  /// The schemas folder as findings print it.
  let folder: String

  /// The files behind the catalog's kinds, in its order.
  let files: [PlacedFile]

  /// The settings file; nil: there is none.
  let settings: PlacedFile?

  /// One ticket or settings file, as far as places are asked for.
  struct PlacedFile: Sendable {
    let file: SourceFile

    /// The document with all that it inherits; nil for the settings, and where it was not kept.
    let document: SchemaDocument?

    /// The root of the file and those of the bases that it inherits from.
    let roots: [YAMLNode]
  }
}

extension PlacedCatalog {
  /// The places of the settings.
  var settingsPlaces: SettingsPlaces { SettingsPlaces(settings, folder: folder) }

  /// The places of a kind by its index.
  func places(ofKind index: Int) -> KindPlaces { KindPlaces(files[index]) }
}
