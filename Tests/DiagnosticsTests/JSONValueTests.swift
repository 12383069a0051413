import Diagnostics
import Foundation
import Testing

@Suite("JSONValue")
struct JSONValueTests {
  @Test func writesOneLineInTheOrderGiven() {
    let value = JSONValue.members([
      "b": .integer(-7), "a": .array([.bool(true), .null, .string("x")]), "none": nil,
      "e": .members([:]),
    ])
    #expect(value.text == #"{"b":-7,"a":[true,null,"x"],"e":{}}"#)
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
