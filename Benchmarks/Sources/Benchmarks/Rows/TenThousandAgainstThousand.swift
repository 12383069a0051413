/// Ten thousand schemas beside a thousand, per schema.
enum TenThousandAgainstThousand: Benchmark {
  static let name = "ten-thousand/thousand"
  static let summary = "per schema, into an empty folder: 10,000 schemas against ten times 1,000"
  static let reach = Reach.atMost(1.2)

  static func measure() throws -> Outcome {
    let ticketgen = try Program.ticketgen()
    return try SampleProject.using(10_000) { large in
      try SampleProject.using(1_000) { small in
        var number = 0
        let generateLarge = { try large.turn(number).generate(with: ticketgen) }
        let generateSmalls = {
          for part in 0..<10 { try small.turn(10 * number + part).generate(with: ticketgen) }
        }
        let runs = try PairedRuns(
          7, before: { number += 1 }, first: generateLarge, second: generateSmalls)
        try Disagreement.unlessEqual(
          SampleProject.contents(of: large.turn(number).output).count, large.count + 1,
          "the files")
        let unchanged = try PairedRuns(7, first: generateLarge, second: generateSmalls)
        return Outcome(
          runs,
          remarks: [
            "nothing changed: \(Outcome.rounded(unchanged.ratio)) (\(Outcome(unchanged).sides))",
            try memory(large, small, ticketgen),
          ])
      }
    }
  }

  /// The most memory that runs into empty folders have had.
  private static func memory(
    _ large: SampleProject, _ small: SampleProject, _ ticketgen: Program
  ) throws -> String {
    let peaks = try [large, small].map { project in
      let printed = try Program.peak().output([ticketgen.path] + project.generation)
      let lines = printed.split(separator: "\n")
      guard let peak = lines.compactMap({ Double($0) }).last else {
        throw Disagreement(description: "no peak of memory: \(printed)")
      }
      return (bytes: peak, count: Double(project.count))
    }
    let texts = peaks.map { peak in
      "\(Outcome.rounded(peak.bytes / 1e6)) MB, \(Outcome.rounded(peak.bytes / peak.count / 1e3)) kB"
    }
    return "most memory, and per schema: \(texts.joined(separator: " against "))"
  }
}
