import Foundation
import Testing

@Suite("ticketgen generate --file-lists")
struct FileListRunTests {
  private let inputs = "lists/ticketgen-inputs.xcfilelist"
  private let outputs = "lists/ticketgen-outputs.xcfilelist"

  @Test func listsWhatIsReadAndWritten() throws {
    let project = try Project(named: "票 & 券")
    try project.write("schemas/deep 1/现金.yaml", Project.cashSchema)
    let run = try project.run("./schemas/", "--file-lists", "lists", "--output", "out & 出")
    #expect(run.status == 0)
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: project.url.appendingPathComponent("schemas").path
    ).filter { $0.hasSuffix(".yaml") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(
      try project.text(inputs) == names.map { "$(SRCROOT)/schemas/\($0)\n" }.joined())
    let written = try project.files("out & 出").keys.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    #expect(written.count == 5)
    #expect(
      try project.text(outputs) == written.map { "$(SRCROOT)/out & 出/\($0)\n" }.joined())
  }

  @Test func listsThatAreRightAreNotTouched() throws {
    let project = try Project()
    _ = try project.run("schemas", "--file-lists", "lists")
    let before = try project.ageOutput("lists")
    #expect(before.count == 2)
    #expect(try project.run("schemas", "--file-lists", "lists").status == 0)
    #expect(try project.writtenDates("lists") == before)
    try project.write("schemas/cash.yaml", Project.cashSchema)
    #expect(try project.run("schemas", "--file-lists", "lists").status == 0)
    #expect(try project.text(outputs).contains("$(SRCROOT)/Generated/CashTicket.swift\n"))
    try project.remove("schemas/cash.yaml")
    #expect(try project.run("schemas", "--file-lists", "lists").status == 0)
    #expect(try !project.text(outputs).contains("Cash"))
  }

  @Test func pathsFromTheRootStayAsTheyAre() throws {
    let project = try Project()
    let root = project.url.path
    #expect(
      try project.run("\(root)/schemas", "--file-lists", "\(root)/lists").status == 0)
    #expect(try project.text(inputs).hasPrefix("\(root)/schemas/"))
    #expect(try project.text(outputs).hasPrefix("\(root)/Generated/"))
  }

  @Test func nothingIsWrittenWithoutTheOutput() throws {
    let project = try Project()
    _ = try project.run("schemas", "--file-lists", "lists", "--dry-run")
    #expect(try project.files("lists").isEmpty)
    try project.write("schemas/bad.yaml", "match: 9\n")
    #expect(try project.run("schemas", "--file-lists", "lists").status == 1)
    #expect(try project.files("lists").isEmpty)
  }

  @Test func aFolderInThePlaceOfAListExits74() throws {
    let project = try Project()
    try project.write(inputs + "/x", "")
    let run = try project.run("schemas", "--file-lists", "lists")
    #expect(run.status == 74)
    #expect(run.errors.contains("\(inputs): error: "))
  }
}
