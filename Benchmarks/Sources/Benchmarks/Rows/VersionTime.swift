/// How long the installed ticketgen takes to say its version: milliseconds, not a ratio.
enum VersionTime: Benchmark {
  static let name = "version-ms"
  static let summary =
    "milliseconds of ticketgen --version, against a C program that prints how it is used"
  static let reach = Reach.atMost(5)

  static func measure() throws -> Outcome {
    let ticketgen = try Program.ticketgen()
    let printed = try ticketgen.output(["--version"])
    guard printed.contains(".") else {
      throw Disagreement(description: "no version: \(printed)")
    }
    let limit = try Program.limit()
    let runs = try PairedRuns(101) {
      try ticketgen.run(["--version"])
    } second: {
      try limit.run(["help"])
    }
    return Outcome(ratio: runs.first * 1_000, sides: Outcome(runs).sides)
  }
}
