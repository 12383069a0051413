import Foundation
import Testing

@Suite("ticketgen check")
struct CheckRunTests {
  @Test func succeedsWhenTheOutputIsCurrent() throws {
    let project = try Project()
    _ = try project.run("schemas/")
    let before = try project.ageOutput()
    let run = try project.run("check", "schemas/")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "3 kinds: 4 files in Generated are current\n")
    #expect(try project.writtenDates() == before)
    #expect(try project.run("check", "schemas/", "--quiet").errors == "")
  }

  @Test func failsWithADiffWhenAFileIsNotWhatWouldBeGenerated() throws {
    let project = try Project()
    _ = try project.run("schemas/")
    let text = try project.text("Generated/CouponTicket.swift")
    try project.write(
      "Generated/CouponTicket.swift",
      text.replacingOccurrences(of: "coupon_common", with: "edited"))
    let before = try project.files()
    let run = try project.run("check", "schemas/")
    #expect(run.status == 1)
    #expect(run.output.contains("\n-    return \"edited\"\n"))
    #expect(run.output.contains("\n+    return \"coupon_common\"\n"))
    #expect(run.errors.contains("Generated: error: "))
    #expect(run.errors.contains("[stale-output]"))
    #expect(run.errors.contains("ticketgen generate schemas/"))
    #expect(try project.files() == before)
  }

  @Test func failsWhenAFileIsMissingOrLeftOver() throws {
    let project = try Project()
    #expect(try project.run("check", "schemas/").status == 1)
    #expect(try project.files().isEmpty)

    _ = try project.run("schemas/")
    try project.remove("Generated/CouponTicket.swift")
    #expect(try project.run("check", "schemas/").status == 1)

    _ = try project.run("schemas/")
    try project.remove("schemas/coupon.yaml")
    let run = try project.run("check", "schemas/")
    #expect(run.status == 1)
    #expect(run.output.contains("--- a/CouponTicket.swift"))
  }

  /// A shell takes the advice as it stands.
  @Test func whatToRunIsQuotedForAShell() throws {
    let project = try Project(withSchemas: false)
    try project.write("目录 a/cash.yaml", Project.cashSchema)
    let run = try project.run("check", "目录 a", "--output", "it's out")
    #expect(run.status == 1)
    #expect(run.errors.contains(#"run `ticketgen generate '目录 a' --output 'it'\''s out'` ["#))
  }

  @Test func looksWhereTheOptionSays() throws {
    let project = try Project()
    _ = try project.run("schemas/", "--output", "out", "--access", "package")
    #expect(try project.run("check", "schemas/", "--output", "out").status == 1)
    #expect(
      try project.run("check", "schemas/", "--output", "out", "--access=package").status == 0)
    #expect(try project.run("check", "schemas/").status == 1)
  }
}
