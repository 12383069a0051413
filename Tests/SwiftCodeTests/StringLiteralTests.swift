import Testing

@testable import SwiftCode

@Suite("StringLiteral")
struct StringLiteralTests {
  @Test(
    "A literal holds the text and shows what is in it",
    arguments: [
      ("", #""""#),
      ("满减", #""满减""#),
      (#"say "hi""#, #""say \"hi\"""#),
      (#"C:\temp"#, #""C:\\temp""#),
      (#"\(1 + 1)"#, #""\\(1 + 1)""#),
      (##""#"##, ##""\"#""##),
      ("a\nb\rc\r\nd\te", #""a\nb\rc\r\nd\te""#),
      ("\0", #""\u{0}""#),
      ("\u{85}\u{2028}\u{2029}", #""\u{85}\u{2028}\u{2029}""#),
      ("a\u{202E}b\u{2066}c", #""a\u{202E}b\u{2066}c""#),
      ("%@ %s */ //", #""%@ %s */ //""#),
      ("👨\u{200D}👩", #""👨\u{200D}👩""#),
      ("no\u{A0}break", #""no\u{A0}break""#),
      ("全角\u{3000}空格", "\"全角\u{3000}空格\""),
      ("\u{301}a\u{301}", "\"\\u{301}a\u{301}\""),
      ("\"\u{301}", #""\"\u{301}""#),
      ("\u{FEFF}\u{FFFE}\u{E000}\u{10FFFF}", #""\u{FEFF}\u{FFFE}\u{E000}\u{10FFFF}""#),
    ])
  func literal(text: String, expected: String) {
    #expect(printed(.string(text)).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("A literal of several lines keeps quotation marks and cannot be ended")
  func multilineLiteral() {
    let text = "one \"two\"\n\n\"\"\"\"\"\"#\n\\(x) \\\n\u{202E}\rend"
    let expected = #"""
      f(
        """
        one "two"

        ""\"""\"#
        \\(x) \\
        \u{202E}\rend
        """)
      """#
    #expect(printed(.call("f", [.init(.multilineString(text))])) == expected)
  }
}
