import Foundation
import Testing

@Suite("Standard streams of ticketgen")
struct StreamRunTests {
  /// Runs the tool below `sh`, with redirections behind it.
  private func shell(_ redirections: String) -> [String] {
    ["/bin/sh", "-c", "\"$@\" " + redirections, "sh"]
  }

  @Test(arguments: [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func closedStreamsHarmNothing(_ redirections: String) throws {
    let project = try Project()
    let expected = try Project()
    _ = try expected.run("schemas")
    #expect(try project.run("schemas", wrapper: shell(redirections)).status == 0)
    #expect(try project.files() == expected.files())
    #expect(try project.run("check", "schemas", wrapper: shell(redirections)).status == 0)
    try project.remove("Generated/CouponTicket.swift")
    #expect(try project.run("check", "schemas", wrapper: shell(redirections)).status == 1)
    #expect(try project.files().count == 3)
  }

  @Test func aReaderThatGoesAwayIsNoFault() throws {
    let project = try Project(withSchemas: false)
    // Enough kinds that the diff is longer than any pipe.
    for number in 0..<100 {
      try project.write(
        "schemas/kind\(number).yaml",
        Project.cashSchema.replacingOccurrences(of: "match: 4", with: "match: \(number)"))
    }
    let run = try project.run(
      "schemas", "--diff",
      wrapper: ["/bin/sh", "-c", "{ \"$@\"; echo status $? >&2; } | head -n 1", "sh"])
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors.contains("status 0\n"))
    #expect(!run.errors.contains("error"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskBehindStandardOutputExits74() throws {
    let project = try Project()
    let run = try project.run("schemas", "--diff", wrapper: shell(">/dev/full"))
    #expect(run.status == 74)
    #expect(run.errors.contains("standard output: error: "))
    #expect(run.errors.contains("[standard-output]"))
  }

  @Test func colourOnlyWhereItIsWanted() throws {
    let project = try Project()
    try project.write("schemas/bad.yaml", "match: 9\nfields: {a: strin}\n")
    #expect(try !project.run("schemas").errors.contains("\u{1B}["))
    #expect(try !project.run("schemas", "--color=never").errors.contains("\u{1B}["))
    #expect(try project.run("schemas", "--color=always").errors.contains("\u{1B}["))
    let asked = try project.run("schemas", "--color=always", environment: ["NO_COLOR": "1"])
    #expect(asked.errors.contains("\u{1B}["))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func colourOnATerminalUnlessNoColorIsSet() throws {
    let project = try Project()
    try project.write("schemas/bad.yaml", "match: 9\nfields: {a: strin}\n")
    let terminal = ["/bin/sh", "-c", "script -qec \"'$1' schemas\" /dev/null", "sh"]
    #expect(try project.run(wrapper: terminal).output.contains("\u{1B}["))
    let plain = try project.run(environment: ["NO_COLOR": "1"], wrapper: terminal)
    #expect(plain.output.contains("error: "))
    #expect(!plain.output.contains("\u{1B}["))
    let empty = try project.run(environment: ["NO_COLOR": ""], wrapper: terminal)
    #expect(empty.output.contains("\u{1B}["))
  }
}
