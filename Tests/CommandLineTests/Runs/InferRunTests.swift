import Foundation
import Testing

@Suite("ticketgen infer")
struct InferRunTests {
  private static let sample = #"""
    {"code":0,"data":[{"couponId":1,"couponName":"豆浆券","amount":5.5,"endTime":"2026-11-30"},
     {"couponId":2,"couponName":"油条券","amount":3,"endTime":"2026-12-31"}]}
    """#

  @Test func draftsAFolderThatPassesAndGenerates() throws {
    let project = try Project(named: "项目 one", withSchemas: false)
    try project.write("my sample.json", Self.sample)
    let run = try project.run("infer", "my sample.json", "--output", "new folder/schemas")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "1 kind drafted to new folder/schemas: look at what is marked CHECK\n")
    #expect(
      Set(try project.files("new folder/schemas").keys) == ["my-sample.yaml", "ticketgen.yaml"])
    #expect(try project.run("generate", "new folder/schemas").status == 0)
    #expect(try project.run("check", "new folder/schemas").status == 0)
  }

  @Test func printsTheFilesWithoutAFolder() throws {
    let project = try Project(withSchemas: false)
    try project.write("coupons.json", Self.sample)
    let run = try project.run("infer", "coupons.json")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("# file: ticketgen.yaml\n"))
    #expect(run.output.contains("\n\n# file: coupons.yaml\n"))
    #expect(run.output.contains("\n  goodName: \"{couponName}\"\n"))
    // A second run says the same.
    #expect(try project.run("infer", "coupons.json").output == run.output)
  }

  @Test func readsStandardInput() throws {
    let project = try Project(withSchemas: false)
    try project.write("coupons.json", Self.sample)
    let run = try project.run(
      "infer", "-", "--kind", "现金券", "--output=drafts",
      wrapper: ["/bin/sh", "-c", "cat coupons.json | \"$@\"", "sh"])
    #expect(run.status == 0)
    #expect(Set(try project.files("drafts").keys) == ["ticketgen.yaml", "现金券.yaml"])
  }

  @Test func overwritesNothing() throws {
    let project = try Project(withSchemas: false)
    try project.write("coupons.json", Self.sample)
    try project.write("drafts/coupons.yaml", "mine")
    let run = try project.run("infer", "coupons.json", "--output", "drafts")
    #expect(run.status == 1)
    #expect(run.errors.contains("drafts/coupons.yaml: error: "))
    #expect(try project.text("drafts/coupons.yaml") == "mine")
    #expect(try project.files("drafts").count == 1)
  }

  @Test func saysWhereASampleIsNoJSON() throws {
    let project = try Project(withSchemas: false)
    try project.write("good.json", Self.sample)
    try project.write("bad.json", "{\"data\":[\n  {\"a\":1,}]}")
    try project.write("empty.json", "")
    let run = try project.run("infer", "good.json", "bad.json", "empty.json", "--output", "drafts")
    #expect(run.status == 1)
    #expect(run.errors.contains("bad.json:2:10: error: "))
    #expect(run.errors.contains("empty.json:1:1: error: "))
    #expect(try project.files("drafts").isEmpty)
  }

  @Test func cannotReadWhatIsNotThere() throws {
    let project = try Project(withSchemas: false)
    try project.write("folder/x", "")
    #expect(try project.run("infer", "missing.json").status == 74)
    let run = try project.run("infer", "folder")
    #expect(run.status == 74)
    #expect(run.errors.contains("folder: error: "))
  }

  @Test func hasNothingToSayOfScalars() throws {
    let project = try Project(withSchemas: false)
    try project.write("x.json", "3")
    let run = try project.run("infer", "x.json")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("x.json: error: "))
    #expect(run.errors.contains("[sample-no-rows]"))
  }

  @Test func aReaderThatGoesAwayIsNoFault() throws {
    let project = try Project(withSchemas: false)
    try project.write("coupons.json", Self.sample)
    let run = try project.run(
      "infer", "coupons.json",
      wrapper: ["/bin/sh", "-c", "{ \"$@\"; echo status $? >&2; } | head -n 1", "sh"])
    #expect(run.output == "# file: ticketgen.yaml\n")
    #expect(run.errors == "status 0\n")
  }
}
