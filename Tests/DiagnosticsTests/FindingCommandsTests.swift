import Diagnostics
import Testing

@Suite("Findings as workflow commands")
struct FindingCommandsTests {
  private func text(_ finding: Finding, prefix: String = "") -> String {
    var commands = FindingCommands(prefix: prefix)
    return commands.text([finding])
  }

  @Test func writesThePlaceInScalars() {
    let file = SourceFile(path: "schemas/票.yaml", text: "a: 1\n优惠: {券🎫: 2}\n")
    let finding = Finding(
      Remark.unknownKey, "no such key", at: .range(file.range(of: "券🎫")),
      notes: [Finding.Note("it begins here", at: file.range(of: "优惠")), Finding.Note("so")])
    #expect(
      text(finding)
        == "::error file=schemas/票.yaml,line=2,endLine=2,col=6,endColumn=7,title=unknown-key"
        + "::no such key%0Anote: it begins here (schemas/票.yaml:2:1)%0Anote: so\n")
  }

  @Test func aRangeOfSeveralLinesHasNoColumns() {
    let file = SourceFile(path: "a.yaml", text: "one\ntwo\n")
    let finding = Finding(Remark.unreachableCase, "m", at: .range(SourceRange(file, 1..<6)))
    #expect(text(finding) == "::warning file=a.yaml,line=1,endLine=2,title=unreachable-case::m\n")
  }

  @Test func anEmptyRangeIsOneColumn() {
    let file = SourceFile(path: "a.yaml", text: "one\n")
    let finding = Finding(Remark.unknownKey, "m", at: .range(SourceRange(file, 3..<3)))
    #expect(
      text(finding)
        == "::error file=a.yaml,line=1,endLine=1,col=4,endColumn=4,title=unknown-key::m\n")
  }

  @Test func aPointIsOneColumn() {
    let point = SourcePosition(line: 3, utf8Column: 12, scalarColumn: 10)
    #expect(
      text(Finding(Remark.unknownKey, "m", at: .point(point, path: "n.json")))
        == "::error file=n.json,line=3,endLine=3,col=10,endColumn=10,title=unknown-key::m\n")
  }

  /// The escapes that the runner's own toolkit writes: `%`, CR and LF everywhere, `:` and `,` in properties.
  @Test func escapesWhatWouldEndTheCommand() {
    let finding = Finding(
      Remark.unknownKey, "100%, or: %0A::error::no", at: .path("a,b:c %25.yaml"),
      notes: [Finding.Note("x")])
    #expect(
      text(finding)
        == "::error file=a%2Cb%3Ac %2525.yaml,title=unknown-key"
        + "::100%25, or: %250A::error::no%0Anote: x\n")
  }

  @Test func lineEndsOfInputCannotBeginACommand() {
    let finding = Finding(
      Remark.unknownKey, "a\n::error::b\r\u{2028}", at: .path("c\n::add-mask::d\u{1B}"))
    #expect(
      text(finding)
        == "::error file=c\\u{A}%3A%3Aadd-mask%3A%3Ad\\u{1B},title=unknown-key"
        + "::a\\u{A}::error::b\\u{D}\\u{2028}\n")
  }

  @Test(arguments: [
    ("", "./schemas//a", "schemas/a"), ("ios/app", "schemas/a", "ios/app/schemas/a"),
    ("ios/app", "../schemas/a", "ios/schemas/a"), ("ios", "/x/a", "/x/a"),
  ])
  func pathsCountFromTheRepository(_ prefix: String, _ path: String, _ expected: String) {
    let finding = Finding(Remark.unknownKey, "m", at: .path(path))
    #expect(text(finding, prefix: prefix) == "::error file=\(expected),title=unknown-key::m\n")
  }

  @Test func noFindingsAreNoText() {
    var commands = FindingCommands()
    #expect(commands.text([]) == "")
  }
}
