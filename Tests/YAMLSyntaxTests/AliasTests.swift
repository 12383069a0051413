import Testing
import YAMLSyntax

@Suite struct AliasTests {
  @Test func aliasesStandForTheirNodes() throws {
    let reading = YAMLReading("a: &x {b: [1]}\nc: *x\nd: [*x, &y z, *y]\n*y : *y\n")
    #expect(
      reading.tree
        == "{a: {b: [‹1›]}, c: *{b: [‹1›]}, d: [*{b: [‹1›]}, ‹z›, *‹z›], z: *‹z›}")
    #expect(reading.ids.isEmpty)
    let alias = try #require(reading.root?.entry("c")?.value)
    #expect(alias.range.bytes == 18..<20)
    // What is inside stands where it is written.
    #expect(try reading.source(#require(alias.entry("b")).keyRange) == "b")
    #expect(alias.entry("b")?.keyRange.bytes == 7..<8)
  }

  @Test func anAliasOfARefusedNodeIsRefused() {
    let reading = YAMLReading("a: &x !foo b\nc: *x\n")
    #expect(reading.ids == ["1:7-11 unknown-tag"])
    #expect(reading.tree == "{a: !‹b›, c: *!‹b›}")
  }

  @Test func theLatestAnchorOfANameCounts() {
    #expect(YAMLReading("[&a 1, *a, &a 2, *a]").tree == "[‹1›, *‹1›, ‹2›, *‹2›]")
    #expect(YAMLReading("[&a [&a 1, *a], *a]").tree == "[[‹1›, *‹1›], *‹1›]")
  }

  @Test func undefinedAlias() {
    let reading = YAMLReading("满: *y\nb: &y 1\n")
    #expect(
      reading.report == [
        "1:6-8 undefined-alias: no anchor `&y` stands above this alias"
          + " | if a text is meant, quote it"
      ])
    #expect(reading.tree == "{满: !‹›, b: ‹1›}")
  }

  @Test func cyclicAlias() {
    let reading = YAMLReading("a: &x\n  b: [1, *x]\n")
    #expect(
      reading.report == [
        "2:10-12 cyclic-alias: this alias stands inside the node that `&x` names: write out what is meant"
      ])
    #expect(YAMLReading("&x {<<: *x, a: *x, *x : b}").ids.count == 3)
  }

  @Test func mergesKeepOwnKeys() {
    let reading = YAMLReading("a: &x {b: 1, c: 2}\nd:\n  c: 3\n  <<: *x\n  e: 4\n")
    #expect(reading.tree == "{a: {b: ‹1›, c: ‹2›}, d: {c: ‹3›, e: ‹4›, b: ‹1›}}")
    #expect(reading.ids.isEmpty)
  }

  @Test func theFirstOfSeveralMergedMappingsWins() {
    #expect(
      YAMLReading("x: &x {a: 1, b: 1}\ny: &y {b: 2, c: 2}\nz: {<<: [*x, *y, {c: 3, d: 3}]}\n").tree
        == "{x: {a: ‹1›, b: ‹1›}, y: {b: ‹2›, c: ‹2›}, z: {a: ‹1›, b: ‹1›, c: ‹2›, d: ‹3›}}")
  }

  @Test func mergesOfMergesAndOfInlineMappings() {
    #expect(
      YAMLReading("- &x {a: 1}\n- &y {<<: *x, b: 2}\n- {<<: *y}\n- <<: {c: 3}\n- <<: []\n").tree
        == "[{a: ‹1›}, {b: ‹2›, a: ‹1›}, {b: ‹2›, a: ‹1›}, {c: ‹3›}, {}]")
  }

  @Test func aliasedListOfMappingsIsMerged() {
    let reading = YAMLReading("a: &l [{b: 1}, {c: 2}]\nd: {<<: *l}\n")
    #expect(reading.tree == "{a: [{b: ‹1›}, {c: ‹2›}], d: {b: ‹1›, c: ‹2›}}")
  }

  @Test func quotedMergeKeysAreKeys() {
    #expect(YAMLReading("a: {\"<<\": 1}\n").tree == "{a: {<<: ‹1›}}")
    #expect(YAMLReading("a: &x {b: 1}\nc: {!!merge <<: *x}\n").tree == "{a: {b: ‹1›}, c: {b: ‹1›}}")
  }

  @Test(arguments: [
    (
      "a: {<<: 满, b: 1}\n",
      "1:9-12 merge-not-mapping: `<<` merges mappings, but this is a text: name a mapping"
    ),
    (
      "a: {<<: [{c: 1}, [d]], b: 1}\n",
      "1:18-21 merge-not-mapping: `<<` merges mappings, but this is a list: name a mapping"
    ),
    (
      "- &x y\n- {<<: *x}\n",
      "2:8-10 merge-not-mapping: `<<` merges mappings, but this is a text: name a mapping"
    ),
  ])
  func onlyMappingsMerge(yaml: String, report: String) {
    #expect(YAMLReading(yaml).report == [report])
  }

  /// What a second `<<` merges is not missing beside.
  @Test func aSecondMergeKeyIsReadOn() {
    let reading = YAMLReading("a: &x {b: 1}\nc: &y {b: 2, d: 3}\ne: {<<: *x, <<: *y}\n")
    #expect(reading.ids == ["3:13-15 duplicate-key"])
    #expect(reading.tree == "{a: {b: ‹1›}, c: {b: ‹2›, d: ‹3›}, e: {b: ‹1›, d: ‹3›}}")
  }

  @Test func oneMergeKeyIsEnough() {
    #expect(
      YAMLReading("a: &x {b: 1}\nc: {<<: *x, <<: *x}\n").report == [
        "2:13-15 duplicate-key: the key `<<` stands here a second time: merge several mappings by a list, `<<: [*a, *b]`"
          + " | 2:5-7 the first one is here"
      ])
  }

  @Test func nullsInMergesAreFoundOnce() {
    #expect(YAMLReading("a: &x {b: ~}\nc: {<<: *x}\n").ids == ["1:11-12 null-value"])
    #expect(YAMLReading("c: {<<: }\n").ids == ["1:5-7 null-value"])
  }
}
