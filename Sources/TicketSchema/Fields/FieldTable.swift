import Diagnostics
import YAMLSyntax

/// The fields of one kind by name, as templates, conditions and `id` look them up.
struct FieldTable {
  /// One field as far as it is known.
  struct Entry {
    let name: String
    let nameRange: SourceRange

    /// The type; nil when it is wrong, which is reported.
    let type: FieldType?

    /// Whether `?` was written and no default is given.
    let mayBeAbsent: Bool
  }

  /// What a name stands for.
  enum Lookup {
    case field(Int, FieldType)

    /// A field whose type is wrong, or perhaps a field: nothing more is to be said about it.
    case broken
    case unknown
  }

  let entries: [Entry]

  /// The cases of each enum field by name, and by the texts that select them.
  private let cases: [Int: [String: Int]]
  private let caseValues: [Int: [ExactText: Int]]
  private let indices: [String: Int]

  /// Whether every field that was meant is in the table.
  private let isComplete: Bool

  init(_ entries: [Entry], isComplete: Bool) {
    self.entries = entries
    self.isComplete = isComplete
    var cases: [Int: [String: Int]] = [:]
    var caseValues: [Int: [ExactText: Int]] = [:]
    for (index, entry) in entries.enumerated() {
      guard case .enumeration(let type) = entry.type else { continue }
      cases[index] = Dictionary(
        type.cases.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
      let values = type.cases.enumerated().flatMap { number, item in
        item.values.map { (ExactText($0), number) }
      }
      caseValues[index] = Dictionary(values, uniquingKeysWith: { first, _ in first })
    }
    self.cases = cases
    self.caseValues = caseValues
    indices = Dictionary(
      entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(index: Int) -> Entry { entries[index] }

  func lookup(_ name: String) -> Lookup {
    guard let index = indices[name] else { return isComplete ? .unknown : .broken }
    guard let type = entries[index].type else { return .broken }
    return .field(index, type)
  }

  /// The index of a case of the enum field with an index.
  func caseIndex(_ name: String, ofField field: Int) -> Int? { cases[field]?[name] }

  /// The index of the case that a text selects in the enum field with an index.
  func caseIndex(selectedBy value: String, ofField field: Int) -> Int? {
    caseValues[field]?[ExactText(value)]
  }

  /// The names, for suggestions.
  var names: some Collection<String> { entries.lazy.map(\.name) }

  /// The field that a whole text names; nil when it names none, which is reported.
  func field(
    _ written: WrittenText, report: inout SchemaReport
  ) -> (index: Int, type: FieldType)? {
    switch lookup(written.text) {
    case .field(let index, let type):
      return (index, type)
    case .broken:
      return nil
    case .unknown:
      reportUnknown(written.text, at: 0..<written.text.utf8.count, of: written, report: &report)
      return nil
    }
  }

  /// Reports that a part of a text names no field.
  func reportUnknown(
    _ name: String, at part: Range<Int>, of written: WrittenText, report: inout SchemaReport
  ) {
    let nearest = report.nearest(to: name, among: names)
    let wayOut = nearest.map { "did you mean \(quote($0))?" } ?? "add it to `fields`"
    report.add(
      .unknownField, "there is no field \(quote(name)): \(wayOut)", at: part, of: written,
      suggestion: nearest)
  }
}
