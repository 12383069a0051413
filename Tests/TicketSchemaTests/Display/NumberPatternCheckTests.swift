import Testing

@testable import TicketSchema

/// Number patterns by LDML's number pattern syntax.
struct NumberPatternCheckTests {
  @Test(arguments: [
    "0", "#", "0.00", "#,##0", "#,##0.##", "#,##,##0.00", "0%", "%0", "0‰", "0.0#", "#.##", "000.0",
    "'约'0.00", "0.00'元'", "0'''s'", "0.00;'('0.00')'", "'#'0", "'}'0", "#,##0.00;0.00",
    ".00", "0.", "00,000",
  ])
  func patternsPass(pattern: String) {
    #expect(NumberPatternCheck.problem(of: pattern)?.message == nil)
  }

  @Test(arguments: [
    ("", ""), ("'x'", ""), ("%", ""), ("0.00元", "元"), ("¥0.00", "¥"), ("¤0.00", "¤"), ("0 %", " "),
    ("0#", "#"), ("0.#0", "0"), (",##0", ","), ("#,,0", ","), ("#,", ""), ("#,.0", "."),
    ("0.0,0", ","), ("0%%", "%"), ("%0%", "%"), ("0%0", "0"), ("0.0.0", "."), ("'x0", "'"),
    ("0;", ""), ("0;0;0", ";"), ("0E0", "E"), ("-0", "-"), ("+0", "+"), ("@@", "@"),
    ("percentOff", "p"),
    ("0;-0", "-"), (".", ""),
  ])
  func problemsPointAtTheirPlace(pattern: String, part: String) throws {
    let problem = try #require(NumberPatternCheck.problem(of: pattern))
    #expect(String(decoding: Array(pattern.utf8)[problem.part], as: UTF8.self) == part)
  }

  /// Of money the finding names the sign too, which is legal there.
  @Test(arguments: [(false, "`# 0 , . % ‰ ;`"), (true, "`# 0 , . % ‰ ¤ ;`")])
  func theFindingNamesWhatIsLegal(isMoney: Bool, parts: String) throws {
    let problem = NumberPatternCheck.problem(of: "0.00元", takesCurrencySign: isMoney)
    #expect(try #require(problem).message.contains("which is made of \(parts) and quoted text"))
  }

  @Test func digitsAreBounded() {
    #expect(NumberPatternCheck.problem(of: String(repeating: "0", count: 100)) == nil)
    #expect(NumberPatternCheck.problem(of: String(repeating: "0", count: 101)) != nil)
    #expect(NumberPatternCheck.problem(of: "0." + String(repeating: "0", count: 101)) != nil)
  }
}
