import Diagnostics
import YAMLSyntax

/// A mapping of a schema whose keys are known to be legal at its place.
struct WrittenMapping {
  let place: SchemaPlace

  /// Where findings about a missing key stand.
  let range: SourceRange

  /// The entries in the order of the file.
  private let written: [YAMLEntry]

  /// The numbers of the entries by the index of their key in the place's table.
  private var numbers: [Int?]

  /// The keys that were misspelt: they are not missing.
  private var excused: Set<String> = []

  /// Whether some key is not legal, so that one may have been meant that is not there.
  private(set) var hasUnknownKeys = false

  /// Reads a mapping, reporting keys that are not legal or missing.
  ///
  /// - Parameters:
  ///   - what: what the mapping is, as findings say it.
  ///   - name: where a missing key is reported; nil: at the mapping's first key.
  ///   - optional: required keys that this mapping may leave out.
  ///   - substitutes: required keys that it may leave out beside another key.
  init?(
    _ node: YAMLNode, at place: SchemaPlace, _ what: @autoclosure () -> String,
    name: SourceRange? = nil, optional: Set<String> = [],
    substitutes: [String: String] = [:], report: inout SchemaReport
  ) {
    guard !node.isRefused, let written = node.mapping else {
      report.refuse(node, "\(what()) is a mapping")
      return nil
    }
    self.place = place
    self.written = written
    range = name ?? written.first?.keyRange ?? node.range
    let keys = place.keys
    numbers = Array(repeating: nil, count: keys.count)
    var unknown: [YAMLEntry] = []
    for (number, entry) in written.enumerated() {
      if let index = keys.firstIndex(where: { $0.name == entry.key.text }) {
        numbers[index] = number
      } else if !entry.key.text.hasPrefix("x-") {
        unknown.append(entry)
      }
    }
    hasUnknownKeys = !unknown.isEmpty
    var isForeign = false
    for entry in unknown {
      let nearest = reportUnknown(entry, report: &report)
      if let nearest { excused.insert(nearest) } else { isForeign = true }
    }
    // A key that is like no other may be what somebody calls the one that is missing.
    guard !isForeign else { return }
    for (index, key) in keys.enumerated()
    where key.isRequired && key.types.isEmpty && numbers[index] == nil {
      guard !excused.contains(key.name), !optional.contains(key.name) else { continue }
      if let other = substitutes[key.name], mentions(other) { continue }
      report.add(
        .missingKey,
        "\(what()) needs `\(key.name)`: add `\(key.name): \(key.example)`", at: range)
    }
  }

  /// The entry of a key that is there.
  subscript(name: String) -> YAMLEntry? { number(of: name).map { written[$0] } }

  /// Whether the key was written, also where it was misspelt.
  func mentions(_ name: String) -> Bool { number(of: name) != nil || excused.contains(name) }

  /// Whether not all that was meant by a key can be read: it was written twice, or an unknown key may be
  /// meant by it.
  func isDoubtful(_ name: String) -> Bool { self[name]?.isRepeated ?? hasUnknownKeys }

  /// The entries that are there, with what the table says of their keys, in the table's order.
  var keyed: some Sequence<(key: SchemaKey, entry: YAMLEntry)> {
    zip(place.keys, numbers).lazy.compactMap { key, number in number.map { (key, written[$0]) } }
  }

  /// The text of a key, if it is there and is one.
  func text(_ name: String, report: inout SchemaReport) -> WrittenText? {
    guard let entry = self[name] else { return nil }
    guard let text = WrittenText(entry.value, "`\(name)`", report: &report) else { return nil }
    guard let key = place.keys.first(where: { $0.name == name }), !key.choices.isEmpty else {
      return text
    }
    guard key.choices.contains(text.text) else {
      let nearest = report.nearest(to: text.text, among: key.choices)
      let choices = key.choices.map { "`\($0)`" }.joined(separator: ", ")
      report.add(
        .wrongValue,
        "`\(name)` cannot be \(quote(text.text)): "
          + (nearest.map { "did you mean `\($0)`?" } ?? "write \(choices)"),
        at: text.range, suggestion: nearest)
      return nil
    }
    return text
  }

  /// The texts of a key that takes one or a list of them.
  func texts(_ name: String, report: inout SchemaReport) -> [WrittenText]? {
    self[name].flatMap { WrittenText.list($0.value, "`\(name)`", report: &report) }
  }

  private func number(of name: String) -> Int? {
    guard let index = place.keys.firstIndex(where: { $0.name == name }) else { return nil }
    return numbers[index]
  }

  /// Reports a key that is not legal.
  ///
  /// - Returns: the legal key that was probably meant; nil where it is like none.
  private func reportUnknown(_ entry: YAMLEntry, report: inout SchemaReport) -> String? {
    // A key that is there already is not the one that was meant.
    let free = zip(place.keys, numbers).filter { $0.1 == nil }.map(\.0.name)
    let nearest = report.nearest(to: entry.key.text, among: free)
    let names = place.keys.map { "`\($0.name)`" }.joined(separator: ", ")
    report.add(
      .unknownKey,
      "\(place.rawValue) has no key \(quote(entry.key.text)): "
        + (nearest.map { "did you mean `\($0)`?" } ?? "its keys are \(names)"),
      at: entry.keyRange, suggestion: nearest)
    return nearest
  }
}
