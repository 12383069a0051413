import Diagnostics
import Testing
import YAMLSyntax

@Suite struct RangeTests {
  /// The source of every node, parents before their children, keys before their values.
  private func sources(_ text: String) -> [String] {
    let reading = YAMLReading(text)
    func walk(_ node: YAMLNode) -> [String] {
      let own = [reading.source(node.range)]
      switch node.content {
      case .scalar: return own
      case .sequence(let items): return own + items.flatMap(walk)
      case .mapping(let entries):
        return own + entries.flatMap { [reading.source($0.keyRange)] + walk($0.value) }
      }
    }
    return reading.root.map(walk) ?? []
  }

  @Test func scalarsOfEveryStyle() {
    #expect(
      sources("满: 元 # c\n'b': 'x y' \n\"c\": \"d\"\n")
        == ["满: 元 # c\n'b': 'x y' \n\"c\": \"d\"", "满", "元", "'b'", "'x y'", "\"c\"", "\"d\""])
  }

  @Test func plainScalarOfSeveralLines() {
    #expect(
      sources("a: x\n  y\n\n# c\nb: z\n") == ["a: x\n  y\n\n# c\nb: z", "a", "x\n  y", "b", "z"])
  }

  @Test func blockScalarsEndWithTheirText() {
    #expect(
      sources("a: |\n  x\n\n  y\n\n\nb: >-\n  z\n")
        == ["a: |\n  x\n\n  y\n\n\nb: >-\n  z", "a", "|\n  x\n\n  y", "b", ">-\n  z"])
  }

  @Test func collectionsEndWithTheirLastNode() {
    #expect(
      sources("a:\n  b: 1\n\n# c\nd: {e: f }\ng:\n- h\n")
        == [
          "a:\n  b: 1\n\n# c\nd: {e: f }\ng:\n- h", "a", "b: 1", "b", "1", "d", "{e: f }", "e", "f",
          "g", "- h", "h",
        ])
  }

  @Test func anchorsAndTagsAreLeftOut() {
    #expect(
      sources("a: &x !!str b\nc: !!map &y\n  d: e\nf: &z # c\n  - g\nh: &w [i]\n&k j: *x\n")
        == [
          "a: &x !!str b\nc: !!map &y\n  d: e\nf: &z # c\n  - g\nh: &w [i]\n&k j: *x",
          "a", "b", "c", "d: e", "d", "e", "f", "- g", "g", "h", "[i]", "i", "j", "*x",
        ])
  }

  @Test func byteOrderMarkIsOutside() {
    #expect(sources("\u{FEFF}满: b\r\nc: d\r\n") == ["满: b\r\nc: d", "满", "b", "c", "d"])
  }

  @Test func scalarsOfEveryLengthInUTF8() {
    #expect(
      sources("{é: 🎫, 满: [\u{10FFFD}, x]}")
        == ["{é: 🎫, 满: [\u{10FFFD}, x]}", "é", "🎫", "满", "[\u{10FFFD}, x]", "\u{10FFFD}", "x"])
  }
}
