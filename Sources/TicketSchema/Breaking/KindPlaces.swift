import Diagnostics
import YAMLSyntax

/// Where the parts of one kind stand; what is not there has the place where it would be.
struct KindPlaces {
  private let path: String
  private let keys: [String: SourceRange]
  private let fields: [String: SourceRange]
  private let display: [String: SourceRange]

  init(_ file: PlacedCatalog.PlacedFile) {
    path = file.file.path
    keys = Self.ranges(
      file.roots.lazy.flatMap { $0.mapping ?? [] }.map { ($0.key.text, $0.keyRange) })
    fields = Self.ranges((file.document?.fields ?? []).map { ($0.name, $0.nameRange) })
    display = Self.ranges((file.document?.display ?? []).map { ($0.name, $0.nameRange) })
  }

  private static func ranges(
    _ named: some Sequence<(String, SourceRange)>
  ) -> [String: SourceRange] {
    Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The key `match`, or the file.
  var match: Finding.Place { key("match") }

  func field(_ name: String) -> Finding.Place {
    fields[name].map(Finding.Place.range) ?? key("fields")
  }

  func property(_ name: String) -> Finding.Place {
    display[name].map(Finding.Place.range) ?? key("display")
  }

  /// A key of the file or of a base; without it, the file as a whole.
  func key(_ name: String) -> Finding.Place {
    keys[name].map(Finding.Place.range) ?? .path(path)
  }
}
