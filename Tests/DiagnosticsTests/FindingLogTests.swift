import Diagnostics
import Foundation
import Testing

/// Holds the log against the Static Analysis Results Interchange Format, version 2.1.0.
@Suite("Findings as a SARIF log")
struct FindingLogTests {
  private func run(_ findings: Finding...) throws -> [String: Any] {
    var log = FindingLog(version: "1.2.3")
    let text = log.text(findings)
    #expect(text.hasSuffix("}\n"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let runs = try #require(object["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return runs[0]
  }

  private func result(_ finding: Finding) throws -> [String: Any] {
    let results = try #require(try run(finding)["results"] as? [[String: Any]])
    return try #require(results.first)
  }

  private func messageText(_ message: String) throws -> String? {
    let result = try result(Finding(Remark.unknownKey, message, at: .path("a")))
    return (result["message"] as? [String: Any])?["text"] as? String
  }

  private func location(_ path: String) throws -> [String: String] {
    let result = try result(Finding(Remark.unknownKey, "m", at: .path(path)))
    let locations = result["locations"] as? [[String: Any]]
    let place = locations?.first?["physicalLocation"] as? [String: Any]
    return try #require(place?["artifactLocation"] as? [String: String])
  }

  @Test func noFindingsAreALogWithoutResults() throws {
    let run = try run()
    #expect((run["results"] as? [Any])?.count == 0)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "ticketgen")
    #expect(driver?["semanticVersion"] as? String == "1.2.3")
  }

  @Test func rulesAreTheIDsThatOccur() throws {
    let run = try run(
      Finding(Remark.unreachableCase, "m", at: .path("a")),
      Finding(Remark.unknownKey, "m", at: .path("b")),
      Finding(Remark.unreachableCase, "m", at: .path("c")))
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ["unknown-key", "unreachable-case"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0, 1])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == rules[index]["id"] as? String)
      let level = (rules[index]["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(result["level"] as? String == level)
    }
  }

  @Test func regionsCountScalarsAndBytes() throws {
    let file = SourceFile(path: "schemas/票 & 1.yaml", text: "a: 1\n优惠: {券🎫: 2}\n")
    let result = try result(
      Finding(
        Remark.unknownKey, "m", at: .range(file.range(of: "券🎫")),
        notes: [Finding.Note("here", at: file.range(of: "优惠")), Finding.Note("so")],
        suggestion: "券"))
    let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = (place as? [String: Any])?["region"] as? [String: Int]
    #expect(
      region == [
        "startLine": 2, "startColumn": 6, "endLine": 2, "endColumn": 8, "byteOffset": 14,
        "byteLength": 7,
      ])
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.map { $0["id"] as? Int } == [1, 2])
    let notes = related.map { ($0["message"] as? [String: String])?["text"] }
    #expect(notes == ["here", "so"])

    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(replacement["deletedRegion"] as? [String: Int] == region)
    #expect(replacement["insertedContent"] as? [String: String] == ["text": "券"])
  }

  @Test func aPointIsARegionWithoutBytes() throws {
    let point = SourcePosition(line: 3, utf8Column: 12, scalarColumn: 10)
    let result = try result(Finding(Remark.unknownKey, "m", at: .point(point, path: "n.json")))
    let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    #expect(
      (place as? [String: Any])?["region"] as? [String: Int]
        == ["startLine": 3, "startColumn": 10, "endLine": 3, "endColumn": 10])
  }

  /// RFC 3986: unreserved characters and slashes stand for themselves.
  @Test func pathsAreURIs() throws {
    #expect(
      try location("./a b/票&%.yaml")
        == ["uri": "a%20b/%E7%A5%A8%26%25.yaml", "uriBaseId": "%SRCROOT%"])
    #expect(try location("/x/a:b") == ["uri": "file:///x/a%3Ab"])
    #expect(try location("../a") == ["uri": "../a"])
    #expect(try location("a/../b\n") == ["uri": "b%0A", "uriBaseId": "%SRCROOT%"])
  }

  /// Sections 3.11.5 and 3.11.6: braces are doubled, and brackets of what looks like a link escaped.
  @Test func messagesArePlain() throws {
    #expect(try messageText("use `{goodName}`") == "use `{{goodName}}`")
    #expect(try messageText("list [a]") == "list [a]")
    #expect(try messageText("[x](https://example.com)") == "\\[x\\](https://example.com)")
    #expect(try messageText("a\nb\u{202E}") == "a\nb\u{202E}")
  }
}
