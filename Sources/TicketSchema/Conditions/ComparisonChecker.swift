import Diagnostics

/// Resolves and checks one comparison: its names, the types of its sides, and their order.
struct ComparisonChecker {
  let atoms: AtomChecker
  let left: OperandSyntax
  let comparison: Condition.Comparison
  let right: OperandSyntax

  /// One side of the comparison, resolved.
  private enum Side {
    case field(Int, FieldType)
    case literal(Condition.Operand, String)
  }

  /// The comparison with a field on its left; nil when it is wrong, which is reported.
  func check(report: inout SchemaReport) -> AtomChecker.Atom? {
    let leftEnum = enumField(left)
    let rightEnum = enumField(right)
    if let (field, _) = leftEnum, let index = caseIndex(right, ofField: field) {
      return enumAtom(field, left, comparison, index, report: &report)
    }
    if let (field, _) = rightEnum, let index = caseIndex(left, ofField: field) {
      return enumAtom(field, right, comparison.mirrored, index, report: &report)
    }
    if let leftEnum { return refuseCase(right, of: leftEnum, beside: left, report: &report) }
    if let rightEnum { return refuseCase(left, of: rightEnum, beside: right, report: &report) }
    // Beside a field whose own fault is reported, a bare name may be one of its cases.
    if isBroken(left) || isBroken(right) { return nil }
    let first = side(left, beside: right, report: &report)
    let second = side(right, beside: left, report: &report)
    guard let first, let second else { return nil }
    switch (first, second) {
    case (.field(let field, let type), let other):
      return atom(field, type, left, comparison, other, right, report: &report)
    case (let other, .field(let field, let type)):
      return atom(field, type, right, comparison.mirrored, other, left, report: &report)
    case (.literal, .literal):
      report.add(
        .typeMismatch, "the comparison reads no field: name one on either side",
        at: left.part.lowerBound..<right.part.upperBound, of: atoms.written)
      return nil
    }
  }

  private func isBroken(_ operand: OperandSyntax) -> Bool {
    guard operand.kind == .word, case .broken = atoms.fields.lookup(operand.written) else {
      return false
    }
    return true
  }

  private func enumField(_ operand: OperandSyntax) -> (index: Int, type: EnumType)? {
    guard operand.kind == .word,
      case .field(let index, .enumeration(let type)) = atoms.fields.lookup(operand.written)
    else { return nil }
    return (index, type)
  }

  /// The case that an operand beside an enum field names.
  ///
  /// A name that cannot stand alone in a condition, such as one with a space, is quoted.
  private func caseIndex(_ operand: OperandSyntax, ofField field: Int) -> Int? {
    switch operand.kind {
    case .word, .number, .now(plusSeconds: 0):
      atoms.fields.caseIndex(operand.written, ofField: field)
    case .text(let text):
      WrittenName.isBareCase(text) ? nil : atoms.fields.caseIndex(text, ofField: field)
    case .now:
      nil
    }
  }

  private func enumAtom(
    _ field: Int, _ operand: OperandSyntax, _ comparison: Condition.Comparison, _ index: Int,
    report: inout SchemaReport
  ) -> AtomChecker.Atom? {
    guard checkOrder(.enumeration(EnumType(typeName: "", cases: [])), report: &report) else {
      return nil
    }
    return .init(
      condition: .comparison(.field(field), comparison, .enumCase(index)),
      reads: [(field, operand.part)])
  }

  private func refuseCase(
    _ operand: OperandSyntax, of enumField: (index: Int, type: EnumType),
    beside field: OperandSyntax, report: inout SchemaReport
  ) -> AtomChecker.Atom? {
    let (index, type) = enumField
    let part = operand.part
    switch operand.kind {
    case .now:
      report.add(
        .typeMismatch, "\(quote(field.written)) is an enum, and `now` is a date: name a case",
        at: part, of: atoms.written)
    case .text(let text) where atoms.fields.caseIndex(text, ofField: index) != nil:
      report.add(
        .typeMismatch,
        "\(quote(field.written)) is an enum, and this is a text: name the case without quotes",
        at: part, of: atoms.written, suggestion: text)
    case .text, .word, .number:
      let written: String
      if case .text(let text) = operand.kind { written = text } else { written = operand.written }
      let names = type.cases.lazy.map(\.name)
      let named = atoms.fields.caseIndex(selectedBy: written, ofField: index)
      let nearest = (named.map { type.cases[$0].name } ?? report.nearest(to: written, among: names))
        .map(WrittenName.ofCase)
      let list = names.prefix(12).map { quote(WrittenName.ofCase($0)) }.joined(separator: ", ")
      report.add(
        .unknownCase,
        "\(quote(field.written)) has no case \(quote(written)): "
          + (nearest.map { "did you mean \(quote($0))?" } ?? "its cases are \(list)"),
        at: part, of: atoms.written, suggestion: nearest)
    }
    return nil
  }

  private func side(
    _ operand: OperandSyntax, beside other: OperandSyntax, report: inout SchemaReport
  ) -> Side? {
    switch operand.kind {
    case .now(let seconds): return .literal(.now(plusSeconds: seconds), "a date")
    case .text(let text): return .literal(.text(text), "a text")
    case .number:
      if JSONNumber(operand.written) != nil {
        return .literal(.number(operand.written), "a number")
      }
      if atoms.refuseFieldName(operand, report: &report) { return nil }
      let wayOut = JSONNumber.correction(of: operand.written).map { ": write `\($0)`" }
      report.add(
        .conditionSyntax,
        "\(quote(operand.written)) is no JSON number\(wayOut ?? ": write one such as `-12.5`")",
        at: operand.part, of: atoms.written)
      return nil
    case .word where operand.written == "true": return .literal(.bool(true), "a bool")
    case .word where operand.written == "false": return .literal(.bool(false), "a bool")
    case .word:
      return atoms.field(operand, beside: other, report: &report)
        .map { .field($0.index, $0.type) }
    }
  }

  private func atom(
    _ field: Int, _ type: FieldType, _ operand: OperandSyntax,
    _ comparison: Condition.Comparison, _ other: Side, _ otherOperand: OperandSyntax,
    report: inout SchemaReport
  ) -> AtomChecker.Atom? {
    switch (type, other) {
    case (.list, _), (_, .field(_, .list)):
      return refuseList(type, operand, otherOperand, report: &report)
    case (.string, .literal(.text, _)), (.bool, .literal(.bool, _)),
      (.date, .literal(.now, _)):
      break
    case (.integer, .literal(.number(let number), _)):
      guard Int(number) != nil else {
        return refuse(
          otherOperand,
          "\(quote(operand.written)) is an integer: compare it with a whole number "
            + "in plain digits that fits `Int`", report: &report)
      }
    case (.decimal, .literal(.number(let number), _)), (.money, .literal(.number(let number), _)),
      (.rate, .literal(.number(let number), _)):
      guard JSONNumber(number)?.fitsDecimal == true else {
        return refuse(
          otherOperand, "\(quote(number)) has more digits than `Decimal` holds: write 38",
          report: &report)
      }
    case (_, .field(_, let otherType)) where type.isComparable(with: otherType):
      break
    case (.money, .field(_, .money)):
      return refuse(
        otherOperand,
        "\(quote(operand.written)) and \(quote(otherOperand.written)) may be in different currencies, "
          + "whose amounts are not compared: give both the same `currency`", report: &report)
    case (_, .field(_, let otherType)):
      return refuseMismatch(operand, type, otherOperand, otherType.phrase, report: &report)
    case (_, .literal(_, let phrase)):
      return refuseMismatch(operand, type, otherOperand, phrase, report: &report)
    }
    guard checkOrder(type, report: &report) else { return nil }
    let reads = [(field: field, part: operand.part)]
    switch other {
    case .literal(.bool(let value), _):
      let isTrue = value == (comparison == .equal)
      return .init(condition: isTrue ? .isTrue(field) : .isFalse(field), reads: reads)
    case .literal(let literal, _):
      return .init(condition: .comparison(.field(field), comparison, literal), reads: reads)
    case .field(let second, _):
      return .init(
        condition: .comparison(.field(field), comparison, .field(second)),
        reads: reads + [(second, otherOperand.part)])
    }
  }

  /// Whether the type has an order, where the comparison asks for one.
  private func checkOrder(_ type: FieldType, report: inout SchemaReport) -> Bool {
    guard comparison.isOrder else { return true }
    switch type {
    case .integer, .decimal, .money, .rate, .date: return true
    case .string, .bool, .enumeration, .list:
      report.add(
        .typeMismatch,
        "\(type.phrase) is compared with `==` and `!=` only, not `\(comparison.rawValue)`",
        at: left.part.lowerBound..<right.part.upperBound, of: atoms.written)
      return false
    }
  }

  private func refuseMismatch(
    _ operand: OperandSyntax, _ type: FieldType, _ other: OperandSyntax, _ phrase: String,
    report: inout SchemaReport
  ) -> AtomChecker.Atom? {
    return refuse(
      other,
      "\(quote(operand.written)) is \(type.phrase), and this is \(phrase): "
        + type.comparisonAdvice,
      report: &report)
  }

  private func refuseList(
    _ type: FieldType, _ operand: OperandSyntax, _ other: OperandSyntax,
    report: inout SchemaReport
  ) -> AtomChecker.Atom? {
    var list = other
    if case .list = type { list = operand }
    return refuse(
      list,
      "\(quote(list.written)) is a list, which is not compared: write "
        + "`\(list.written) is present` or `\(list.written) is absent`", report: &report)
  }

  private func refuse(
    _ operand: OperandSyntax, _ message: String, report: inout SchemaReport
  ) -> AtomChecker.Atom? {
    report.add(.typeMismatch, message, at: operand.part, of: atoms.written)
    return nil
  }
}

extension FieldType {
  /// What a field of the type is compared with, in the words of findings.
  var comparisonAdvice: String {
    switch self {
    case .string: "compare it with a text such as `'a'`"
    case .bool: "compare it with `true` or `false`"
    case .integer, .decimal: "compare it with a number, or a field of the same type"
    case .money: "compare its amount with a number, or with money in the same currency"
    case .rate: "compare the fraction off with a number such as `0.15`, or with another rate"
    case .date: "compare it with `now` or another date"
    case .enumeration: "compare it with one of its cases"
    case .list: "test it with `is present`"
    }
  }

  /// Whether two fields of these types can be compared with each other.
  fileprivate func isComparable(with other: FieldType) -> Bool {
    switch (self, other) {
    case (.string, .string), (.bool, .bool), (.integer, .integer), (.decimal, .decimal),
      (.rate, .rate), (.date, .date):
      true
    // Amounts of different currencies have no order.
    case (.money(let first), .money(let second)): first.currency == second.currency
    default: false
    }
  }
}
