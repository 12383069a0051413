import Testing

@testable import TicketKit

@Suite struct FieldProbeTests {
  private func probe(_ line: String) throws -> FieldProbe {
    let table = """
      layout 1
      envelope items "$"
      zone "Asia/Shanghai"
      kind "x" unknown
      \(line)
      """
    return try #require(FieldProbe(TicketLayout(table)))
  }

  @Test func judgesValuesAsTheFieldWould() throws {
    let date = try probe("date? \"$['x']\" absent \"0\" format \"milliseconds\"")
    #expect(date.verdict(of: .number("1798732799000")) == .usable)
    #expect(date.verdict(of: .string("1798732799000")) == .usable)
    #expect(date.verdict(of: .number("0")) == .absent)
    #expect(date.verdict(of: .string("")) == .absent)
    #expect(date.verdict(of: .null) == .absent)
    #expect(date.verdict(of: .string("2026-11-30")) == .wrong)
    #expect(date.verdict(of: .bool(true)) == .wrong)
    #expect(date.verdict(of: .object([])) == .wrong)
  }

  @Test func judgesLists() throws {
    let list = try probe("list-integer? \"$['x']\"")
    #expect(list.verdict(of: .array([.number("1"), .null, .string("2")])) == .usable)
    #expect(list.verdict(of: .array([.number("1"), .string("x")])) == .wrong)
    #expect(list.verdict(of: .number("3")) == .usable)
  }

  @Test func judgesTextsOfAnyCharacters() throws {
    let text = try probe("string? \"$['x']\" absent \"a\\n\\\"b\"")
    #expect(text.verdict(of: .string("a\n\"b")) == .absent)
    #expect(text.verdict(of: .string("a\n\"b\u{0}")) == .usable)
  }

  @Test func isNoneForALayoutWithoutFields() {
    #expect(FieldProbe(TicketLayout("layout 1\nenvelope items \"$\"\nzone \"UTC\"\n")) == nil)
    #expect(FieldProbe(TicketLayout("nonsense")) == nil)
  }

  @Test func knowsTheCodesOfISO4217() {
    #expect(FieldProbe.isCurrencyCode("CNY"))
    #expect(FieldProbe.isCurrencyCode("usd"))
    #expect(!FieldProbe.isCurrencyCode("元"))
    #expect(!FieldProbe.isCurrencyCode("XYZ"))
  }
}
