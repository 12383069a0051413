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
  private let cases: [Int: [ExactText: Int]]
  private let caseValues: [Int: [ExactText: Int]]
  private let indices: [ExactText: Int]

  /// Whether every field that was meant is in the table.
  private let isComplete: Bool

  init(_ entries: [Entry], isComplete: Bool) {
    self.entries = entries
    self.isComplete = isComplete
    var cases: [Int: [ExactText: Int]] = [:]
    var caseValues: [Int: [ExactText: Int]] = [:]
    for (index, entry) in entries.enumerated() {
      guard case .enumeration(let type) = entry.type else { continue }
      cases[index] = Dictionary(
        type.cases.enumerated().map { (ExactText($1.name), $0) },
        uniquingKeysWith: { first, _ in first })
      let values = type.cases.enumerated().flatMap { number, item in
        item.values.map { (ExactText($0), number) }
      }
      caseValues[index] = Dictionary(values, uniquingKeysWith: { first, _ in first })
    }
    self.cases = cases
    self.caseValues = caseValues
    indices = Dictionary(
      entries.enumerated().map { (ExactText($1.name), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  subscript(index: Int) -> Entry { entries[index] }

  func lookup(_ name: String) -> Lookup {
    guard let index = indices[ExactText(name)] else { return isComplete ? .unknown : .broken }
    guard let type = entries[index].type else { return .broken }
    return .field(index, type)
  }

  /// The index of a case of the enum field with an index.
  func caseIndex(_ name: String, ofField field: Int) -> Int? {
    cases[field]?[ExactText(name)]
  }

  /// The index of the case that a text selects in the enum field with an index.
  func caseIndex(selectedBy value: String, ofField field: Int) -> Int? {
    caseValues[field]?[ExactText(value)]
  }

  /// The names, for suggestions.
  var names: some Collection<String> { entries.lazy.map(\.name) }

  /// The field that a whole text names; nil when it names none, which is reported.
  ///
  /// - Parameter wayOut: what to do where no name is like it.
  func field(
    _ written: WrittenText, orElse wayOut: String = "add it to `fields`",
    report: inout SchemaReport
  ) -> (index: Int, type: FieldType)? {
    switch lookup(written.text) {
    case .field(let index, let type):
      return (index, type)
    case .broken:
      return nil
    case .unknown:
      reportUnknown(
        written.text, at: 0..<written.text.utf8.count, of: written, in: .whole, orElse: wayOut,
        report: &report)
      return nil
    }
  }

  /// What a text that names fields is, as findings say it.
  enum Place: String {
    case condition = "in a condition"
    case template = "in the braces of a template"

    /// A text that is a name as a whole, as any name can be.
    case whole = "here"

    /// Whether a field can be named so.
    func canHold(_ name: String) -> Bool {
      switch self {
      case .condition: WrittenName.canStandInCondition(name)
      case .template: WrittenName.canStandInTemplate(name)
      case .whole: true
      }
    }

    /// Whether a part of the text was meant as a name.
    ///
    /// - Parameter fault: the part at which the text ceased to make sense.
    func isName(_ part: Range<Int>, of text: [UInt8], around fault: Range<Int>) -> Bool {
      switch self {
      case .condition:
        part.lowerBound <= fault.lowerBound && fault.upperBound <= part.upperBound
      case .template:
        part.lowerBound > 0 && text[part.lowerBound - 1] == UInt8(ascii: "{")
          && part.upperBound < text.count
          && [UInt8(ascii: ":"), UInt8(ascii: "}")].contains(text[part.upperBound])
      case .whole: false
      }
    }
  }

  /// Reports that a field's name cannot stand where it does.
  func refuse(
    _ name: String, at part: Range<Int>, of written: WrittenText, in place: Place,
    report: inout SchemaReport
  ) {
    report.add(
      place == .template ? .templateSyntax : .conditionSyntax,
      "\(quote(name)) cannot be named \(place.rawValue): \(WrittenName.wayOut)", at: part,
      of: written)
  }

  /// Reports the name in a text that cannot stand there, and returns whether there is one.
  ///
  /// - Parameter fault: the part at which the text ceased to make sense.
  func refuseName(
    in written: WrittenText, around fault: Range<Int>, _ place: Place, report: inout SchemaReport
  ) -> Bool {
    let text = Array(written.text.utf8)
    guard text.count <= 1_000 else { return false }
    for name in report.affordable(names) where !name.isEmpty {
      let parts = text.ranges(of: Array(name.utf8))
      guard let part = parts.first(where: { place.isName($0, of: text, around: fault) }),
        !place.canHold(name)
      else { continue }
      refuse(name, at: part, of: written, in: place, report: &report)
      return true
    }
    return false
  }

  /// Reports that a part of a text names no field.
  ///
  /// - Parameter wayOut: what to do where no name is like it.
  func reportUnknown(
    _ name: String, at part: Range<Int>, of written: WrittenText, in place: Place,
    orElse wayOut: String = "add it to `fields`", report: inout SchemaReport
  ) {
    if refuseName(in: written, around: part, place, report: &report) { return }
    let nearest = report.nearest(to: name, among: names)
    if let nearest, !place.canHold(nearest) {
      report.add(
        .unknownField,
        "there is no field \(quote(name)), and \(quote(nearest)) cannot be named "
          + "\(place.rawValue): \(WrittenName.wayOut)", at: part, of: written)
      return
    }
    let wayOut =
      nearest.map {
        $0 == name
          ? "\(quote($0)) of `fields` looks like it and has other Unicode scalars, copy it from there"
          : "did you mean \(quote($0))?"
      } ?? wayOut
    report.add(
      .unknownField, "there is no field \(quote(name)): \(wayOut)", at: part, of: written,
      suggestion: nearest)
  }
}
