import Testing

@testable import TicketKit

@Suite struct ListTextTests {
  private static let texts: [(String, [String], String)] = [
    ("zh_CN", [], ""), ("zh_CN", ["a"], "a"), ("zh_CN", ["a", "b"], "a和b"),
    ("zh_CN", ["a", "b", "c"], "a、b和c"), ("en_US", ["a", "b", "c"], "a, b, and c"),
    ("en_GB", ["a", "b", "c"], "a, b and c"), ("de_DE", ["a", "b", "c"], "a, b und c"),
    ("ja_JP", ["a", "b", "c"], "a、b、c"), ("en_US", ["", ""], " and "),
    ("en_US", ["{0}", "{1}"], "{0} and {1}"),
  ]

  @Test(arguments: texts)
  func lists(locale: String, texts: [String], list: String) {
    #expect(TicketContext(locale: locale, timeZone: "UTC").listText(texts) == list)
  }
}
