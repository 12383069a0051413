/// flatc beside ticketgen, for as many tables with the same fields.
enum FlatcAgainstGenerate: Benchmark {
  static let name = "flatc/generate"
  static let summary =
    "flatc --swift for 1,000 tables, against ticketgen for 1,000 kinds with the same fields"
  static let reach = Reach.atLeast(1.0)

  static func measure() throws -> Outcome {
    let flatc = try Program.flatc()
    return try PeerRuns.measure(
      flatc, arguments: { ["--swift", "-o", $0.copy] + $0.files(of: .flatbuffers) },
      output: { "\($0.fileName)_generated.swift" })
  }
}
