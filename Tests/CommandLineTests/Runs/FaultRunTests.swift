import Foundation
import Testing

@Suite("Faults around ticketgen")
struct FaultRunTests {
  @Test func aMissingFolderExits74() throws {
    let project = try Project()
    let run = try project.run("nowhere/")
    #expect(run.status == 74)
    #expect(run.output == "")
    #expect(
      run.errors == """
        nowhere: error: there is no such folder: check the path, or make one with ticketgen init \
        [missing-folder]

        """)
    #expect(try project.run("generate", "nowhere").status == 74)
    #expect(try project.run("check", "nowhere").status == 74)
  }

  @Test func aFileInThePlaceOfTheFolderExits74() throws {
    let project = try Project()
    let run = try project.run("schemas/coupon.yaml")
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("schemas/coupon.yaml: error: "))
  }

  @Test func aFolderWithoutSchemasExits1() throws {
    let project = try Project(withSchemas: false)
    try FileManager.default.createDirectory(
      at: project.url.appendingPathComponent("schemas"), withIntermediateDirectories: true)
    let run = try project.run("schemas")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("schemas: error: "))
    #expect(try project.files().isEmpty)
  }

  @Test func aHugeSchemaIsRefusedUnread() throws {
    let project = try Project()
    try project.write(
      "schemas/huge.yaml", String(repeating: "# filler\n", count: 1 << 18))
    let run = try project.run("schemas")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("schemas/huge.yaml: error: "))
    #expect(run.errors.contains("[file-too-big]"))
    #expect(try project.files().isEmpty)
  }

  @Test func linksThatLeadNowhereOrInCirclesExit74() throws {
    let project = try Project()
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: project.url.path + "/schemas/gone.yaml", withDestinationPath: "nowhere.yaml")
    try files.createSymbolicLink(
      atPath: project.url.path + "/schemas/self.yaml", withDestinationPath: "self.yaml")
    let run = try project.run("schemas")
    #expect(run.status == 74)
    #expect(run.errors.contains("schemas/gone.yaml: error: "))
    #expect(run.errors.contains("schemas/self.yaml: error: "))
    #expect(try project.files().isEmpty)
  }

  @Test func aForeignFileIsNeverOverwritten() throws {
    let project = try Project()
    try project.write("Generated/CouponTicket.swift", "// mine\n")
    try project.write("Generated/Notes.swift", "// also mine\n")
    let run = try project.run("schemas")
    #expect(run.status == 1)
    #expect(run.errors.contains("Generated/CouponTicket.swift: error: "))
    #expect(try project.text("Generated/CouponTicket.swift") == "// mine\n")
    #expect(try project.files().count == 2)

    try project.remove("Generated/CouponTicket.swift")
    #expect(try project.run("schemas").status == 0)
    #expect(try project.text("Generated/Notes.swift") == "// also mine\n")
  }

  @Test func theSchemasFolderIsNoOutputFolder() throws {
    let project = try Project()
    let before = try project.files("schemas")
    #expect(try project.run("schemas", "--output", "schemas").status == 1)
    #expect(try project.run("schemas", "--output", "./schemas/../schemas").status == 1)
    #expect(try project.files("schemas") == before)
  }

  @Test func aFileInThePlaceOfTheOutputFolder() throws {
    let project = try Project()
    try project.write("Generated", "a file\n")
    let run = try project.run("schemas")
    #expect(run.status == 74)
    #expect(run.errors.contains("Generated"))
    #expect(try project.text("Generated") == "a file\n")
  }

  @Test func aFolderInThePlaceOfAnOutputFile() throws {
    let project = try Project()
    try project.write("Generated/CouponTicket.swift/keep.txt", "kept\n")
    let run = try project.run("schemas")
    #expect([1, 74].contains(run.status))
    #expect(run.errors.contains("Generated/CouponTicket.swift: error: "))
    #expect(try project.text("Generated/CouponTicket.swift/keep.txt") == "kept\n")
    #expect(try project.files().count == 1)
  }

  @Test func whateverAKilledRunLeftIsPutRight() throws {
    let project = try Project()
    _ = try project.run("schemas")
    let expected = try project.files()
    let text = try project.text("Generated/CouponTicket.swift")
    try project.write("Generated/CouponTicket.swift", String(text.prefix(200)))
    try project.remove("Generated/TicketFactory.swift")
    #expect(try project.run("schemas").status == 0)
    #expect(try project.files() == expected)
  }

  @Test(.enabled(if: Unprivileged.wrapper != nil, "needs a user whom the system refuses something"))
  func whatTheUserMayNotReadOrWriteExits74() throws {
    let wrapper = try #require(Unprivileged.wrapper)
    let project = try Project()
    let files = FileManager.default
    func permit(_ name: String, _ mode: Int) throws {
      try files.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: project.url.appendingPathComponent(name).path)
    }
    try permit("schemas/coupon.yaml", 0o000)
    let unread = try project.run("schemas", wrapper: wrapper)
    #expect(unread.status == 74)
    #expect(unread.errors.hasPrefix("schemas/coupon.yaml: error: "))
    #expect(unread.errors.contains("Permission denied"))
    try permit("schemas/coupon.yaml", 0o644)

    try files.createDirectory(
      at: project.url.appendingPathComponent("Generated"), withIntermediateDirectories: false)
    try permit("Generated", 0o555)
    let unwritten = try project.run("schemas", wrapper: wrapper)
    #expect(unwritten.status == 74)
    #expect(unwritten.errors.contains("Generated"))
    #expect(unwritten.errors.contains("Permission denied"))
    try permit("Generated", 0o755)
    #expect(try project.files().isEmpty)
  }
}
