import Testing

@testable import TicketSchema

/// Conditions over absent fields follow three-valued logic: the lowered form, read with two values, says
/// the same as the written one.
struct AbsentValueLogicTests {
  private static let fields = "a: bool?\nb: bool?\nc: bool\nd: integer?"

  /// The values of `a`, `b`, `c` (nil: absent) and `d`.
  private struct Row {
    let bools: [Bool?]
    let number: Int?
  }

  /// What a written condition says; nil: unknown.
  private static func written(_ condition: ConditionSyntax, _ row: Row) -> Bool? {
    switch condition {
    case .operand(let operand): bool(operand, row)
    case .test(let operand, let test):
      (operand.written == "d" ? row.number != nil : bool(operand, row) != nil)
        == (test == .present)
    case .comparison: row.number.map { $0 > 0 }
    case .not(let inner): written(inner, row).map { !$0 }
    case .and(let operands):
      operands.reduce(true) { both($0, written($1, row)) }
    case .or(let operands):
      operands.reduce(true) { both($0, written($1, row).map { !$0 }) }.map { !$0 }
    }
  }

  private static func bool(_ operand: OperandSyntax, _ row: Row) -> Bool? {
    switch operand.written {
    case "a": row.bools[0]
    case "b": row.bools[1]
    default: row.bools[2]
    }
  }

  private static func both(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  /// What a lowered condition says; nil: it read an absent field.
  private static func lowered(_ condition: Condition, _ row: Row) -> Bool? {
    switch condition {
    case .isPresent(let field): return field == 3 ? row.number != nil : row.bools[field] != nil
    case .isAbsent(let field): return field == 3 ? row.number == nil : row.bools[field] == nil
    case .isTrue(let field): return row.bools[field]
    case .isFalse(let field): return row.bools[field].map { !$0 }
    case .comparison(_, let comparison, _):
      return row.number.map { comparison == .greater ? $0 > 0 : $0 <= 0 }
    case .and(let operands):
      for operand in operands {
        guard let value = lowered(operand, row) else { return nil }
        if !value { return false }
      }
      return true
    case .or(let operands):
      for operand in operands {
        guard let value = lowered(operand, row) else { return nil }
        if value { return true }
      }
      return false
    default:
      return nil
    }
  }

  private static func random(
    _ depth: Int, _ generator: inout SplitMix
  ) -> String {
    let atoms = [
      "a", "b", "c", "a is present", "b is absent", "d > 0", "d is present", "d is absent",
    ]
    if depth == 0 || generator.next() % 4 == 0 {
      return atoms[Int(generator.next() % UInt64(atoms.count))]
    }
    let left = random(depth - 1, &generator)
    switch generator.next() % 3 {
    case 0: return "not (\(left))"
    case 1: return "(\(left) and \(random(depth - 1, &generator)))"
    default: return "(\(left) or \(random(depth - 1, &generator)))"
    }
  }

  @Test func loweredConditionsAgree() throws {
    var generator = SplitMix(state: 20_261_130)
    let values: [Bool?] = [nil, false, true]
    for _ in 0..<300 {
      let text = Self.random(5, &generator)
      let syntax = try ConditionParser.parse(text).get()
      let condition = try Sample.condition(text, fields: Self.fields)
      for a in values {
        for b in values {
          for (c, number) in [(false, nil), (true, 1), (true, nil), (false, -1)] as [(Bool, Int?)] {
            let row = Row(bools: [a, b, c], number: number)
            let expected = Self.written(syntax, row) == true
            #expect(Self.lowered(condition, row) == expected, "\(text) on \(row)")
          }
        }
      }
    }
  }
}
