import Diagnostics

/// Resolves and checks one atom of a condition: a bool field, a test or a comparison.
struct AtomChecker {
  let fields: FieldTable
  let written: WrittenText

  /// An atom of the catalog with the fields that it reads and where it names them.
  struct Atom {
    let condition: Condition
    var reads: [(field: Int, part: Range<Int>)] = []
  }

  /// The atom; nil when it is wrong, which is reported.
  func check(_ syntax: ConditionSyntax, report: inout SchemaReport) -> Atom? {
    switch syntax {
    case .operand(let operand): bare(operand, report: &report)
    case .test(let operand, let test): self.test(operand, test, report: &report)
    case .comparison(let left, let comparison, let right):
      ComparisonChecker(atoms: self, left: left, comparison: comparison, right: right)
        .check(report: &report)
    case .not, .and, .or: nil
    }
  }

  /// The field that a word names; nil when it is none, which is reported.
  ///
  /// - Parameter other: what it is compared with.
  func field(
    _ operand: OperandSyntax, beside other: OperandSyntax? = nil, report: inout SchemaReport
  ) -> (index: Int, type: FieldType)? {
    switch fields.lookup(operand.written) {
    case .field(let index, let type): return (index, type)
    case .broken: return nil
    case .unknown:
      let wayOut =
        other.flatMap { self.wayOut(of: operand.written, beside: $0) } ?? "add it to `fields`"
      fields.reportUnknown(
        operand.written, at: operand.part, of: written, in: .condition, orElse: wayOut,
        report: &report)
      return nil
    }
  }

  /// What to write for a word that is no field, beside one that is; nil where nothing is known of that.
  private func wayOut(of word: String, beside other: OperandSyntax) -> String? {
    guard other.kind == .word, case .field(_, let type) = fields.lookup(other.written) else {
      return nil
    }
    if ["null", "nil", "none"].contains(word.lowercased()) {
      return "write `\(other.written) is absent` or `\(other.written) is present`"
    }
    return "\(quote(other.written)) is \(type.phrase), \(type.comparisonAdvice)"
  }

  /// Reports a literal that is the name of a field too, and returns whether it is.
  func refuseFieldName(_ operand: OperandSyntax, report: inout SchemaReport) -> Bool {
    guard case .field = fields.lookup(operand.written) else { return false }
    fields.refuse(
      operand.written, at: operand.part, of: written, in: .condition, report: &report)
    return true
  }

  private func bare(_ operand: OperandSyntax, report: inout SchemaReport) -> Atom? {
    guard operand.kind == .word, operand.written != "true", operand.written != "false" else {
      if refuseFieldName(operand, report: &report) { return nil }
      report.add(
        .typeMismatch,
        "\(quote(operand.written)) alone is no condition: compare a field, or name a bool field",
        at: operand.part, of: written)
      return nil
    }
    guard let (index, type) = field(operand, report: &report) else { return nil }
    guard case .bool = type else {
      report.add(
        .typeMismatch,
        "\(quote(operand.written)) is \(type.phrase), and only a bool is a condition by itself: "
          + "compare it, or write `\(operand.written) is present`",
        at: operand.part, of: written)
      return nil
    }
    return Atom(condition: .isTrue(index), reads: [(index, operand.part)])
  }

  private func test(
    _ operand: OperandSyntax, _ test: TestSyntax, report: inout SchemaReport
  ) -> Atom? {
    guard operand.kind == .word else {
      if refuseFieldName(operand, report: &report) { return nil }
      report.add(
        .typeMismatch, "only a field is tested by `is \(test.rawValue)`: name one",
        at: operand.part, of: written)
      return nil
    }
    guard let (index, type) = field(operand, report: &report) else { return nil }
    switch test {
    case .present: return Atom(condition: .isPresent(index))
    case .absent: return Atom(condition: .isAbsent(index))
    case .unrecognized:
      guard case .enumeration = type else {
        report.add(
          .typeMismatch,
          "\(quote(operand.written)) is \(type.phrase), and only an enum has values that are "
            + "unrecognized: leave the test out",
          at: operand.part, of: written)
        return nil
      }
      return Atom(condition: .isUnrecognized(index), reads: [(index, operand.part)])
    }
  }
}
