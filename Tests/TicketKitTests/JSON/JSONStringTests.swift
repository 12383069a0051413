import Testing

@testable import TicketKit

@Suite struct JSONStringTests {
  private func text(_ content: String) -> String {
    let bytes = Array("[\"\(content)\",1]".utf8)
    return bytes.withUnsafeBytes { JSONString(JSONBytes($0), at: 1).text(JSONBytes($0)) }
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("满100元可用", "满100元可用"), ("\\\"\\\\\\/", "\"\\/"),
    ("\\b\\f\\n\\r\\t", "\u{8}\u{C}\n\r\t"), ("\\u00e9\\u8C46", "é豆"), ("a\\u0000b", "a\0b"),
    ("\\ud83c\\udfab", "🎫"), ("x\\uD83C\\uDFABy", "x🎫y"), ("👨‍👩‍👧‍👦 family\\\\", "👨‍👩‍👧‍👦 family\\"),
  ])
  func escapesAreDecoded(content: String, text expected: String) {
    #expect(text(content).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("\\ud800", "\u{FFFD}"), ("\\udc00", "\u{FFFD}"), ("\\ud800\\ud800", "\u{FFFD}\u{FFFD}"),
    ("\\ud800x", "\u{FFFD}x"), ("\\ud800\\n", "\u{FFFD}\n"), ("\\udfab\\ud83c", "\u{FFFD}\u{FFFD}"),
    ("\\ud83c\\ud83c\\udfab", "\u{FFFD}🎫"), ("\\ud83c\\u0041", "\u{FFFD}A"),
  ])
  func aLoneSurrogateBecomesTheReplacementCharacter(content: String, text expected: String) {
    #expect(text(content) == expected)
  }

  @Test func theContentEndsAtTheQuoteWhereverItStandsInAWord() {
    for length in 0..<40 {
      let plain = String(repeating: "a", count: length)
      #expect(text(plain) == plain)
      #expect(text(plain + "\\\"") == plain + "\"")
      #expect(text("\\\\" + plain) == "\\" + plain)
    }
  }
}
