import Foundation

/// ticketgen beside a C program that scans the same schemas with libyaml and writes the same bytes.
enum GenerateAgainstLimit: Benchmark {
  static let name = "generate/limit"
  static let summary =
    "1,000 schemas into an empty folder, against scanning them with libyaml and writing the same bytes in C"
  static let reach = Reach.atMost(1.0)

  static func measure() throws -> Outcome {
    let ticketgen = try Program.ticketgen()
    let limit = try Program.limit()
    return try SampleProject.using(1_000) { project in
      try project.generate(with: ticketgen)
      let files = try project.makeBundle()
      var number = 0
      var turn = project
      let generate = { try turn.generate(with: ticketgen) }
      let write = { try limit.run(["write", turn.schemas, turn.bundle, turn.copy]) }
      let deleted = try PairedRuns(
        11, before: { try project.removeOutputs() }, first: generate, second: write)
      let next = {
        number += 1
        turn = project.turn(number)
      }
      let runs = try PairedRuns(31, before: next, first: generate, second: write)
      try Disagreement.unlessEqual(files, SampleProject.contents(of: turn.output), "the files")
      try Disagreement.unlessEqual(
        files, SampleProject.contents(of: turn.copy), "the files in C")
      let schemas = try SampleProject.contents(of: project.schemas)
      return Outcome(
        runs,
        remarks: [
          "\(schemas.count) files of \(size(schemas)) become \(files.count) of \(size(files))",
          "right after such folders were deleted, where ext4 is slow: "
            + "\(Outcome.rounded(deleted.ratio)) (\(Outcome(deleted).sides))",
        ])
    }
  }

  private static func size(_ files: [String: Data]) -> String {
    "\(Outcome.rounded(Double(files.values.reduce(0) { $0 + $1.count }) / 1e6)) MB"
  }
}
