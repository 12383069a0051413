import Foundation
import Testing

@Suite("Interrupted and simultaneous runs of ticketgen")
struct InterruptionRunTests {
  /// A project with so many kinds that writing them takes a while.
  private func largeProject() throws -> Project {
    let project = try Project(withSchemas: false)
    for number in 0..<150 {
      try project.write(
        "schemas/kind\(number).yaml",
        Project.cashSchema.replacingOccurrences(of: "match: 4", with: "match: \(number)"))
    }
    return project
  }

  @Test(arguments: ["KILL", "INT", "TERM"])
  func aRunThatIsEndedLeavesWholeFilesOnly(_ signal: String) throws {
    let project = try largeProject()
    _ = try project.run("schemas", "--output", "whole")
    let whole = try project.files("whole")
    #expect(whole.count == 151)

    for milliseconds in [5, 10, 20, 30, 45, 60, 90] {
      try? project.remove("Generated")
      _ = try project.run(
        "schemas",
        wrapper: [
          "/bin/sh", "-c",
          "\"$@\" & run=$!; sleep \(Double(milliseconds) / 1000); kill -\(signal) $run; wait $run",
          "sh",
        ])
      for (name, data) in try project.files() where name.hasSuffix(".swift") {
        #expect(data == whole[name], "\(name) after \(milliseconds) ms")
      }
      #expect(try project.run("schemas").status == 0)
      #expect(try project.files() == whole)
    }
  }

  @Test func twoRunsAtOnceEndAsOne() throws {
    let project = try largeProject()
    _ = try project.run("schemas", "--output", "whole")
    let whole = try project.files("whole")
    for _ in 0..<3 {
      try? project.remove("Generated")
      let run = try project.run(
        "schemas",
        wrapper: [
          "/bin/sh", "-c", "\"$@\" & first=$!; \"$@\" && wait $first && echo both well", "sh",
        ])
      #expect(run.output == "both well\n")
      #expect(try project.files() == whole)
    }
  }
}
