import Diagnostics
import Foundation
import Testing

@Suite("JSONValue")
struct JSONValueTests {
  @Test func writesOneLineInTheOrderGiven() {
    let value = JSONValue.members([
      "b": .integer(-7), "a": .array([.bool(true), .bool(false), .string("x")]), "none": nil,
      "e": .members([:]),
    ])
    #expect(value.text == #"{"b":-7,"a":[true,false,"x"],"e":{}}"#)
  }

  @Test func writesWhatATerminalWouldObeyAsEscapes() {
    #expect(JSONValue.quoted("票 & <券> é 🎫") == "\"票 & <券> é 🎫\"")
    #expect(JSONValue.quoted("\"\\/\n\r\t") == #""\"\\/\n\r\t""#)
    #expect(
      JSONValue.quoted("\0\u{1B}\u{7F}\u{85}\u{2028}\u{202E}\u{FEFF}")
        == #""\u0000\u001b\u007f\u0085\u2028\u202e\ufeff""#)
    // A tag character is outside of the first plane: two units.
    #expect(JSONValue.quoted("\u{E0041}") == #""\udb40\udc41""#)
  }

  /// What joins the parts of one picture belongs to it; alone it is not seen.
  @Test(arguments: [
    ("👨‍👩‍👧", #""👨‍👩‍👧""#), ("❤️", #""❤️""#), ("\u{200D}", #""\u200d""#), ("a\u{200D}", "\"a\u{200D}\""),
    ("\u{200D}👧", "\"\\u200d👧\""), ("\u{FE0F}", #""\ufe0f""#), ("\n\u{200D}b", #""\n\u200db""#),
    ("🏴\u{E0067}\u{E007F}", "\"🏴\u{E0067}\u{E007F}\""), ("\u{E0067}", #""\udb40\udc67""#),
  ])
  func joinersAreKeptInsideOfCharacters(_ text: String, _ json: String) {
    #expect(Array(JSONValue.quoted(text).unicodeScalars) == Array(json.unicodeScalars))
  }

  /// Texts of ASCII alone take a shorter way, which writes the same.
  @Test func everyASCIICharacterIsWrittenAsAmongOthers() {
    for value in UInt8(0)..<0x80 {
      let text = String(UnicodeScalar(value))
      let long = JSONValue.quoted("券" + text + "券")
      #expect(long == "\"券" + JSONValue.quoted(text).dropFirst().dropLast() + "券\"")
      let isPlain = (0x20..<0x7F).contains(value) && text != "\"" && text != "\\"
      #expect((JSONValue.quoted(text) == "\"\(text)\"") == isPlain)
    }
  }

  @Test(
    arguments: [
      ("\0", #"\u0000"#), ("a", #"\u0061"#), ("\u{1B}", #"\u001b"#), ("\u{202E}", #"\u202e"#),
      ("\u{FFFF}", #"\uffff"#), ("\u{10000}", #"\ud800\udc00"#), ("🎫", #"\ud83c\udfab"#),
      ("\u{10FFFF}", #"\udbff\udfff"#),
    ] as [(Unicode.Scalar, String)])
  func escapesAreUnitsOfUTF16(_ scalar: Unicode.Scalar, _ escapes: String) {
    #expect(JSONValue.escaped(scalar) == escapes)
  }

  @Test(arguments: [
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
  ])
  func whatTurnsTextAroundIsNeverThere(_ text: String) {
    #expect(JSONValue.quoted("a\(text)b").utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func everyScalarComesBack() throws {
    var text = ""
    for value in UInt32(0)...0x2FF { text.unicodeScalars.append(try #require(.init(value))) }
    for value: UInt32 in [
      0x200B, 0x200D, 0x2029, 0x2066, 0xD7FF, 0xE000, 0xFFFF, 0x1F3AB, 0x10FFFF,
    ] {
      text.unicodeScalars.append(try #require(.init(value)))
    }
    let data = Data("[\(JSONValue.quoted(text))]".utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
    #expect(Array(read[0].unicodeScalars) == Array(text.unicodeScalars))
  }
}
