import Testing
import YAMLSyntax

@Suite struct TagTests {
  @Test func coreTagsThatFitChangeNothing() {
    let reading = YAMLReading(
      "!!map\na: !!str 1\nb: !!seq [x]\nc: !!int -12\nd: !!float 1.5e3\ne: !!bool true\n"
        + "f: !!int 0x1F\ng: !!float .inf\nh: !<tag:yaml.org,2002:str> y\ni: !!float 7\nj: !!int 0o17\n"
    )
    #expect(reading.ids.isEmpty)
    #expect(
      reading.tree
        == "{a: ‹1›, b: [‹x›], c: ‹-12›, d: ‹1.5e3›, e: ‹true›, f: ‹0x1F›, g: ‹.inf›, h: ‹y›, "
        + "i: ‹7›, j: ‹0o17›}")
  }

  @Test(arguments: [
    ("!!int 1.5", "!!int"), ("!!int x", "!!int"), ("!!int 0o8", "!!int"), ("!!bool no", "!!bool"),
    ("!!float 1e", "!!float"), ("!!float .", "!!float"), ("!!float 1x", "!!float"),
    ("!!null x", "!!null"), ("!!map x", "!!map"), ("!!seq {b: c}", "!!seq"), ("!!str [x]", "!!str"),
    ("!!map [x]", "!!map"), ("!!merge x", "!!merge"),
  ])
  func coreTagsMustFit(value: String, tag: String) {
    #expect(
      YAMLReading("a: \(value)\n").report == [
        "1:4-\(4 + tag.utf8.count) unknown-tag: the tag `\(tag)` does not fit this value: "
          + "leave the tag out"
      ])
  }

  @Test(arguments: [
    (
      "a: !b and 满\n",
      "1:4-6 unknown-tag: the tag `!b` is unknown | `!` began a YAML tag: "
        + "write `not b and 满` if a condition is meant, or quote the whole value"
    ),
    (
      "a: ! b\n",
      "1:4-5 unknown-tag: the tag `!` is unknown | `!` began a YAML tag: "
        + "write `not b` if a condition is meant, or quote the whole value"
    ),
    (
      "a: !!timestamp 2026-11-30\n",
      "1:4-15 unknown-tag: the tag `!!timestamp` is unknown | `!` began a YAML tag: "
        + "write `not timestamp 2026-11-30` if a condition is meant, or quote the whole value"
    ),
    (
      "a: &n !b {c: d}\n",
      "1:7-9 unknown-tag: the tag `!b` is unknown | if a text is meant, quote the whole value"
    ),
    (
      "a: !b 'c'\n",
      "1:4-6 unknown-tag: the tag `!b` is unknown | if a text is meant, quote the whole value"
    ),
    (
      "a: !!binary [b]\n",
      "1:4-12 unknown-tag: the tag `!!binary` is unknown"
        + " | if a text is meant, quote the whole value"
    ),
  ])
  func unknownTags(yaml: String, report: String) {
    let reading = YAMLReading(yaml)
    #expect(reading.report == [report])
    #expect(reading.root?.entry("a")?.value.isRefused == true)
  }

  @Test func tagsThroughHandles() {
    #expect(YAMLReading("%TAG !y! tag:yaml.org,2002:\n---\na: !y!str ~\n").tree == "{a: ‹~›}")
    #expect(
      YAMLReading("%TAG ! tag:x:\n---\na: !str b\n").ids == ["3:4-8 unknown-tag"])
  }
}
