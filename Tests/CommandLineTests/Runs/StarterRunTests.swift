import Foundation
import Testing

@Suite("ticketgen init and add")
struct StarterRunTests {
  @Test func aStarterPassesCheckAfterGenerate() throws {
    let project = try Project(named: "我的 project", withSchemas: false)
    let made = try project.run("init")
    #expect(made.status == 0)
    #expect(made.output == "")
    #expect(made.errors == "2 files written to schemas; next: ticketgen generate schemas\n")
    #expect(try project.run("generate", "schemas").status == 0)
    #expect(try project.run("check", "schemas").status == 0)
    #expect(try project.text("Generated/CouponTicket.swift").contains("struct CouponTicket"))
  }

  @Test func nothingIsOverwritten() throws {
    let project = try Project(withSchemas: false)
    try project.write("tickets/coupon.yaml", "mine\n")
    let run = try project.run("init", "tickets/")
    #expect(run.status == 1)
    #expect(run.errors.contains("tickets/coupon.yaml: error: there is such a file already"))
    #expect(try project.text("tickets/coupon.yaml") == "mine\n")
    #expect(try project.files("tickets").count == 1)
  }

  @Test func aFolderWithOtherSchemasIsLeftAlone() throws {
    let project = try Project(withSchemas: false)
    try project.write("schemas/gift.yaml", Project.cashSchema)
    let run = try project.run("init")
    #expect(run.status == 1)
    #expect(run.errors.contains("[folder-in-use]"))
    #expect(try project.files("schemas").count == 1)
  }

  @Test func addedKindsPassCheck() throws {
    let project = try Project()
    let run = try project.run("add", "cash-voucher")
    #expect(run.status == 0)
    #expect(
      run.errors == "schemas/cash-voucher.yaml written; next: change its fields, then "
        + "ticketgen generate schemas\n")
    #expect(try project.run("add", "满减券", "schemas", "--match", "vip #1").status == 0)
    #expect(try project.run("generate", "schemas").status == 0)
    #expect(try project.run("check", "schemas").status == 0)
    #expect(try project.text("schemas/cash-voucher.yaml").contains("\nmatch: 4\n"))
    #expect(try project.text("schemas/满减券.yaml").contains("\nmatch: \"vip #1\"\n"))
  }

  @Test func whatIsTakenIsAFinding() throws {
    let project = try Project()
    let value = try project.run("add", "gift", "--match", "1")
    #expect(value.status == 1)
    #expect(value.errors.contains("[duplicate-match]"))
    let file = try project.run("add", "coupon")
    #expect(file.status == 1)
    #expect(file.errors.contains("schemas/coupon.yaml: error: there is such a file already"))
    #expect(try project.run("add", "COUPON").errors.contains("[duplicate-kind]"))
    #expect(try project.run("add", "_base").errors.contains("[wrong-kind-name]"))
    #expect(try project.run("add", "../x").errors.contains("[wrong-kind-name]"))
    #expect(try project.files("schemas").count == 4)
  }

  @Test func wrongFolders() throws {
    let project = try Project(withSchemas: false)
    #expect(try project.run("add", "gift").status == 74)
    #expect(try project.run("add").status == 64)
    try project.write("file", "")
    #expect(try project.run("init", "file").status == 74)
    #expect(try project.run("init", "-").status == 64)
  }
}
