import Foundation
import Testing

@Suite("ticketgen generate")
struct GenerateRunTests {
  private let kinds = ["ConvertTicket.swift", "CouponTicket.swift", "DiscountTicket.swift"]

  @Test func writesOneFileForEachKindAndTheFactory() throws {
    let project = try Project()
    let run = try project.run("schemas/")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "3 kinds: 4 files written to Generated, 0 unchanged\n")
    #expect(try project.files().keys.sorted() == kinds + ["TicketFactory.swift"])
  }

  @Test func theVerbMayBeWritten() throws {
    let project = try Project()
    #expect(try project.run("generate", "schemas").status == 0)
    #expect(try project.files().count == 4)
  }

  @Test func aSecondRunTouchesNothing() throws {
    let project = try Project()
    _ = try project.run("schemas/")
    let before = try project.ageOutput()
    let run = try project.run("schemas/")
    #expect(run.status == 0)
    #expect(run.errors == "3 kinds: 0 files written to Generated, 4 unchanged\n")
    #expect(try project.writtenDates() == before)
  }

  @Test func aFourthKindIsOneNewFileAndAnotherFactory() throws {
    let project = try Project()
    _ = try project.run("schemas/")
    let three = try project.files()
    let old = try project.ageOutput()

    try project.write("schemas/cash.yaml", Project.cashSchema)
    let added = try project.run("schemas/")
    #expect(added.status == 0)
    #expect(added.errors == "4 kinds: 2 files written to Generated, 3 unchanged\n")
    let four = try project.files()
    #expect(Set(four.keys).subtracting(three.keys) == ["CashTicket.swift"])
    #expect(three.keys.filter { four[$0] != three[$0] } == ["TicketFactory.swift"])
    let new = try project.writtenDates()
    #expect(old.keys.filter { old[$0] != new[$0] } == ["TicketFactory.swift"])
    #expect(try project.text("Generated/CashTicket.swift").contains("struct CashTicket"))

    try project.remove("schemas/cash.yaml")
    let removed = try project.run("schemas/")
    #expect(removed.status == 0)
    #expect(
      removed.errors == "3 kinds: 1 file written to Generated, 3 unchanged, 1 removed\n")
    #expect(try project.files() == three)
  }

  @Test func dryRunListsAndWritesNothing() throws {
    let project = try Project()
    let first = try project.run("schemas/", "--dry-run")
    #expect(first.status == 0)
    #expect(
      first.output == (kinds + ["TicketFactory.swift"]).map { "create Generated/\($0)\n" }.joined())
    #expect(first.errors == "3 kinds: 4 files would be written to Generated, 0 unchanged\n")
    #expect(try project.files().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: project.url.path + "/Generated"))

    _ = try project.run("schemas/")
    try project.remove("schemas/convert.yaml")
    let before = try project.files()
    let second = try project.run("schemas/", "--dry-run")
    #expect(
      second.output
        == "remove Generated/ConvertTicket.swift\nchange Generated/TicketFactory.swift\n")
    #expect(try project.files() == before)
    #expect(try project.run("schemas/", "--dry-run", "--quiet").errors == "")
  }

  @Test func diffShowsLinesAndWritesNothing() throws {
    let project = try Project()
    _ = try project.run("schemas/")
    #expect(try project.run("schemas/", "--diff").output == "")
    let before = try project.files()
    let schema = try project.text("schemas/coupon.yaml")
    try project.write(
      "schemas/coupon.yaml", schema.replacingOccurrences(of: "coupon_common", with: "coupon_new"))

    let run = try project.run("schemas/", "--diff")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("---") } == ["--- a/CouponTicket.swift"])
    #expect(lines.filter { $0.hasPrefix("+++") } == ["+++ b/CouponTicket.swift"])
    #expect(lines.filter { $0.hasPrefix("- ") } == ["-    return \"coupon_common\""])
    #expect(lines.filter { $0.hasPrefix("+ ") } == ["+    return \"coupon_new\""])
    #expect(run.errors == "3 kinds: 1 file would be written to Generated, 3 unchanged\n")
    #expect(try project.files() == before)
  }

  @Test func nothingIsWrittenUnlessEverySchemaIsValid() throws {
    let project = try Project()
    try project.write("schemas/bad.yaml", "match: 9\nfields: {a: strin}\n")
    let run = try project.run("schemas/")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("schemas/bad.yaml:2:13: error: "))
    #expect(try project.files().isEmpty)
  }

  @Test func theOutputFolderIsTheOptionsThenTheSettingsThenBeside() throws {
    let project = try Project()
    try project.write(
      "schemas/ticketgen.yaml",
      "output: ../From Settings\nstyles: {symbol: {size: 1}, amount: {size: 2}}\n")
    #expect(try project.run("schemas").status == 0)
    #expect(try project.files("From Settings").count == 4)
    #expect(try project.run("schemas", "--output", "From Option/deep").status == 0)
    #expect(try project.files("From Option/deep").count == 4)

    let elsewhere = try ToolRun(
      [project.url.path + "/schemas", "--output=here"],
      in: project.url.appendingPathComponent("From Option"))
    #expect(elsewhere.status == 0)
    #expect(try project.files("From Option/here").count == 4)

    try project.write("schemas/ticketgen.yaml", "styles: {symbol: {size: 1}, amount: {size: 2}}\n")
    let inside = try ToolRun(["."], in: project.url.appendingPathComponent("schemas"))
    #expect(inside.status == 0)
    #expect(inside.errors == "3 kinds: 4 files written to ../Generated, 0 unchanged\n")
    #expect(try project.files().count == 4)
  }

  @Test(arguments: ["public", "package", "internal"])
  func accessStandsAboveTheSettings(_ level: String) throws {
    let project = try Project()
    #expect(try project.run("schemas", "--access", level).status == 0)
    let text = try project.text("Generated/CouponTicket.swift")
    let prefix = level == "internal" ? "" : level + " "
    #expect(text.contains("\n\(prefix)struct CouponTicket"))
  }

  @Test func namesMayHoldSpacesAmpersandsAndCJK() throws {
    let project = try Project(named: "票 & 券 'project'")
    try FileManager.default.moveItem(
      at: project.url.appendingPathComponent("schemas"),
      to: project.url.appendingPathComponent("优惠 & schemas"))
    try project.write("优惠 & schemas/现金 & cash.yaml", Project.cashSchema)
    let run = try project.run("优惠 & schemas/", "--output", "输出 & out")
    #expect(run.status == 0)
    #expect(run.errors == "4 kinds: 5 files written to 输出 & out, 0 unchanged\n")
    #expect(try project.files("输出 & out").keys.contains { $0.hasPrefix("现金") })
  }

  @Test func theWorkingFolderAndTheLocaleChangeNothing() throws {
    let project = try Project()
    _ = try project.run("schemas/")
    let expected = try project.files()
    for locale in ["C", "tr_TR.UTF-8", "zh_CN.UTF-8"] {
      let run = try ToolRun(
        [project.url.path + "/schemas", "--output", project.url.path + "/out"],
        in: FileManager.default.temporaryDirectory,
        environment: ["LC_ALL": locale, "TZ": "Asia/Kathmandu"])
      #expect(run.status == 0)
      #expect(try project.files("out") == expected)
      try project.remove("out")
    }
  }

  @Test func ticketFilesMayStandAmongOthers() throws {
    let project = try Project()
    try project.write("App/cash.ticket.yaml", Project.cashSchema)
    try project.write("App/deep/_base.ticket.yml", "fields: {a: string}\n")
    try project.write("App/config.yaml", "no: schema\n")
    try project.write("App/ticketgen.yaml", "access: internal\n")
    #expect(try project.run("App").status == 1)
    let run = try project.run("App", "--ticket-files")
    #expect(run.status == 0)
    #expect(try project.files().keys.sorted() == ["CashTicket.swift", "TicketFactory.swift"])
    #expect(try project.text("Generated/CashTicket.swift").contains("\nstruct CashTicket"))
    #expect(try project.run("check", "App", "--ticket-files").status == 0)
    try project.remove("Generated/CashTicket.swift")
    let stale = try project.run("check", "App", "--ticket-files")
    #expect(stale.errors.contains("`ticketgen generate App --ticket-files`"))
  }
}
