import Foundation
import Testing
import TicketSchema

@Suite("ticketgen json-schema")
struct JSONSchemaRunTests {
  private func run(_ arguments: String...) throws -> ToolRun {
    try ToolRun(["json-schema"] + arguments, in: FileManager.default.temporaryDirectory)
  }

  @Test func printsTheSchemaOfTicketFiles() throws {
    let run = try run()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == JSONSchema.ticket())
    #expect(try self.run("ticket").output == run.output)
    #expect(try self.run("ticket").output == run.output, "the same on every run")
  }

  @Test func printsTheSchemaOfTheSettings() throws {
    let run = try run("settings")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == JSONSchema.settings())
    #expect(run.output != JSONSchema.ticket())
  }

  @Test func refusesOtherWords() throws {
    let run = try run("setting")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("'settings'"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func needsAPlaceToPrintTo() throws {
    let run = try ToolRun(
      ["json-schema"], in: FileManager.default.temporaryDirectory,
      wrapper: ["/bin/sh", "-c", "exec \"$@\" > /dev/full", "sh"])
    #expect(run.status == 74)
    #expect(run.errors.contains("[standard-output]"))
  }
}
