import Diagnostics
import Foundation
import Testing

@Suite("Findings as JSON lines")
struct FindingLinesTests {
  private func objects(_ findings: Finding...) throws -> [[String: Any]] {
    var lines = FindingLines()
    return try lines.text(findings).split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func writesEveryPartOfAFinding() {
    let file = SourceFile(path: "schemas/票.yaml", text: "a: 1\r\n优惠: {券🎫: 2}\r\n")
    let finding = Finding(
      Remark.unknownKey, "there is no key \"券🎫\"", at: .range(file.range(of: "券🎫")),
      notes: [
        Finding.Note("the mapping begins here", at: file.range(of: "优惠")), Finding.Note("so"),
      ],
      suggestion: "券")
    var lines = FindingLines()
    // 优惠 is two characters of three bytes each; the emoji has four bytes and is one scalar.
    #expect(
      lines.text([finding])
        == #"{"id":"unknown-key","severity":"error","message":"there is no key \"券🎫\"","#
        + #""file":"schemas/票.yaml","range":{"start":{"line":2,"utf8Column":10,"scalarColumn":6},"#
        + #""end":{"line":2,"utf8Column":17,"scalarColumn":8}},"notes":["#
        + #"{"message":"the mapping begins here","file":"schemas/票.yaml","#
        + #""range":{"start":{"line":2,"utf8Column":1,"scalarColumn":1},"#
        + #""end":{"line":2,"utf8Column":7,"scalarColumn":3}}},{"message":"so"}],"#
        + #""suggestion":"券"}"# + "\n")
  }

  @Test func aFindingAboutAFileHasNoRange() throws {
    let finding = Finding(Remark.unreachableCase, "said", at: .path("a b"))
    let object = try #require(try objects(finding).first)
    #expect(object["severity"] as? String == "warning")
    #expect(object["range"] == nil)
    #expect(object["suggestion"] == nil)
    #expect((object["notes"] as? [Any])?.count == 0)
  }

  @Test func aPointIsAnEmptyRange() {
    let point = SourcePosition(line: 3, utf8Column: 12, scalarColumn: 10)
    var lines = FindingLines()
    #expect(
      lines.text([Finding(Remark.unknownKey, "m", at: .point(point, path: "n.json"))])
        == #"{"id":"unknown-key","severity":"error","message":"m","file":"n.json","#
        + #""range":{"start":{"line":3,"utf8Column":12,"scalarColumn":10},"#
        + #""end":{"line":3,"utf8Column":12,"scalarColumn":10}},"notes":[]}"# + "\n")
  }

  @Test func isOneLineForEachFindingWhateverItHolds() throws {
    let name = "a\nb\u{1B}[31m\u{2028}\u{202E}\".yaml"
    let message = "line one\nline two\r\u{85}\\u{41}"
    let findings = [1, 2].map { Finding(Remark.unknownKey, message, at: .path("\(name)\($0)")) }
    var lines = FindingLines()
    let text = lines.text(findings)
    #expect(text.split(omittingEmptySubsequences: false) { $0.isNewline }.count == 3)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value < 0x7F })
    let object = try #require(try objects(findings[0]).first)
    #expect(object["file"] as? String == name + "1")
    #expect(object["message"] as? String == message)
  }

  @Test func sortsByPlaceAndDropsRepeats() throws {
    let file = SourceFile(path: "b", text: "xy")
    let late = Finding(Remark.unknownKey, "m", at: .range(SourceRange(file, 1..<2)))
    let early = Finding(Remark.unknownKey, "m", at: .range(SourceRange(file, 0..<1)))
    let first = Finding(Remark.unknownKey, "m", at: .path("a"))
    let files = try objects(late, early, first, late).map { $0["file"] as? String }
    #expect(files == ["a", "b", "b"])
  }

  @Test func noFindingsAreNoText() {
    var lines = FindingLines()
    #expect(lines.text([]) == "")
  }
}
