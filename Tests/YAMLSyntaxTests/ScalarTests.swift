import Testing
import YAMLSyntax

@Suite struct ScalarTests {
  /// Yams#116, crops-parser#48, YamlDotNet#447, js-yaml#198: nothing is taken for a number, truth value or date.
  @Test(arguments: [
    "10.10", "no", "on", "yes", "true", "12:30", "0510", "010", "08", "0x1F", "1e3", "1_000",
    "2026-11-30", "2026-11-30 12:30:00", ".5", "+1", ".inf", "nullable", "~x", "-x", "=",
  ])
  func plainScalarsAreTexts(text: String) throws {
    let reading = YAMLReading("a: \(text)\n")
    let scalar = try #require(reading.root?.entry("a")?.value.scalar)
    #expect(scalar.text == text)
    #expect(scalar.style == .plain)
    #expect(!scalar.isNull)
    #expect(reading.ids.isEmpty)
  }

  @Test func stylesAreTold() throws {
    let reading = YAMLReading("- a\n- 'a'\n- \"a\"\n- |\n  a\n- >\n  a\n")
    let items = try #require(reading.root?.sequence)
    #expect(
      items.map { $0.scalar?.style } == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
    #expect(items.map { $0.scalar?.text } == ["a", "a", "a", "a\n", "a\n"])
  }

  @Test func escapesAndQuotesAreRead() {
    let reading = YAMLReading(
      #"{a: "\x41\u6ee1\U0001F3AB\n\t\0\e\"\\\/\N\_\L\P", b: 'it''s "\n"'}"#)
    #expect(
      reading.tree
        == "{a: ‹A满🎫\n\t\0\u{1B}\"\\/\u{85}\u{A0}\u{2028}\u{2029}›, b: ‹it's \"\\n\"›}")
    #expect(reading.ids.isEmpty)
  }

  @Test func emptyQuotedScalarsAreEmptyTexts() {
    let reading = YAMLReading("a: \"\"\nb: ''\nc: \"~\"\nd: 'null'\n")
    #expect(reading.tree == "{a: ‹›, b: ‹›, c: ‹~›, d: ‹null›}")
    #expect(reading.ids.isEmpty)
  }

  @Test func blockScalarsFollowTheirHeaders() {
    let reading = YAMLReading(
      "a: |\n  x\n   y\n\n  z\n\nb: |-\n  x\n\nc: |+\n  x\n\nd: >\n  x\n  y\n\n  z\ne: |2\n    x\n")
    #expect(
      reading.tree
        == "{a: ‹x\n y\n\nz\n›, b: ‹x›, c: ‹x\n\n›, d: ‹x y\nz\n›, e: ‹  x\n›}")
  }

  /// Archipelago-lobby#134: a byte order mark and CRLF give the same tree.
  @Test(arguments: ["", "\u{FEFF}"], ["\n", "\r\n", "\r"])
  func markAndLineEndsChangeNothing(mark: String, lineEnd: String) {
    let lines = [
      "# 满", "a: x", "  y", "b: |", "  1", "  2", "c:", "- \"p", "  q\"", "- >", "  r", "",
    ]
    let reading = YAMLReading(mark + lines.joined(separator: lineEnd))
    #expect(reading.tree == "{a: ‹x y›, b: ‹1\n2\n›, c: [‹p q›, ‹r\n›]}")
    #expect(reading.ids.isEmpty)
  }

  @Test func collectionsOfBothStyles() {
    let reading = YAMLReading("a: {b: [1, {c: d}], e: {}}\nf:\n- []\n- - x\n  - y: z\n    w: v\n")
    #expect(
      reading.tree == "{a: {b: [‹1›, {c: ‹d›}], e: {}}, f: [[], [‹x›, {y: ‹z›, w: ‹v›}]]}")
    #expect(reading.ids.isEmpty)
  }

  @Test func kindsHaveWords() throws {
    let reading = YAMLReading("a: x\nb: []\nc: {}\nx-d: ~\n")
    let words = try #require(reading.root?.mapping).map(\.value.kindDescription)
    #expect(words == ["a text", "a list", "a mapping", "nothing"])
    #expect(reading.root?.kindDescription == "a mapping")
  }
}
