import Testing
import YAMLSyntax

@Suite struct SyntaxCureTests {
  /// The lines that schema writers are known to stumble over, each with libyaml's words and the cure.
  @Test(arguments: [
    (
      "  goodName: {goodName}元", "14:23-26 did not find expected key while parsing a block mapping",
      "14:13-26 a value that begins with `{` is a YAML mapping and ends at its `}`: "
        + "quote the whole value: `\"{goodName}元\"`"
    ),
    (
      "  text: [限时] {x}", "14:18-19 did not find expected key while parsing a block mapping",
      "14:9-21 a value that begins with `[` is a YAML list and ends at its `]`: "
        + "quote the whole value: `\"[限时] {x}\"`"
    ),
    (
      "  - when: 'used' == status",
      "14:18-19 did not find expected key while parsing a block mapping",
      "14:11-27 a value that begins with a quote ends at the closing quote: "
        + "quote the whole value: `\"'used' == status\"`"
    ),
    (
      "  text: \"x\" off", "14:13-14 did not find expected key while parsing a block mapping",
      "14:9-16 a value that begins with a quote ends at the closing quote: "
        + "quote the whole value: `'\"x\" off'`"
    ),
    (
      "  text: 满{m: 0.00}", "14:14-15 mapping values are not allowed in this context",
      "14:9-21 `: ` may not stand in a value without quotes: "
        + "quote the whole value: `\"满{m: 0.00}\"`"
    ),
    (
      "  deadline: 截止: {d}", "14:19-20 mapping values are not allowed in this context",
      "14:13-24 `: ` may not stand in a value without quotes: quote the whole value: `\"截止: {d}\"`"
    ),
    (
      "  - when: title == 'a: b' # c", "14:22-23 mapping values are not allowed in this context",
      "14:11-26 `: ` may not stand in a value without quotes: "
        + "quote the whole value: `\"title == 'a: b'\"`"
    ),
    (
      "  a: {from: @type}",
      "14:13-14 found character that cannot start any token while scanning for the next token",
      "14:13-18 no value may begin with `@`: quote the whole value: `\"@type\"`"
    ),
    (
      "  from: @type # c",
      "14:9-10 found character that cannot start any token while scanning for the next token",
      "14:9-14 no value may begin with `@`: quote the whole value: `\"@type\"`"
    ),
    (
      "  text: %{x}",
      "14:9-10 found character that cannot start any token while scanning for the next token",
      "14:9-13 no value may begin with `%`: quote the whole value: `\"%{x}\"`"
    ),
    (
      "  - {text: 满{x}元}", "14:15-16 did not find expected ',' or '}' while parsing a flow mapping",
      "14:12-21 inside `{…}` and `[…]` a text with braces or brackets needs quotes: "
        + "quote the whole value: `\"满{x}元\"`"
    ),
    (
      "  x: {from: a[0]}", "14:14-15 did not find expected ',' or '}' while parsing a flow mapping",
      "14:13-17 inside `{…}` and `[…]` a text with braces or brackets needs quotes: "
        + "quote the whole value: `\"a[0]\"`"
    ),
    (
      "  text: \"a\\d\"", "14:11-12 found unknown escape character while parsing a quoted scalar",
      "14:11-13 in double quotes `\\` begins an escape: "
        + "write `\\\\`, or put the text in single quotes"
    ),
  ])
  func knownTraps(line: String, refusal: String, cure: String) {
    // Whatever stands above, with text of every width, shifts only the line.
    let above = (1...12).map { "k\($0): 满元é🎫 # 满\r\n" }.joined()
    let head = line.hasPrefix("  -") ? "list:\r\n" : "map:\r\n"
    let place = refusal.split(separator: " ")[0]
    let message = refusal.dropFirst(place.count + 1)
    #expect(
      YAMLReading(above + head + line + "\r\nend: 1\r\n").report == [
        "\(place) yaml-syntax: \(message) | \(cure)"
      ])
  }

  @Test(arguments: [
    ("a:\n\tb: 1\n", "2:1-2", "2:1-2 a tab stands where only spaces may: indent with spaces"),
    ("a:\n  - x\n\t- y\n", "3:1-2", "3:1-2 a tab stands where only spaces may: indent with spaces"),
    ("a:\n  -\tb: c\n", "2:4-5", "2:4-5 a tab stands where only spaces may: indent with spaces"),
    ("a: |\n\tb\n", "2:1-2", "2:1-2 a tab stands where only spaces may: indent with spaces"),
    ("满: \"xx\nb: 1\n", "1:6-7", "1:6-7 this quote is not closed"),
    ("a: 'xx\nb: 1\n", "1:4-5", "1:4-5 this quote is not closed"),
    ("a: \"xx\nb: \"yy\"\n", "2:5-6", "1:4-5 the quote that opens here is closed on a later line"),
    ("a: {b: 1\nc: 2\n", "2:2-3", "1:4-5 this is not closed"),
    ("a: [b\n", "1:4-5", "1:4-5 this is not closed"),
    (
      "- {a: b}元\n", "1:9-12",
      "1:3-12 a value that begins with `{` is a YAML mapping and ends at its `}`: "
        + "quote the whole value: `\"{a: b}元\"`"
    ),
    ("满: &x [\n", "1:9-10", "1:9-10 this is not closed"),
    ("a: {b: [c, d], e: \n\n", "1:4-5", "1:4-5 this is not closed"),
    (
      "a: {b :, c: d}\n", "1:7-8",
      "1:7-8 a `:` before `,` or a bracket may not stand in a value without quotes"
    ),
    ("a:1\nb: 2\n", "2:2-3", "1:2-3 write a space after `:`"),
    ("a: 1\nb:2\nc: 3\n", "3:1-2", "2:2-3 write a space after `:`"),
    (
      "a: 1\nfoo\nb: 1\n", "3:1-2",
      "2:1-4 a line of a mapping is a key, `:` and a space before its value"
    ),
    (
      "a: 1\n  b: 2\n", "2:4-5",
      "2:4-5 this line goes on with the value above: indent it like the keys around it"
    ),
    (
      "a:\n  b: 1\n c: 2\n", "3:2-3",
      "3:2-3 this line fits none above: indent it like the lines that it belongs with"
    ),
    (
      "a: 1\n- b\n", "2:1-2",
      "2:1-2 this line fits none above: indent it like the lines that it belongs with"
    ),
    (
      "- a\nb: 1\n", "2:1-2",
      "2:1-2 this line fits none above: indent it like the lines that it belongs with"
    ),
    (
      "  a: 1\nb: 2\n", "2:1-2",
      "2:1-2 what the file began with has ended above: indent this like the first line"
    ),
    (
      "{a} b\n", "1:5-6",
      "1:1-6 a value that begins with `{` is a YAML mapping and ends at its `}`: quote the whole value: `\"{a} b\"`"
    ),
    (
      "a: | foo\n  x\n", "1:6-7",
      "1:4-9 a value that begins with `|` or `>` is a block of lines: quote the whole value: `\"| foo\"`"
    ),
    (
      "a: >5\n  x\n", "2:3-4",
      "1:4-6 a value that begins with `|` or `>` is a block of lines: quote the whole value: `\">5\"`"
    ),
    (
      "a: *满\n", "1:5-8",
      "1:4-8 a value that begins with `*` is an alias: quote the whole value: `\"*满\"`"
    ),
    (
      "a: *x y\n", "1:7-8",
      "1:4-8 a value that begins with `*` is an alias: quote the whole value: `\"*x y\"`"
    ),
    (
      "a: &满\n", "1:5-8",
      "1:4-8 a value that begins with `&` is an anchor: quote the whole value: `\"&满\"`"
    ),
    (
      "a: - x\n", "1:4-5",
      "1:4-5 `- ` begins an item of a list: write the list on lines of its own, or quote the value"
    ),
    (
      "a: ? x\n", "1:4-5",
      "1:4-7 `? ` begins a key of its own kind: quote the whole value: `\"? x\"`"
    ),
    (
      "a: !f(x[0])\n", "1:8-9",
      "1:4-12 `!` began a YAML tag: write `not` if a condition is meant, or quote the whole value: `\"!f(x[0])\"`"
    ),
    (
      "a: !b!c d\n", "1:4-5",
      "1:4-10 `!` began a YAML tag: write `not` if a condition is meant, or quote the whole value: `\"!b!c d\"`"
    ),
    (
      "%{x}\n", "1:2-3",
      "1:2-3 `%` at the start of a line begins a YAML directive: put the text behind its key, in quotes"
    ),
    (
      "a: {b: \"x\" off}\n", "1:12-13",
      "1:8-15 a value that begins with a quote ends at the closing quote: quote the whole value: `'\"x\" off'`"
    ),
    (
      "a: {b: c: d}\n", "1:9-10",
      "1:8-12 `: ` may not stand in a value without quotes: quote the whole value: `\"c: d\"`"
    ),
    (
      "a: {b: {x}元}\n", "1:11-14",
      "1:8-14 a value that begins with `{` is a YAML mapping and ends at its `}`: quote the whole value: `\"{x}元\"`"
    ),
    (
      "a: {b: '{x}', c: 满{x}元, d: 1}\n", "1:21-22",
      "1:18-27 inside `{…}` and `[…]` a text with braces or brackets needs quotes: quote the whole value: `\"满{x}元\"`"
    ),
    (
      "a: `x`\n", "1:4-5",
      "1:4-7 no value may begin with a backtick: quote the whole value: `\"`x`\"`"
    ),
    ("a: }\n", "1:4-5", "1:4-5 no value may begin with `}`: quote the whole value: `\"}\"`"),
    (
      "a: \"\\u12\"\n", "1:7-8",
      "1:5-7 in double quotes `\\` begins an escape: write `\\\\`, or put the text in single quotes"
    ),
    (
      "a: \"\\ud83d\\ude00\"\n", "1:7-8",
      "1:5-7 `\\u` takes one whole character, unlike JSON: write the character itself, or `\\U` and eight digits, as in `\\U0001F600`"
    ),
    (
      "a: {b: #FF0000}\n", "1:4-5",
      "1:4-5 this is not closed: ` #` began a comment, so quote the value if `#` belongs to it"
    ),
    (
      "a: [b, 'x #', #c]\nd: 1\n", "1:4-5",
      "1:4-5 this is not closed: ` #` began a comment, so quote the value if `#` belongs to it"
    ),
    ("a: {b: 'x #y', c: d#e\n", "1:4-5", "1:4-5 this is not closed"),
    (
      "a: 'it's'\n", "1:8-9",
      "1:4-10 a value that begins with a quote ends at the closing quote: quote the whole value: `\"'it's'\"`"
    ),
  ])
  func otherTraps(yaml: String, place: String, cure: String) throws {
    let report = YAMLReading(yaml).report
    #expect(report.count == 1)
    let only = try #require(report.first)
    #expect(only.hasPrefix("\(place) yaml-syntax: "))
    #expect(only.hasSuffix(" | \(cure)"))
  }

  @Test func longValuesAreNotRepeated() {
    let value = String(repeating: "满", count: 1_000)
    #expect(
      YAMLReading("a: {b}\(value)\n").report == [
        "1:7-10 yaml-syntax: did not find expected key while parsing a block mapping"
          + " | 1:4-3007 a value that begins with `{` is a YAML mapping and ends at its `}`: "
          + "quote the whole value"
      ])
  }
}
