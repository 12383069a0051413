/// The code of 200 kinds, as structs and as tickets.
enum CodableAgainstTextSize: Benchmark {
  static let name = "codable/text-size"
  static let summary = "code of 200 Codable structs, against that of 200 tickets, at the worse flag"
  static let reach = Reach.atLeast(3)

  static func measure() throws -> Outcome {
    let modes = [CompileMode.debug, .release]
    let sizes = try modes.map { try CompileCost.textSizes($0) }
    let ratios = sizes.map { Double($0.structs) / Double($0.tickets) }
    let worst = ratios[0] < ratios[1] ? 0 : 1
    return Outcome(
      ratio: ratios[worst], sides: "\(sizes[worst].structs) against \(sizes[worst].tickets) bytes",
      remarks: zip(modes, zip(sizes, ratios)).map { mode, measured in
        let ((structs, tickets), ratio) = measured
        return "\(mode.flag): \(Outcome.rounded(ratio)) (\(structs) against \(tickets) bytes)"
      })
  }
}
