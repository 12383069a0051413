import Diagnostics
import Testing
import YAMLSyntax

@Suite struct TextMapTests {
  /// The source of a part of the scalar at `a`, found by the part's text.
  private func source(of part: String, in yaml: String) throws -> String {
    let reading = YAMLReading(yaml)
    let node = try #require(reading.root?.entry("a")?.value)
    let text = try #require(node.scalar?.text)
    let place = try #require(text.range(of: part))
    let lower = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    return reading.source(node.range(ofText: lower..<lower + part.utf8.count))
  }

  @Test(arguments: [
    // Plain, on one line and folded.
    ("a: · 满{m}元 # c\n", "{m}", "{m}"),
    ("a: x {m}\n   {n} y\n", "{n}", "{n}"),
    ("a: x\n\n\n  {n} y\n", "{n}", "{n}"),
    ("a: x \t\r\n  {n}\r\n", "{n}", "{n}"),
    ("a: x\n  y\n", "x y", "x\n  y"),
    // Single quotes.
    ("a: '满{m}'\n", "{m}", "{m}"),
    ("a: 'it''s {m}'\n", "{m}", "{m}"),
    ("a: 'it''s'\n", "'", "''"),
    ("a: ' x\n\n  {m} '\n", "{m}", "{m}"),
    // Double quotes and escapes.
    (#"a: "满{m}""# + "\n", "{m}", "{m}"),
    (#"a: "\u6ee1{m}""# + "\n", "{m}", "{m}"),
    (#"a: "\u6ee1{m}""# + "\n", "满", #"\u6ee1"#),
    (#"a: "\L\P\N\_{m}""# + "\n", "{m}", "{m}"),
    (#"a: "\x41\U0001F3AB\"\\\/\n{m}""# + "\n", "{m}", "{m}"),
    (#"a: "\x41\U0001F3AB\"\\{m}""# + "\n", "\\", #"\\"#),
    ("a: \"x \\\n   {m}\"\n", "{m}", "{m}"),
    ("a: \"x\\\n  \\  {m}\"\n", "{m}", "{m}"),
    ("a: \"x\\\n\n  {m}\"\n", "{m}", "{m}"),
    ("a: \"x  \n\n  {m}\"\n", "{m}", "{m}"),
    // Literal and folded.
    ("a: |\n  x\n  {m}\n", "{m}", "{m}"),
    ("a: |\r\n  x\r\n   {m}\r\n", "{m}", "{m}"),
    ("a: |2-\n    {m}\n", "{m}", "{m}"),
    ("a: |1\n  \n   {m}\n", "{m}", "{m}"),
    ("a: |+ # c\n\n  满\n\n  {m}\n\n", "{m}", "{m}"),
    ("a: >\n  x\n  {m} y\n", "{m}", "{m}"),
    ("a: >\n  x\n\n   more\n  {m}\n\n  y {n}\n", "{m}", "{m}"),
    ("a: >-\n  x\n\n   more\n  {m}\n\n  y {n}\n", "y {n}", "y {n}"),
    // Behind an anchor and a tag.
    ("a: &x !!str 满{m}\n", "{m}", "{m}"),
    ("a: !!str &x \"满{m}\"\n", "{m}", "{m}"),
    ("a: &x |\n  满{m}\n", "{m}", "{m}"),
    ("a: &x:{m}\n", "{m}", "{m}"),
    ("a: !<tag:yaml.org,2002:str> 满{m}\n", "{m}", "{m}"),
    // White space at the end of a block scalar.
    ("a: |-\n  {m} ", "{m} ", "{m} "),
    ("a: |\n  {m}\n      \n", "{m}", "{m}"),
  ])
  func partsAreExact(yaml: String, part: String, source: String) throws {
    #expect(try self.source(of: part, in: yaml) == source)
  }

  @Test func emptyPartsLieBetweenCharacters() throws {
    let reading = YAMLReading("a: \"\\u6ee1b\"\n")
    let node = try #require(reading.root?.entry("a")?.value)
    #expect(node.range(ofText: 0..<0).bytes == 4..<4)
    #expect(node.range(ofText: 3..<3).bytes == 10..<10)
    #expect(node.range(ofText: 4..<4).bytes == 11..<11)
  }

  @Test func partsOutsideTheTextAreClamped() throws {
    let reading = YAMLReading("a: 'bc'\n")
    let node = try #require(reading.root?.entry("a")?.value)
    #expect(reading.source(node.range(ofText: 1..<99)) == "c")
    #expect(node.range(ofText: 50..<99).bytes == 6..<6)
  }

  @Test func emptyTextsAndAliasesAndCollectionsAreTheWholeNode() throws {
    let reading = YAMLReading("a: &x b c\nb: *x\nc: ''\nd: [e]\n")
    let root = try #require(reading.root)
    for (key, source) in [("b", "*x"), ("c", "''"), ("d", "[e]")] {
      let node = try #require(root.entry(key)?.value)
      #expect(reading.source(node.range(ofText: 0..<1)) == source)
    }
  }

  /// Every part of every text lies inside its scalar, whatever the style.
  @Test func partsNeverLeaveTheScalar() throws {
    let reading = YAMLReading(
      "- \"a\\\n\n  b \\L\"\n- |+\n\n  a\n   b\n\n\n- >1\n  a\n\n b\n- 'a\n\n  b'\n- a\n\n  b\n- |\n\n\n- >-\n  满\n"
    )
    let items = try #require(reading.root?.sequence)
    #expect(items.count == 7)
    for node in items {
      let count = try #require(node.scalar).text.utf8.count
      let map = YAMLTextMap(of: node)
      for lower in 0...count {
        for upper in lower...count {
          let range = map.range(of: lower..<upper).bytes
          #expect(range.lowerBound >= node.range.bytes.lowerBound)
          #expect(range.upperBound <= node.range.bytes.upperBound)
        }
      }
    }
  }
}
