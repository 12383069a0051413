import Foundation
import Testing

@Suite("ticketgen fixtures")
struct FixturesRunTests {
  @Test func oneResponseALineForSeveralKinds() throws {
    let project = try Project()
    let run = try project.run("fixtures", "schemas", "--count", "2")
    #expect(run.status == 0)
    #expect(run.errors == "6 rows in 3 responses\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect((object?["data"] as? [Any])?.count == 2)
    }
  }

  @Test func oneRowALineForOneResponse() throws {
    let project = try Project()
    let run = try project.run("fixtures", "schemas", "--kind", "coupon", "--count=3", "--quiet")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "{\"modelType\":1,\"data\":[")
    #expect(lines.count == 5)
    #expect(lines.last == "]}")
    #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
  }

  @Test func theSameForTheSameSeed() throws {
    let project = try Project()
    let first = try project.run("fixtures", "schemas", "--seed", "18446744073709551615").output
    #expect(
      try project.run("fixtures", "schemas", "--seed", "18446744073709551615").output == first)
    #expect(try project.run("fixtures", "schemas").output != first)
  }

  @Test func datesLieAroundNow() throws {
    let project = try Project()
    let run = try project.run(
      "fixtures", "schemas", "--kind", "coupon", "--count", "4", "--now", "2019-06-15T08:00:00Z")
    #expect(run.output.contains("\"deadline\":\"2019-"))
    #expect(!run.output.contains("\"deadline\":\"2026-"))
  }

  @Test func hostileRowsAreAuditedAsTheyAreLabelled() throws {
    let project = try Project()
    let made = try project.run("fixtures", "schemas", "--hostile")
    #expect(made.status == 0)
    try project.write("hostile.jsonl", made.output)
    let run = try project.run("audit", "schemas", "hostile.jsonl", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let labelled = made.output.components(separatedBy: "\"code\":\"wrong-type\"").count - 1
    #expect((report?["issues"] as? [String: Int])?["wrong-type"] == labelled)
    #expect(labelled > 50)
  }

  @Test func anUnknownKindNamesTheNearest() throws {
    let project = try Project()
    let run = try project.run("fixtures", "schemas", "--kind", "cupon")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.errors
        == "schemas: error: there is no kind 'cupon': did you mean 'coupon'? [unknown-kind]\n")
  }

  @Test func brokenSchemasGiveFindings() throws {
    let project = try Project()
    try project.write("schemas/bad.yaml", "match: 9\nfields: {a: strin}\n")
    let run = try project.run("fixtures", "schemas")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("[unknown-type]"))
    #expect(try project.run("fixtures", "nowhere").status == 74)
  }

  @Test func aReaderThatGoesAwayIsNoFault() throws {
    let project = try Project()
    let run = try project.run(
      "fixtures", "schemas", "--count", "3000",
      wrapper: ["/bin/sh", "-c", "{ \"$@\"; echo status $? >&2; } | head -n 1", "sh"])
    #expect(run.errors.contains("status 0\n"))
    #expect(!run.errors.contains("error"))
  }

  @Test(arguments: ["0", "-1", "x", "1000001"])
  func wrongCounts(_ count: String) throws {
    let project = try Project()
    #expect(try project.run("fixtures", "schemas", "--count=\(count)").status == 64)
  }
}
