import Foundation
import Testing

@Suite("ticketgen audit")
struct AuditRunTests {
  private static let good = """
    {"modelType": 1, "data": [{"ticketId": "1", "goodName": "咖啡", "overdue": false, "ticketMoney": 5,
    "minLimitMoney": 20, "deadline": "2026-12-31"}]}
    """
  private static let bad =
    #"{"modelType":1,"data":[{"ticketId":"7","goodName":"x","overdue":"maybe","ticketMoney":5,"#
    + #""minLimitMoney":20,"deadline":"","secret":"Zx9"}]}"#

  /// Runs the tool with a file as standard input.
  private func shell(_ file: String) -> [String] {
    ["/bin/sh", "-c", "\"$@\" < \(file)", "sh"]
  }

  @Test func filesAreCountedTogether() throws {
    let project = try Project()
    try project.write("one response.json", Self.good)
    try project.write("行.jsonl", Self.bad + "\n\n" + Self.bad + "\n")
    let run = try project.run("audit", "schemas", "one response.json", "行.jsonl")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("3 responses, 3 rows: 1 ticket, 2 rows left out\n"))
    #expect(run.output.contains("wrong-type at 行.jsonl:1: $['data'][0]['overdue']\n"))
    #expect(run.output.contains("wrong-type at 行.jsonl:3: $['data'][0]['overdue']\n"))
    #expect(run.output.contains("2  $['secret']\n"))
    #expect(!run.output.contains("Zx9"))
    #expect(!run.output.contains("maybe"))
  }

  @Test func standardInput() throws {
    let project = try Project()
    try project.write("a.jsonl", Self.bad + "\n" + Self.bad)
    let run = try project.run(
      "audit", "schemas", "-", "--format=json", wrapper: shell("a.jsonl"))
    #expect(run.status == 0)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(report?["responses"] as? Int == 2)
    #expect(run.output.contains("\"file\": \"standard input\", \"line\": 1"))
  }

  @Test func failOn() throws {
    let project = try Project()
    try project.write("bad.json", Self.bad)
    try project.write("good.json", Self.good)
    let failed = try project.run(
      "audit", "schemas", "bad.json", "--fail-on", "unknown-type,wrong-type")
    #expect(failed.status == 1)
    #expect(failed.output.hasPrefix("1 response"))
    #expect(
      failed.errors
        == "schemas: error: 1 issue wrong-type, which --fail-on names [audit-failed]\n")
    #expect(
      try project.run("audit", "schemas", "bad.json", "--fail-on=unknown-type").status == 0)
    #expect(
      try project.run("audit", "schemas", "good.json", "--fail-on", "wrong-type").status == 0)
    let unknown = try project.run("audit", "schemas", "bad.json", "--fail-on", "wrong-typ")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("Did you mean 'wrong-type'?"))
  }

  @Test func whatIsNoJSONIsToldAndTheRestCounted() throws {
    let project = try Project()
    try project.write("broken.json", "{\n  \"modelType\": 1,\n  \"data\": [Zx9]\n}\n")
    try project.write("lines.jsonl", Self.bad + "\n{\"modelType\":\n" + Self.bad + "\n[]\n")
    try project.write("empty.json", "")
    try project.write("good.json", Self.good)
    let run = try project.run(
      "audit", "schemas", "broken.json", "lines.jsonl", "empty.json", "good.json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("3 responses, 3 rows: 1 ticket"))
    #expect(run.errors.contains("broken.json:3:12: error: this is no JSON text: "))
    #expect(run.errors.contains("lines.jsonl:2:14: error: this is no JSON text: "))
    #expect(run.errors.contains("lines.jsonl:4:1: error: there are no rows at $['data']"))
    #expect(run.errors.contains("empty.json:1:1: error: this is no JSON text: "))
    #expect(!run.errors.contains("Zx9"))
  }

  @Test func aReaderThatGoesAwayIsNoFault() throws {
    let project = try Project()
    try project.write("bad.json", Self.bad)
    let run = try project.run(
      "audit", "schemas", "bad.json",
      wrapper: ["/bin/sh", "-c", "{ \"$@\"; echo status $? >&2; } | head -n 1", "sh"])
    #expect(run.output == "1 response, 1 row: 0 tickets, 1 row left out\n")
    #expect(run.errors == "status 0\n")
  }

  @Test func manyBrokenLinesAreCounted() throws {
    let project = try Project()
    try project.write("lines.jsonl", String(repeating: Self.bad + "\n[\n", count: 500))
    let run = try project.run("audit", "schemas", "lines.jsonl")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("500 responses, "))
    #expect(run.errors.contains("490 more responses cannot be read"))
    #expect(run.errors.split(separator: "\n").count == 11)
  }

  @Test func filesThatCannotBeRead() throws {
    let project = try Project()
    try project.write("good.json", Self.good)
    let missing = try project.run("audit", "schemas", "missing.json", "good.json")
    #expect(missing.status == 74)
    #expect(missing.output.hasPrefix("1 response, "))
    #expect(missing.errors.contains("missing.json: error: this cannot be read: "))
    #expect(try project.run("audit", "schemas", "schemas").status == 74)
    #expect(try project.run("audit", "schemas").status == 64)
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["TICKETGEN_LONG_TESTS"] != nil
        && FileManager.default.isExecutableFile(atPath: "/usr/bin/time")))
  func memoryDoesNotGrowWithTheInput() throws {
    let project = try Project()
    func peak(_ lineCount: Int) throws -> Int {
      let line = Self.bad.replacingOccurrences(of: "\"", with: "\\\"")
      let feed = "awk 'BEGIN { for (i = 0; i < \(lineCount); i++) print \"\(line)\" }'"
      let run = try project.run(
        "audit", "schemas", "-",
        wrapper: ["/bin/sh", "-c", "\(feed) | /usr/bin/time -f '%M kB' \"$@\"", "sh"])
      #expect(run.status == 0)
      let last = try #require(run.errors.split(separator: "\n").last { $0.hasSuffix(" kB") })
      return try #require(Int(last.dropLast(3)))
    }
    // 14 MB of lines against 140 kB.
    #expect(try peak(100_000) - peak(1_000) < 20_000)
  }
}
