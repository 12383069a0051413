import Diagnostics

/// The Swift names of one scope, each with what it came from, to find two that are one.
struct NameTable {
  /// Where a Swift name came from.
  struct Source {
    let what: NamedThing
    let range: SourceRange
  }

  /// Whether a name of the scope can hide a type; the cases of an enum never do.
  let hidesTypes: Bool
  private var sources: [String: Source] = [:]

  /// - Parameter count: how many names there will be, about.
  init(hidesTypes: Bool = true, expecting count: Int = 0) {
    self.hidesTypes = hidesTypes
    sources.reserveCapacity(count)
  }

  /// Enters a name, reporting a collision with one that is there.
  ///
  /// - Parameter wayOut: what the message tells the reader to do.
  mutating func enter(
    _ swiftName: String, _ source: Source, wayOut: String, report: inout SchemaReport
  ) {
    if let first = sources.updateValue(source, forKey: swiftName) {
      sources[swiftName] = first
      report.add(
        .nameCollision,
        "\(source.what) and \(first.what) are both `\(swiftName)` in Swift: \(wayOut)",
        at: source.range, notes: [.init("\(first.what) is here", at: first.range)])
      return
    }
    if hidesTypes, GeneratedNames.hidesType(swiftName) {
      report.add(
        .nameCollision,
        "\(source.what) would be `\(swiftName)` in Swift, which hides a type that the generated "
          + "code uses: \(wayOut)",
        at: source.range)
    }
  }
}
