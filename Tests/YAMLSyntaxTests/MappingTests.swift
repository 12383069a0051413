import Testing
import YAMLSyntax

@Suite struct MappingTests {
  /// Yams#415: the second key's place, with a note at the first.
  @Test func duplicateKey() {
    let reading = YAMLReading("满: 1\nb: 2\n满: 3\n")
    #expect(
      reading.report == [
        "3:1-4 duplicate-key: the key `满` stands here a second time: leave one out"
          + " | 1:1-4 the first one is here"
      ])
    #expect(reading.tree == "{满: ‹1›, b: ‹2›}")
  }

  @Test func quotesMakeNoOtherKey() {
    #expect(
      YAMLReading("1: a\n\"1\": b\n'1': c\n").report == [
        "2:1-4 duplicate-key: the key `1` stands here a second time: leave one out | 1:1-2 the first one is here",
        "3:1-4 duplicate-key: the key `1` stands here a second time: leave one out | 1:1-2 the first one is here",
      ])
  }

  @Test func everyMappingHasItsOwnKeys() {
    #expect(YAMLReading("a: {b: 1}\nc: {b: 1, a: 2}\n").ids.isEmpty)
    #expect(YAMLReading("a: {b: {c: 1, c: 2}}\n").ids == ["1:15-16 duplicate-key"])
  }

  @Test func keysThatAreOnlyCanonicallyEqualDiffer() {
    let reading = YAMLReading("\u{E9}: 1\ne\u{301}: 2\nE: 3\ne: 4\n1.0: 5\n1: 6\n")
    #expect(reading.ids.isEmpty)
    #expect(reading.root?.mapping?.count == 6)
    #expect(reading.root?.entry("e\u{301}")?.value.scalar?.text == "2")
  }

  @Test func manyKeysAreComparedAsFew() {
    for count in [1, 11, 12, 13, 14, 200] {
      let keys = (0..<count).map { "k\($0): x\n" }.joined()
      let reading = YAMLReading(keys + "k0: y\n" + "k\(count - 1): z\n")
      #expect(reading.ids.count == 2)
      #expect(reading.root?.mapping?.count == count)
    }
  }

  @Test func duplicateValuesAreStillRead() {
    #expect(
      YAMLReading("a: 1\na: {b: ~}\n").ids == ["2:1-2 duplicate-key", "2:8-9 null-value"]
        || YAMLReading("a: 1\na: {b: ~}\n").ids == ["2:8-9 null-value", "2:1-2 duplicate-key"])
  }

  @Test(arguments: [
    ("? [a, b]\n: 1\nc: 2\n", "1:3-9 complex-key: a key is a text, but this is a list"),
    ("? {a: b}\n: 1\nc: 2\n", "1:3-9 complex-key: a key is a text, but this is a mapping"),
    ("[a, b]: 1\nc: 2\n", "1:1-7 complex-key: a key is a text, but this is a list"),
    ("? a: ~\n: 1\nc: 2\n", "1:3-7 complex-key: a key is a text, but this is a mapping"),
  ])
  func keysAreTexts(yaml: String, report: String) throws {
    let reading = YAMLReading(yaml)
    #expect(reading.report.count == 1)
    #expect(try #require(reading.report.first).hasPrefix(report + " | if a text is meant, quote"))
    #expect(reading.tree == "{c: ‹2›}")
  }

  @Test func explicitKeysOfTextsAreKeys() {
    #expect(YAMLReading("? a\n: 1\n? |\n  b\n: 2\n").tree == "{a: ‹1›, b\n: ‹2›}")
  }
}
