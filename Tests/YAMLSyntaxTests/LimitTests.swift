import Diagnostics
import Testing
import YAMLSyntax

@Suite struct LimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func sixtyFourDeepIsFine() {
    #expect(YAMLReading(nested(64)).ids.isEmpty)
    #expect(YAMLReading("a: " + nested(63)).ids.isEmpty)
    #expect(YAMLReading(String(repeating: "- ", count: 64) + "x\n").ids.isEmpty)
  }

  @Test func sixtyFiveDeepIsNot() {
    #expect(
      YAMLReading(nested(65) + "\n").report == [
        "1:65-66 too-deep: lists and mappings stand more than 64 deep in each other: no schema "
          + "needs as many"
      ])
    #expect(YAMLReading("满: " + nested(64) + "\n").ids == ["1:69-70 too-deep"])
    #expect(YAMLReading("a: [\(nested(70)), ~]\nb: ~\n").ids.count == 3)
  }

  @Test func depthIsCountedThroughAliases() {
    let text =
      "a: &a \(nested(40))\nb: [[*a]]\nc: &c [*a]\nd: \(String(repeating: "[", count: 23))*c\(String(repeating: "]", count: 23))\n"
    #expect(YAMLReading(text).ids == ["4:27-29 too-deep"])
    let fits =
      "a: &a \(nested(40))\nd: \(String(repeating: "[", count: 23))*a\(String(repeating: "]", count: 23))\n"
    #expect(YAMLReading(fits).ids.isEmpty)
  }

  @Test func hundredThousandNodesAreFine() {
    // The root, its key, the list, and 99,997 items.
    let items = String(repeating: "x,", count: 99_997)
    #expect(YAMLReading("a: [\(items)]").ids.isEmpty)
  }

  @Test func oneMoreIsNot() {
    let items = String(repeating: "x,", count: 99_998)
    let reading = YAMLReading("a: [\(items)]")
    #expect(
      reading.report == [
        "1:199999-200000 too-many-nodes: with aliases expanded, the file has more than 100000 "
          + "nodes: split it, or repeat less"
      ])
    #expect(reading.root == nil)
  }

  @Test func expandedAliasesCount() {
    // &a is a list of 1,000 nodes; 99 aliases of it and the rest stay below the limit, 100 do not.
    let anchor = "a: &a [\(String(repeating: "x,", count: 999))]\n"
    let fits = "b: [\(String(repeating: "*a,", count: 98))]\n"
    #expect(YAMLReading(anchor + fits).ids.isEmpty)
    let over = "b: [\(String(repeating: "*a,", count: 99))]\n"
    #expect(YAMLReading(anchor + over).ids == ["2:299-301 too-many-nodes"])
  }

  /// "Billion laughs": each line stands for nine of the line above.
  @Test(arguments: [false, true])
  func bombsAreRefused(merging: Bool) throws {
    var text = merging ? "a: &a {x: 1}\n" : "a: &a [x, x, x, x, x, x, x, x, x]\n"
    for (letter, above) in zip("bcdefghijklmnop", "abcdefghijklmno") {
      let aliases = Array(repeating: "*\(above)", count: 9).joined(separator: ", ")
      text +=
        merging
        ? "\(letter): &\(letter) {<<: [\(aliases)]}\n" : "\(letter): &\(letter) [\(aliases)]\n"
    }
    let reading = YAMLReading(text)
    #expect(reading.findings.map(\.id) == ["too-many-nodes"])
    #expect(reading.root == nil)
  }

  @Test func directivesHaveALimit() {
    func directives(_ count: Int) -> String {
      (0..<count).map { "%TAG !t\($0)! x\n#\n" }.joined() + "---\na: 1\n"
    }
    #expect(YAMLReading(directives(64)).ids.isEmpty)
    #expect(
      YAMLReading(directives(65)).report.first?.hasPrefix(
        "129:1-") == true)
    #expect(YAMLReading(directives(20_000)).ids.count == 1)
    #expect(YAMLReading("a: 1\n...\n" + directives(20_000)).ids.count == 1)
    #expect(YAMLReading("a: 1\n" + directives(20_000)).ids.count == 1)
    // What is no directive is not counted, wherever it stands.
    let text = String(repeating: "%x\n", count: 100)
    #expect(YAMLReading("  a: \"\n\(text)\"\n").ids.isEmpty)
    #expect(YAMLReading("a: |\n" + String(repeating: "  %x\n", count: 100)).ids.isEmpty)
  }

  @Test func tooBigFilesAreRefused() {
    let comment = "a: 1\n#" + String(repeating: "x", count: 1 << 20)
    #expect(YAMLReading(String(comment.prefix(1 << 20))).ids.isEmpty)
    let reading = YAMLReading(String(comment.prefix((1 << 20) + 1)))
    #expect(reading.report == ["file-too-big: the file has more than 1048576 bytes: split it"])
    #expect(reading.root == nil)
  }

  /// Each would take minutes if any step were worse than linear.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "[", "{", "- ", "? ", "&", "!", "!a ", "a", "a\n", "a:\n", "a: ", "[[a]: ", "{{a}} ", "\0",
      "#\n",
      "\u{2028}", "'", "\"", "\\", "*a ", "&a ", "|\n", " ", "\t", "\n", "%", "a: {b}\n", "- - ",
      ",", "]",
      "%TAG !a! b\n", "- *a\n", "a: &a\n", "<<: *a\n", ": ", "满", "\u{FEFF}", "{a: 'b'c} ",
      "x-a: ~\n",
    ])
  func muchOfAnythingEnds(unit: String) {
    for prefix in ["", "a: [", "a: \"", "x: &a [b]\nc:\n"] {
      let count = ((1 << 16) - prefix.utf8.count) / unit.utf8.count
      let reading = YAMLReading(prefix + String(repeating: unit, count: count))
      var formatter = FindingFormatter()
      #expect(formatter.text(reading.findings.prefix(2_000)).utf8.count < 4 << 20)
    }
  }
}
