import Diagnostics
import YAMLSyntax

/// Where the settings stand; what is not there has the place where it would be.
struct SettingsPlaces {
  /// The file, or without one the folder.
  private let whole: Finding.Place
  private let entries: [String: YAMLEntry]

  /// The named entries of the keys that hold such.
  private let names: [String: [String: SourceRange]]

  init(_ settings: PlacedCatalog.PlacedFile?, folder: String) {
    whole = .path(settings?.file.path ?? folder)
    let root = settings?.roots.first?.mapping ?? []
    entries = Dictionary(root.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    var names: [String: [String: SourceRange]] = [:]
    for key in ["styles", "properties"] {
      let named = (entries[key]?.value.mapping ?? []).map { ($0.key.text, $0.keyRange) }
      names[key] = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }
    self.names = names
  }

  /// Where a key stands, or one of its named entries.
  func place(of key: String, _ name: String? = nil) -> Finding.Place {
    if let name, let range = names[key]?[name] { return .range(range) }
    return entries[key].map { .range($0.keyRange) } ?? whole
  }
}
