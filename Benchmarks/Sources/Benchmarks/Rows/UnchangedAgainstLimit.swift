import Foundation

/// ticketgen where nothing has changed, beside a C program that reads the same files.
enum UnchangedAgainstLimit: Benchmark {
  static let name = "unchanged/limit"
  static let summary =
    "1,000 schemas of which none has changed, against scanning them with libyaml and reading the output in C"
  static let reach = Reach.atMost(1.5)

  static func measure() throws -> Outcome {
    let ticketgen = try Program.ticketgen()
    let limit = try Program.limit()
    return try SampleProject.using(1_000) { project in
      try project.generate(with: ticketgen)
      let before = try OutputState(project.output)
      let runs = try PairedRuns(31) {
        try project.generate(with: ticketgen)
      } second: {
        try limit.run(["read", project.schemas, project.output])
      }
      try Disagreement.unlessEqual(
        OutputState(project.output).names(changedSince: before), [], "the written files")
      return Outcome(runs, remarks: [try oneChanged(project, ticketgen)])
    }
  }

  /// A run after one schema has changed, beside one after none has.
  private static func oneChanged(
    _ project: SampleProject, _ ticketgen: Program
  ) throws -> String {
    let kind = SampleKind(500)
    var edits = 0
    let edit = {
      edits += 1
      let text = kind.yaml.replacing("兑换截止日期", with: "第\(edits)次截止日期")
      try Data(text.utf8).write(to: URL(fileURLWithPath: project.schema(of: kind)))
    }
    let before = try OutputState(project.output)
    try edit()
    try project.generate(with: ticketgen)
    let written = try OutputState(project.output).names(changedSince: before)
    try Disagreement.unlessEqual(written, ["\(kind.typeName)Ticket.swift"], "the written files")
    let runs = try PairedRuns(31) {
      try edit()
      try project.generate(with: ticketgen)
    } second: {
      try project.generate(with: ticketgen)
    }
    return "one schema changed, against none: \(Outcome.rounded(runs.ratio)) "
      + "(\(Outcome(runs).sides)); written: \(written.joined(separator: ", "))"
  }
}
