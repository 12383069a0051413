import Testing
import YAMLSyntax

@Suite struct NullTests {
  @Test func keyWithoutAValue() {
    let reading = YAMLReading("a: 1\n满:\nc: 2\n")
    #expect(
      reading.report == [
        #"2:1-4 null-value: `满` has no value: write `""` for the empty text"#
      ])
    #expect(reading.tree == "{a: ‹1›, 满: !null, c: ‹2›}")
  }

  @Test(arguments: ["~", "null", "Null", "NULL"])
  func plainNull(text: String) {
    #expect(
      YAMLReading("a: [\(text)]\nb: \"\(text)\"\n").report == [
        "1:5-\(5 + text.utf8.count) null-value: `\(text)` is no value: "
          + #"write `""` for the empty text, or quote it"#
      ])
  }

  @Test func itemWithoutAValue() {
    #expect(
      YAMLReading("a:\n  - x\n  -\n").report == [
        #"3:3-4 null-value: this item has no value: write `""` for the empty text"#
      ])
  }

  @Test func allAreFound() {
    #expect(
      YAMLReading("a:\nb: ~\nc:\n  d: null\n  e:\n- x\n".replacing("- x\n", with: "")).ids == [
        "1:1-2 null-value", "2:4-5 null-value", "4:6-10 null-value", "5:3-4 null-value",
      ])
  }

  @Test(arguments: [
    ("text: #FD6363\n", "1:1-5 null-value: `text` has no value: write `\"\"` for the empty text"),
    (
      "text: ~ # c\n",
      "1:7-8 null-value: `~` is no value: write `\"\"` for the empty text, or quote it"
    ),
    ("text:\t# 满\n", "1:1-5 null-value: `text` has no value: write `\"\"` for the empty text"),
  ])
  func commentIsNamed(yaml: String, report: String) {
    #expect(
      YAMLReading(yaml).report == [
        report + "; ` #` began a comment, so quote the whole value if `#` belongs to it"
      ])
  }

  @Test(arguments: [
    ("when: !overdue\n", "1:7-15", "write `not overdue` if a condition is meant"),
    ("when: !\n", "1:7-8", "quote it if a text is meant"),
    ("{when: !overdue, b: c}", "1:8-16", "write `not overdue` if a condition is meant"),
  ])
  func exclamationMarkIsNamed(yaml: String, place: String, cure: String) {
    #expect(
      YAMLReading(yaml).report == [
        "\(place) null-value: `when` has no value: `!` began a YAML tag; \(cure)"
      ])
  }

  @Test func keysMayNotBeNull() {
    let reading = YAMLReading("~: 1\nnull: 2\n?\n: 3\nb: 4\n")
    #expect(
      reading.report == [
        #"1:1-2 null-value: `~` is no value: write `""` for the empty text, or quote it"#,
        #"2:1-5 null-value: `null` is no value: write `""` for the empty text, or quote it"#,
        #"3:2-2 null-value: this key has no text: write `""` for the empty text"#,
      ])
    #expect(reading.tree == "{b: ‹4›}")
  }

  @Test func keysStartingWithXAreFree() {
    let reading = YAMLReading("x-a:\nx-b: {c: ~, d: [null, {e: }]}\nf: {x-g: ~, h: x-i}\n")
    #expect(reading.ids.isEmpty)
    #expect(
      reading.tree
        == "{x-a: null, x-b: {c: null, d: [null, {e: null}]}, f: {x-g: null, h: ‹x-i›}}".replacing(
          "null", with: "!null"))
  }

  @Test func freedomEndsWithItsValue() {
    #expect(
      YAMLReading("x-a: {b: ~}\nc: ~\nX-d: ~\nxe: ~\n").ids == [
        "2:4-5 null-value", "3:6-7 null-value", "4:5-6 null-value",
      ])
  }

  @Test func aliasesBringNullsOutOfFreedom() {
    let reading = YAMLReading("x-a: &a {b: ~}\nx-c: &c [*a]\nd: *c\ne: *c\nf: {<<: *a}\n")
    #expect(Set(reading.ids) == ["1:13-14 null-value"])
    #expect(YAMLReading("x-a: &a {b: ~}\nx-c: *a\n").ids.isEmpty)
    #expect(YAMLReading("x-a: &a\nx-c: *a\nd: *a\n").ids == ["1:1-4 null-value"])
  }

  @Test func taggedTextsAreNoNulls() {
    let reading = YAMLReading("a: !!str\nb: !!str ~\nc: !!str null\n")
    #expect(reading.ids.isEmpty)
    #expect(reading.tree == "{a: ‹›, b: ‹~›, c: ‹null›}")
  }

  @Test func taggedNullsAreNulls() {
    #expect(
      YAMLReading("a: !!null ~\nb: !!null\n").ids == ["1:11-12 null-value", "2:1-2 null-value"])
  }

  @Test func unquotedTemplateIsNamed() {
    let reading = YAMLReading("display:\n  goodName: {满}\n  b: {m:0.00}\n  c: {d: 1, e}\n")
    #expect(
      reading.report == [
        "2:14-17 null-value: `满` has no value: `{…}` is a YAML mapping"
          + " | 2:13-18 if a template is meant, quote the whole value: `\"{满}\"`",
        "3:7-13 null-value: `m:0.00` has no value: `{…}` is a YAML mapping"
          + " | 3:6-14 if a template is meant, quote the whole value: `\"{m:0.00}\"`"
          + "; if a mapping, write a space after `:`",
        "4:13-14 null-value: `e` has no value: the value before it was cut by YAML at `,`"
          + " | 4:10-14 quote the whole value: `\"1, e\"`",
      ])
    #expect(
      reading.tree
        == "{display: {goodName: !{满: !null}, b: !{m:0.00: !null}, c: !{d: ‹1›, e: !null}}}")
  }

  @Test(arguments: [
    ("{when: a == 'x,y', text: z}", "y'", "1:16-18", "1:8-18", "a == 'x,y'"),
    ("{a: 满 , b,c, d: e}", "b", "1:11-12", "1:5-14", "满 , b,c"),
    ("{a: b, c, d: e, f}", "c", "1:8-9", "1:5-9", "b, c"),
  ])
  func valueCutAtACommaIsNamed(
    yaml: String, key: String, place: String, whole: String, value: String
  ) {
    #expect(
      YAMLReading("- \(yaml)\n").report == [
        "\(shifted(place)) null-value: `\(key)` has no value: the value before it was cut by YAML at `,`"
          + " | \(shifted(whole)) quote the whole value: `\"\(value)\"`"
      ])
  }

  /// A place two columns further on.
  private func shifted(_ place: String) -> String {
    let columns = place.dropFirst(2).split(separator: "-").compactMap { Int($0) }
    return "1:" + columns.map { String($0 + 2) }.joined(separator: "-")
  }

  @Test func oneUnquotedTemplateIsOneFinding() {
    #expect(YAMLReading("a: {b, c, d}\n").ids == ["1:5-6 null-value"])
    #expect(YAMLReading("a: {b, c: , d: ~}\n").ids.count == 3)
    #expect(YAMLReading("x-a: {b, c}\n").ids.isEmpty)
  }

  @Test func doubleBracesAreOneFinding() {
    let reading = YAMLReading("a: {{x}}\nb: 1\n")
    #expect(
      reading.report == [
        "1:5-8 complex-key: a key is a text, but this is a mapping"
          + " | if a template is meant, quote the whole value"
      ])
    #expect(reading.tree == "{a: !{}, b: ‹1›}")
  }
}
