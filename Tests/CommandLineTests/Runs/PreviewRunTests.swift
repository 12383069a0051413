import Foundation
import Testing

/// `ticketgen preview` and `ticketgen explain` as processes.
@Suite struct PreviewRunTests {
  private static let response = """
    {"modelType": 1, "data": [{"ticketId": "A7", "goodName": "新人礼", "overdue": 0,
      "ticketMoney": 20, "minLimitMoney": 100, "deadline": "2026-12-31"}, null]}
    """

  private func project(_ files: [String: String] = ["data.json": response]) throws -> Project {
    let project = try Project(named: "my 票")
    for (name, text) in files { try project.write(name, text) }
    return project
  }

  private func object(_ json: String) throws -> [String: [[String: Any]]] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: Any]]])
  }

  @Test func aFileAsJSON() throws {
    let run = try project().run("preview", "schemas", "--data", "data.json", "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors == "1 ticket, 1 issue\n")
    let tickets = try #require(object(run.output)["tickets"])
    #expect(tickets.map { $0["goodName"] as? String } == ["新人礼"])
    #expect(tickets[0]["file"] == nil)
    #expect(try object(run.output)["issues"]?.first?["path"] as? String == "$['data'][1]")
  }

  @Test func severalFilesAndStandardInput() throws {
    let project = try project(["a b.json": Self.response, "c.json": Self.response])
    let run = try project.run(
      "preview", "schemas", "--data", "a b.json", "--data", "-", "--format", "json", "--quiet",
      wrapper: ["/bin/sh", "-c", "exec \"$@\" < c.json", "sh"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      try object(run.output)["tickets"]?.map { $0["file"] as? String }
        == ["a b.json", "standard input"])
  }

  @Test func aTerminalDrawingWithoutColour() throws {
    let run = try project().run(
      "preview", "schemas", "--data", "data.json", environment: ["COLUMNS": "40"])
    #expect(run.status == 0)
    #expect(run.output.contains("│  ￥20   ╎ · 满100元可用              │\n"))
    #expect(!run.output.contains("\u{1B}"))
    let colored = try project().run(
      "preview", "schemas", "--data", "data.json", "--color", "always",
      environment: ["COLUMNS": "40", "NO_COLOR": "1"])
    #expect(colored.output.contains("\u{1B}[1m新人礼\u{1B}[0m"))
  }

  @Test func withoutDataTheFixturesAreShownTheSameEveryTime() throws {
    let project = try project()
    let run = try project.run("preview", "schemas", "--format", "json")
    #expect(run.status == 0)
    let tickets = try #require(object(run.output)["tickets"])
    #expect(
      Set(tickets.compactMap { $0["type"] as? String }) == ["coupon", "discount", "convert"])
    #expect(
      Set(tickets.compactMap { $0["file"] as? String })
        == ["fixtures of coupon", "fixtures of discount", "fixtures of convert"])
    #expect(try project.run("preview", "schemas", "--format", "json").output == run.output)
    #expect(try project.run("preview", "schemas").output.contains("coupon ("))
  }

  @Test("Where no fixture has room in the envelope, that is shown, and the file written")
  func noFixtures() throws {
    let project = try Project(withSchemas: false)
    try project.write("schemas/ticketgen.yaml", "envelope: {items: \"data[5000]\"}\n")
    try project.write(
      "schemas/gift.yaml",
      """
      match: {unknown: true}
      display: {backgroundImageName: a, goodName: b, effectCondition: c, deadline: d}
      """)
    let run = try project.run("preview", "schemas", "--output", "page.json")
    #expect(run.status == 0)
    #expect(run.errors == "0 tickets, 0 issues\n")
    #expect(try object(project.text("page.json"))["tickets"]?.isEmpty == true)
    #expect(try project.run("preview", "schemas").output == "No tickets\n")
  }

  @Test func anOutputFileHasTheFormOfItsName() throws {
    let project = try project()
    let run = try project.run(
      "preview", "schemas", "--data", "data.json", "--output", "out/预览.json")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try object(project.text("out/预览.json"))["tickets"]?.count == 1)
  }

  @Test func theContextIsThatOfTheOptions() throws {
    let project = try project([
      "d.json": """
      {"modelType": 3, "data": [{"voucher": {"id": 1, "name": "x"}, "state": 0,
        "validUntil": 1798732799}]}
      """
    ])
    let run = try project.run(
      "preview", "schemas", "--data", "d.json", "--format", "json", "--time-zone",
      "America/New_York")
    // 2026-12-31 15:59:59 UTC is 10:59:59 in New York.
    #expect(run.output.contains("兑换截止日期：2026-12-31"))
    let zone = try project.run(
      "preview", "schemas", "--data", "d.json", "--format", "json", "--time-zone",
      "Pacific/Auckland")
    #expect(zone.output.contains("兑换截止日期：2027-01-01"))
  }

  @Test(arguments: ["preview", "explain"]) func whatIsNoResponseIsAFinding(verb: String) throws {
    let project = try project([
      "bad.json": "{\"modelType\": 1,\n  \"data\": [1,]}", "empty.json": "",
      "none.json": #"{"code": 500, "message": "try later"}"#,
    ])
    let bad = try project.run(verb, "schemas", "--data", "bad.json")
    #expect(bad.status == 1)
    #expect(bad.output == "")
    #expect(bad.errors.hasPrefix("bad.json:2:14: error: this is no JSON text: "))
    let empty = try project.run(verb, "schemas", "--data", "empty.json")
    #expect(empty.status == 1)
    #expect(empty.errors.hasPrefix("empty.json:1:1: error: "))
    let none = try project.run(verb, "schemas", "--data", "none.json")
    #expect(none.status == 1)
    #expect(none.errors.contains("no rows at $['data']"))
    #expect(none.errors.contains("message: try later"))
    let missing = try project.run(verb, "schemas", "--data", "missing.json")
    #expect(missing.status == 74)
    #expect(missing.errors.hasPrefix("missing.json: error: "))
    #expect(try project.run(verb, "schemas", "--data", "schemas").status == 74)
    #expect(try project.run(verb, "nowhere", "--data", "bad.json").status == 74)
  }

  @Test func oneBadFileCostsNotTheOthers() throws {
    let project = try project(["a.json": Self.response, "bad.json": "{"])
    let run = try project.run(
      "preview", "schemas", "--data", "bad.json", "--data", "a.json", "--format", "json")
    #expect(run.status == 1)
    #expect(try object(run.output)["tickets"]?.first?["file"] as? String == "a.json")
    #expect(run.errors.hasPrefix("bad.json:1:2: error: "))
  }

  @Test func watchingWritesThePageAnew() throws {
    let project = try project()
    let tool = try RunningTool(
      ["preview", "schemas", "data.json", "--output", "out/页.html", "--watch"], in: project.url)
    func shows(_ text: String, runs: Int) -> Bool {
      eventually {
        let page = (try? project.text("out/页.html")) ?? ""
        return page.contains(text) && tool.errorLines.count == runs
      }
    }
    #expect(shows("新人礼", runs: 1))
    #expect(tool.errorLines.last == "1 ticket, 1 issue; watching schemas, data.json")
    try project.write("data.json", Self.response.replacingOccurrences(of: "新人礼", with: "老客礼"))
    #expect(shows("老客礼", runs: 2))
    let schema = try project.text("schemas/coupon.yaml")
    try project.write("schemas/coupon.yaml", schema.replacingOccurrences(of: "满{", with: "够{"))
    #expect(shows("够100元", runs: 3))
    // A response that cannot be read is told, and the page stays as it was.
    try project.write("data.json", "[")
    #expect(eventually { tool.errorLines.contains { $0.hasSuffix(" [not-json]") } })
    #expect(try project.text("out/页.html").contains("老客礼"))
    #expect(tool.isRunning)
    tool.send(SIGINT)
    #expect(tool.status() == 0)
  }

  @Test func explainTellsRows() throws {
    let project = try project()
    let all = try project.run("explain", "schemas", "--data", "data.json")
    #expect(all.status == 0)
    #expect(all.errors == "")
    #expect(all.output.hasPrefix("row 0: coupon, id \"A7\"\n"))
    #expect(all.output.contains("\n\nrow 1: no ticket\n"))
    let one = try project.run("explain", "schemas", "--data", "data.json", "--row", "1")
    #expect(one.output.hasPrefix("row 1: no ticket\n"))
    let beyond = try project.run("explain", "schemas", "--data", "data.json", "--row", "2")
    #expect(beyond.status == 1)
    #expect(
      beyond.errors
        == "data.json: error: there is no row 2: the response has rows 0 to 1 [no-rows]\n")
  }

  @Test(arguments: ["preview", "explain"]) func aReaderThatGoesAwayEndsTheRun(verb: String) throws {
    let rows = Array(repeating: "7", count: 20_000).joined(separator: ",")
    let project = try project(["data.json": "{\"modelType\": 1, \"data\": [\(rows)]}"])
    let run = try project.run(
      verb, "schemas", "--data", "data.json",
      wrapper: ["/bin/bash", "-c", "\"$@\" | head -1; exit ${PIPESTATUS[0]}", "sh"])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 1)
  }
}
