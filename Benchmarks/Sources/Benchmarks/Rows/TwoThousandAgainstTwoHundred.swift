/// The time to compile the tickets of 2,000 kinds, and of 200, at both flags.
enum TwoThousandAgainstTwoHundred: Benchmark {
  static let name = "two-thousand/two-hundred"
  static let summary = "2,000 tickets compiled, against 200, at the worse flag"
  static let reach = Reach.atMost(11)
  static let isOnRequest = true

  static func measure() throws -> Outcome {
    let modes = [CompileMode.debug, .release]
    let outcomes = try modes.map { try CompileCost.tenfold($0) }
    let worst = outcomes[0].ratio > outcomes[1].ratio ? outcomes[0] : outcomes[1]
    return Outcome(
      ratio: worst.ratio, sides: worst.sides,
      remarks: zip(modes, outcomes).flatMap { mode, outcome in
        ["\(mode.flag): \(Outcome.rounded(outcome.ratio)) (\(outcome.sides))"] + outcome.remarks
      })
  }
}
