import Diagnostics
import Testing
import TicketSchema
import YAMLSyntax

@testable import TicketPreview

@Suite struct YAMLTextTests {
  static let texts = [
    "", "a", "null", "Null", "~", "true", "1", "-", "a: b", "# x", "'", "\"", "\\", "a\nb",
    "a\r\nb", "\t",
    "\u{85}", "\u{2028}x\u{2029}", "\u{FEFF}", "\0", "\u{1}\u{7F}\u{9F}", "\u{202E}abc", "券",
    "e\u{301}",
    "\u{301}", "🎫", "👨‍👩‍👧", "\u{FFFE}", "\u{10FFFF}", "\u{E000}", " a ", "{x}", "[x]", "*a", "&a",
    "%a",
    "@a", "`a", "a b", "...", "---", "a,b", "?", "? a", "- a", "\u{A0}", "\u{3000}", "y", "0x1",
    "_", "a-", "0", "10", "007", "10.10", "-1", "1e3", "1_000", "123456789012345",
    "12345678901234567890",
  ]

  @Test(arguments: [
    ("7", "7"), ("0", "0"), ("123456789012345", "123456789012345"), ("007", "\"007\""),
    ("-1", "\"-1\""), ("1234567890123456", "\"1234567890123456\""), ("10.10", "\"10.10\""),
    ("vip-2", "vip-2"), ("null", "\"null\""), ("a b", "\"a b\""),
  ])
  func quotesWhatIsNoPlainWordOrNumber(_ text: String, _ scalar: String) {
    #expect(YAMLText.scalar(text) == scalar)
  }

  /// What YAML reads is what was written, in a mapping and in a list.
  @Test(arguments: texts)
  func isReadAsItWasWritten(_ text: String) throws {
    for scalar in [YAMLText.scalar(text), YAMLText.quoted(text)] {
      let file = SourceFile(path: "x.yaml", text: "\(scalar): {a: \(scalar), b: [\(scalar)]}\n")
      var findings = FindingCollector()
      let root = YAMLReader.read(file, into: &findings)
      #expect(findings.findings.map(\.message) == [])
      let entry = try #require(root?.mapping?.first)
      let inner = try #require(entry.value.mapping)
      #expect(entry.key.text.utf8.elementsEqual(text.utf8))
      #expect(inner[0].value.scalar?.text.utf8.elementsEqual(text.utf8) == true)
      #expect(inner[1].value.sequence?[0].scalar?.text.utf8.elementsEqual(text.utf8) == true)
    }
  }

  /// A comment is one line, whatever is in it.
  @Test(arguments: texts)
  func commentsStayComments(_ text: String) {
    let file = SourceFile(path: "x.yaml", text: "# \(YAMLText.comment(text))\na: b\n")
    var findings = FindingCollector()
    let root = YAMLReader.read(file, into: &findings)
    #expect(findings.findings.map(\.message) == [])
    #expect(root?.mapping?.count == 1)
    #expect(!YAMLText.comment(text).utf8.contains { $0 == 0x0A || $0 == 0x0D })
  }

  @Test func cutsLongComments() {
    #expect(YAMLText.comment(String(repeating: "x", count: 100_000)).count < 500)
  }

  @Test(arguments: [
    "a", "goods_name", "2", "名称", "a b", "a.b", "'", "\"", "\\", "", "\n", "\0", "*", "$", "a'b\\c",
  ])
  func pathsAreReadAsTheyWereWritten(_ name: String) throws {
    let path = JSONPathSample.path(name)
    #expect(try JSONPathSample.read(PathText.text(of: path)) == path)
  }

  @Test func writesPathsAsPeopleDo() {
    #expect(PathText.text(of: JSONPathSample.path("a")) == "x.a[0]")
    #expect(PathText.text(of: JSONPathSample.path("a b")) == "x['a b'][0]")
    #expect(PathText.text(of: JSONPathSample.path("it's")) == "x['it\\'s'][0]")
    #expect(PathText.text(of: JSONPath([.index(2), .member("a")])) == "$[2].a")
  }
}
