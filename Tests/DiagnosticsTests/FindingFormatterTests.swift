import Diagnostics
import Testing

@Suite struct FindingFormatterTests {
  private enum Kind: String, FindingKind {
    case wrong = "some-wrong"
    case odd = "some-odd"
    case bad = "some-bad"

    var severity: Finding.Severity { self == .odd ? .warning : .error }
  }

  /// A finding at the first place of a part of a text.
  private func finding(
    _ kind: Kind = .wrong, _ message: String = "no", at part: String, in file: SourceFile,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(kind, message, at: .range(range(of: part, in: file)), notes: notes)
  }

  private func range(of part: String, in file: SourceFile) -> SourceRange {
    let bytes = Array(part.utf8)
    let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) }
    return SourceRange(file, (start ?? 0)..<(start ?? 0) + bytes.count)
  }

  private func text(_ findings: Finding...) -> String {
    var formatter = FindingFormatter()
    return formatter.text(findings)
  }

  @Test func nothingGivesNothing() {
    #expect(text() == "")
  }

  @Test func placeSourceAndCaret() {
    let file = SourceFile(path: "schemas/coupon.yaml", text: "id: a\nmatch: 1\nid: b\n")
    let second = Finding(
      Kind.wrong, "the key `id` stands here a second time",
      at: .range(SourceRange(file, 15..<17)),
      notes: [Finding.Note("the first one is here", at: SourceRange(file, 0..<2))])
    #expect(
      text(second) == """
        schemas/coupon.yaml:3:1: error: the key `id` stands here a second time [some-wrong]
        id: b
        ^~
        schemas/coupon.yaml:1:1: note: the first one is here
        id: a
        ^~

        """)
  }

  @Test func warningOfAWholeFile() {
    #expect(
      text(Finding(Kind.odd, "is not used", at: .path("schemas/_base.yaml")))
        == "schemas/_base.yaml: warning: is not used [some-odd]\n")
  }

  @Test func pointsHaveNoExcerptAndComeInOrder() {
    func point(_ line: Int, _ column: Int) -> Finding.Place {
      .point(
        SourcePosition(line: line, utf8Column: column, scalarColumn: 1), path: "n\u{1B}.json")
    }
    #expect(
      text(
        Finding(Kind.wrong, "c", at: point(10, 1)), Finding(Kind.wrong, "b", at: point(2, 14)),
        Finding(Kind.wrong, "a", at: point(2, 3)), Finding(Kind.wrong, "a", at: point(2, 3)),
        Finding(Kind.wrong, "all", at: .path("n\u{1B}.json"))) == """
          n\\u{1B}.json: error: all [some-wrong]
          n\\u{1B}.json:2:3: error: a [some-wrong]
          n\\u{1B}.json:2:14: error: b [some-wrong]
          n\\u{1B}.json:10:1: error: c [some-wrong]

          """)
  }

  @Test func noteWithoutAPlaceStandsAtItsFinding() {
    let file = SourceFile(path: "a.yaml", text: "x: y\n")
    let same = Finding.Note("here", at: range(of: "y", in: file))
    #expect(
      text(finding(at: "y", in: file, notes: [Finding.Note("quote it"), same])) == """
        a.yaml:1:4: error: no [some-wrong]
        x: y
           ^
        a.yaml:1:4: note: quote it
        a.yaml:1:4: note: here

        """)
  }

  @Test func caretStandsUnderWideCharacters() {
    let file = SourceFile(path: "a.yaml", text: "deadline: · 满{元}🎫x 👨‍👩‍👧 é e\u{301}🇨🇳!")
    #expect(
      text(finding(at: "元", in: file), finding(at: "x", in: file), finding(at: "!", in: file))
        == """
        a.yaml:1:18: error: no [some-wrong]
        deadline: · 满{元}🎫x 👨‍👩‍👧 é e\u{301}🇨🇳!
                       ^~
        a.yaml:1:26: error: no [some-wrong]
        deadline: · 满{元}🎫x 👨‍👩‍👧 é e\u{301}🇨🇳!
                            ^
        a.yaml:1:61: error: no [some-wrong]
        deadline: · 满{元}🎫x 👨‍👩‍👧 é e\u{301}🇨🇳!
                                      ^

        """)
  }

  @Test func caretStandsUnderTabs() {
    let file = SourceFile(path: "a.yaml", text: "\ta:\t满\tb")
    #expect(
      text(finding(at: "b", in: file), finding(at: "a:\t满", in: file)) == """
        a.yaml:1:2: error: no [some-wrong]
        \ta:\t满\tb
        \t^~~~~~~~~~
        a.yaml:1:9: error: no [some-wrong]
        \ta:\t满\tb
        \t  \t  \t^

        """)
  }

  @Test func controlsAreVisibleAndHarmless() {
    let file = SourceFile(path: "a\u{1B}[31m\n.yaml", text: "a: \u{1B}[2J\u{202E}x\u{0}y")
    #expect(
      text(finding(.wrong, "no `\u{202E}`\r\nfake.yaml:1:1: error: b", at: "y", in: file)) == """
        a\\u{1B}[31m\\u{A}.yaml:1:13: error: no `\\u{202E}`\\u{D}\\u{A}fake.yaml:1:1: error: b [some-wrong]
        a: \\u{1B}[2J\\u{202E}x\\u{0}y
                                  ^

        """)
  }

  @Test func bytesThatAreNoUTF8AreShownAsReplacements() {
    let file = SourceFile(path: "a.yaml", bytes: [0x61, 0xFF, 0x62])
    #expect(
      text(Finding(Kind.wrong, "no", at: .range(SourceRange(file, 1..<2)))) == """
        a.yaml:1:2: error: no [some-wrong]
        a\u{FFFD}b
         ^

        """)
  }

  @Test func rangeOverLinesIsMarkedOnItsFirst() {
    let file = SourceFile(path: "a.yaml", text: "a: [b,\r\n  c]\r\n")
    #expect(
      text(finding(at: "[b,\r\n  c]", in: file)) == """
        a.yaml:1:4: error: no [some-wrong]
        a: [b,
           ^~~

        """)
  }

  @Test func endOfFileAndEmptyLines() {
    let file = SourceFile(path: "a.yaml", text: "ab\n\n")
    #expect(
      text(
        Finding(Kind.wrong, "one", at: .range(SourceRange(file, 2..<2))),
        Finding(Kind.wrong, "two", at: .range(SourceRange(file, 3..<3))),
        Finding(Kind.wrong, "three", at: .range(SourceRange(file, 4..<4)))) == """
          a.yaml:1:3: error: one [some-wrong]
          ab
            ^
          a.yaml:2:1: error: two [some-wrong]
          a.yaml:3:1: error: three [some-wrong]

          """)
  }

  @Test func longLinesAreCutAroundTheCaret() throws {
    let line = String(repeating: "满", count: 50_000) + "X" + String(repeating: "y", count: 50_000)
    let file = SourceFile(path: "a.yaml", text: line)
    let lines = text(finding(at: "X", in: file)).split(separator: "\n")
    #expect(lines[0] == "a.yaml:1:150001: error: no [some-wrong]")
    #expect(lines[1].hasPrefix("…满") && lines[1].hasSuffix("y…"))
    #expect(lines[1].utf8.count < 400)
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let mark = try #require(lines[1].firstIndex(of: "X"))
    #expect(lines[2][..<caret].count == displayWidth(of: lines[1][..<mark]))
  }

  @Test func findingsAreSortedByPlaceWithoutDuplicates() {
    let first = SourceFile(path: "a.yaml", text: "x y\n")
    let second = SourceFile(path: "b.yaml", text: "x\n")
    let again = SourceFile(path: "a.yaml", text: "x y\n")
    #expect(
      text(
        finding(.odd, "m2", at: "x", in: second),
        finding(.wrong, "m1", at: "y", in: first),
        finding(.wrong, "m1", at: "x", in: first),
        finding(.wrong, "m1", at: "y", in: again),
        finding(.wrong, "m0", at: "x", in: first), finding(.odd, "m", at: "x", in: first),
        finding(.bad, "m2", at: "x", in: first),
        Finding(Kind.odd, "all", at: .path("a.yaml")),
        finding(.odd, "m2", at: "x", in: second)
      ).split(separator: "\n").filter { $0.contains("yaml:") } == [
        "a.yaml: warning: all [some-odd]",
        "a.yaml:1:1: error: m2 [some-bad]",
        "a.yaml:1:1: error: m0 [some-wrong]",
        "a.yaml:1:1: error: m1 [some-wrong]",
        "a.yaml:1:1: warning: m [some-odd]",
        "a.yaml:1:3: error: m1 [some-wrong]",
        "b.yaml:1:1: warning: m2 [some-odd]",
      ])
  }

  @Test func findingsWithOtherNotesAreNoDuplicates() {
    let file = SourceFile(path: "a.yaml", text: "x y\n")
    let note = Finding.Note("see")
    #expect(
      text(finding(at: "x", in: file), finding(at: "x", in: file, notes: [note])).split(
        separator: "\n"
      ).filter { $0.contains("error") }.count == 2)
  }

  @Test func canonicallyEqualMessagesAreNoDuplicates() {
    let file = SourceFile(path: "a.yaml", text: "x\n")
    #expect(
      text(
        finding(.wrong, "\u{E9}", at: "x", in: file),
        finding(.wrong, "e\u{301}", at: "x", in: file)
      ).split(separator: "\n").filter { $0.contains("error") }.count == 2)
  }
}
