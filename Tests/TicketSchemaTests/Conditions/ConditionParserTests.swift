import Testing

@testable import TicketSchema

/// The grammar of conditions: precedence, literals and what is refused.
struct ConditionParserTests {
  /// A condition with every operator in parentheses.
  private static func explicit(_ condition: ConditionSyntax) -> String {
    switch condition {
    case .operand(let operand): operand.written
    case .test(let operand, let test): "\(operand.written) is \(test.rawValue)"
    case .comparison(let left, let comparison, let right):
      "\(left.written) \(comparison.rawValue) \(right.written)"
    case .not(let inner): "not(\(explicit(inner)))"
    case .and(let operands): "(" + operands.map(explicit).joined(separator: " and ") + ")"
    case .or(let operands): "(" + operands.map(explicit).joined(separator: " or ") + ")"
    }
  }

  @Test(arguments: [
    ("overdue", "overdue"), ("not overdue", "not(overdue)"), ("a == b", "a == b"),
    ("not a == b", "not(a == b)"), ("not not a", "not(not(a))"),
    ("a or b and c", "(a or (b and c))"), ("a and b or c", "((a and b) or c)"),
    ("(a or b) and c", "((a or b) and c)"), ("a and (b or not c)", "(a and (b or not(c)))"),
    ("not a and b", "(not(a) and b)"), ("not (a and b)", "not((a and b))"),
    ("a and b and c", "(a and b and c)"), ("(a and b) and c", "(a and b and c)"),
    ("a and (b and c)", "(a and b and c)"), ("title is present", "title is present"),
    ("not title is absent", "not(title is absent)"),
    ("status is unrecognized", "status is unrecognized"), ("a=='x'", "a == 'x'"),
    ("a<now", "a < now"), ("a < now + 3d", "a < now + 3d"), ("a < now+3d", "a < now + 3d"),
    ("now >= a", "now >= a"), ("a > -1.5e+3", "a > -1.5e+3"), ("sale-price > 1", "sale-price > 1"),
    ("优惠 == 'x'", "优惠 == 'x'"), ("a == 'it''s'", "a == 'it''s'"), ("a\n  and b", "(a and b)"),
    ("((((a))))", "a"), ("a != 'or'", "a != 'or'"), ("a == 1", "a == 1"),
  ])
  func conditionsAreRead(text: String, expected: String) throws {
    #expect(Self.explicit(try ConditionParser.parse(text).get()) == expected)
  }

  @Test(arguments: [
    ("3s", 3), ("2m", 120), ("1h", 3600), ("3d", 259_200), ("1w", 604_800), ("0d", 0),
  ])
  func durationsAreSeconds(text: String, seconds: Int) throws {
    guard case .comparison(_, _, let operand) = try ConditionParser.parse("a < now + \(text)").get()
    else {
      Issue.record("no comparison")
      return
    }
    #expect(operand.kind == .now(plusSeconds: seconds))
  }

  @Test func quotesAreResolved() throws {
    guard case .comparison(_, _, let operand) = try ConditionParser.parse("a == 'it''s'").get()
    else {
      Issue.record("no comparison")
      return
    }
    #expect(operand.kind == .text("it's"))
  }

  /// The part that the problem points at; words of the way out where an intent is recognised.
  @Test(arguments: [
    ("", "", "leave `when` out"), ("  ", "", "leave `when` out"), ("a and", "", "operand"),
    ("a ==", "", "operand"), ("== a", "==", "operand"), ("a b", "b", "`and`"),
    ("a = b", "=", "`==`"), ("a === b", "===", "`==`"), ("a <> b", "<>", "`!=`"),
    ("a => b", "=>", "`>=`"), ("!a", "!", "`not`"), ("a && b", "&&", "`and`"),
    ("a || b", "||", "`or`"), ("a == \"x\"", "\"", "single"), ("a == 'x", "'x", "`'`"),
    ("a < b < c", "<", "b and b < c"), ("a == b == c", "==", "chain"),
    ("(a == b) == c", "==", "behind `)`"), ("(a", "(", "`)`"), ("a)", ")", "no `(`"),
    ("()", ")", "operand"),
    ("a is", "", "`present`"), ("a is not present", "not", "`is absent`"),
    ("a is used", "used", "`==`"),
    ("a is 'x'", "'x'", "`present`"), ("a < now + 3", "3", "`3d`"), ("a < now + 3y", "3y", "`3d`"),
    ("a < now + d", "d", "`3d`"), ("a < now +", "+", "`3d`"), ("a + 1", "+", "`now + 3d`"),
    ("a < now + 99999999999999999w", "99999999999999999w", "`3d`"), ("a, b", ",", "`and`"),
    ("not", "", "operand"), ("and a", "and", "operand"), ("a == and", "and", "operand"),
    ("a not b", "not", "due"),
  ])
  func problemsPointAtTheirPlace(text: String, part: String, words: String) {
    guard case .failure(let problem) = ConditionParser.parse(text) else {
      Issue.record("accepted")
      return
    }
    #expect(String(decoding: Array(text.utf8)[problem.part], as: UTF8.self) == part)
    #expect(problem.message.contains(words))
    #expect(problem.kind == .conditionSyntax)
  }

  @Test(arguments: ["(", "not ", "not (", "a and ("])
  func nestingIsBounded(opening: String) {
    let text = String(repeating: opening, count: 1 << 20 / opening.utf8.count)
    guard case .failure(let problem) = ConditionParser.parse(text) else {
      Issue.record("accepted")
      return
    }
    #expect(problem.kind == .conditionTooDeep)
  }

  @Test func nestingWithinTheBoundIsRead() throws {
    let depth = ConditionParser.deepestNesting
    let text = String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    #expect(Self.explicit(try ConditionParser.parse(text).get()) == "a")
  }

  @Test func longChainsAreNotDeep() throws {
    let text = Array(repeating: "a", count: 200_000).joined(separator: " and ")
    guard case .and(let operands) = try ConditionParser.parse(text).get() else {
      Issue.record("no chain")
      return
    }
    #expect(operands.count == 200_000)
  }
}
