import Testing
import YAMLSyntax

@Suite struct CharacterTests {
  @Test(arguments: [
    (0x00, "U+0000", #"\x00"#), (0x08, "U+0008", #"\x08"#), (0x0B, "U+000B", #"\x0B"#),
    (0x1B, "U+001B", #"\x1B"#), (0x7F, "U+007F", #"\x7F"#), (0x80, "U+0080", #"\x80"#),
    (0x85, "U+0085 (next line)", #"\x85"#), (0x9F, "U+009F", #"\x9F"#),
    (0x2028, "U+2028 (line separator)", #"\u2028"#),
    (0x2029, "U+2029 (paragraph separator)", #"\u2029"#),
    (0xFEFF, "U+FEFF (byte order mark)", #"\uFEFF"#), (0xFFFE, "U+FFFE", #"\uFFFE"#),
  ])
  func rawCharacters(value: UInt32, name: String, escape: String) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let length = UTF8.encode(scalar)?.count ?? 0
    let reading = YAMLReading("满: x\nb: 元\(scalar)z\nc: 1\n")
    #expect(
      reading.report == [
        "2:7-\(7 + length) raw-character: the character \(name) may not stand in a file as it is: "
          + "write `\(escape)` in a double-quoted text"
      ])
    // The rest of the file is read on, and what holds the character is not judged.
    #expect(reading.root?.entry("b")?.value.isRefused == true)
    #expect(reading.root?.entry("c")?.value.isRefused == false)
  }

  @Test func theFirstHundredAreTold() {
    let reading = YAMLReading("a: " + String(repeating: "\u{1}", count: 150) + "\n")
    #expect(reading.ids.count == 100)
    #expect(reading.ids.last == "1:103-104 raw-character")
  }

  @Test func escapedCharactersAreFine() {
    let reading = YAMLReading(#"a: "\0\b\x1B\N\u2028\uFEFF\x7F""# + "\n")
    #expect(reading.ids.isEmpty)
    #expect(reading.tree == "{a: ‹\0\u{8}\u{1B}\u{85}\u{2028}\u{FEFF}\u{7F}›}")
  }

  @Test func allAreFoundAlsoInCommentsAndKeys() {
    let reading = YAMLReading("# \u{2028}\r\na\u{B}: 1\r\nb: \"\u{85}\" # \u{1B}\r\n")
    #expect(
      reading.ids == [
        "1:3-6 raw-character", "2:2-3 raw-character", "3:5-7 raw-character",
        "3:11-12 raw-character",
      ])
    #expect(reading.tree == "{b: !‹__›}")
  }

  @Test func printableCharactersAreFine() {
    let text = "a: \u{A0}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}\u{200B}\u{202E}\u{AD}x\n"
    #expect(YAMLReading(text).ids.isEmpty)
  }

  @Test(arguments: [
    ([0xFF], "0xFF", 1), ([0xC3], "0xC3", 1), ([0xC0, 0xAF], "0xC0", 1),
    ([0xED, 0xA0, 0x80], "0xED", 1),
    ([0xE6, 0xBB], "0xE6", 2), ([0xF5, 0x80, 0x80, 0x80], "0xF5", 1), ([0x80], "0x80", 1),
  ])
  func bytesThatAreNoUTF8(bytes: [UInt8], byte: String, length: Int) {
    let reading = YAMLReading(bytes: Array("满: 1\nb: x".utf8) + bytes + Array(" y\n".utf8))
    #expect(
      reading.report == [
        "2:5-\(5 + length) invalid-utf8: the byte \(byte) is no UTF-8: save the file as UTF-8"
      ])
  }

  @Test func onlyTheFirstBadByteIsReported() {
    #expect(YAMLReading(bytes: Array("a: ".utf8) + [0xFF, 0x20, 0xFF, 0x0A]).ids.count == 1)
    #expect(YAMLReading(bytes: Array("a: 1\nb: ".utf8) + [0xE6]).ids == ["2:4-5 invalid-utf8"])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00, 0x3A, 0x00], [0xFE, 0xFF, 0x00, 0x61, 0x00, 0x3A]])
  func otherEncodings(bytes: [UInt8]) {
    let reading = YAMLReading(bytes: bytes)
    #expect(
      reading.report == [
        "1:1-2 invalid-utf8: the byte 0x\(bytes[0] == 0xFF ? "FF" : "FE") is no UTF-8: "
          + "the file looks like UTF-16: save the file as UTF-8"
      ])
    #expect(reading.root == nil)
  }

  /// By YAML 1.2, section 5.2, such a text begins with an ASCII character.
  @Test(arguments: [
    ([0x61, 0x00, 0x3A, 0x00], "1:2-3"), ([0x00, 0x61, 0x00, 0x3A], "1:1-2"),
    ([0x61, 0x00, 0x00, 0x00], "1:2-3"), ([0x00, 0x00, 0x00, 0x61], "1:1-2"),
  ])
  func otherEncodingsWithoutAByteOrderMark(bytes: [UInt8], place: String) {
    let reading = YAMLReading(bytes: bytes + bytes)
    #expect(
      reading.report == [
        "\(place) invalid-utf8: the file looks like UTF-16: save the file as UTF-8"
      ])
    #expect(reading.root == nil)
  }

  @Test func aNulIsNoOtherEncoding() {
    #expect(YAMLReading("\0a: 1\n").ids == ["1:1-2 raw-character"])
    #expect(
      YAMLReading("a\0: 1\nb: \"\0\"\n").ids == ["1:2-3 raw-character", "2:5-6 raw-character"])
  }

  @Test func filesFullOfControlsGiveFewFindings() {
    #expect(YAMLReading(String(repeating: "\u{1}", count: 10_000)).ids.count <= 101)
  }
}
