/// Times two ways of doing one job in turn, so that a noisy machine hurts both alike; each comes first in
/// every other pair, for who comes second finds the machine as the first one left it.
struct PairedRuns {
  /// The median of each side's seconds, and of the ratios of the pairs (first over second).
  let first: Double
  let second: Double
  let ratio: Double

  /// Runs each side once to warm up, then `count` pairs.
  init(_ count: Int, first: () throws -> Void, second: () throws -> Void) rethrows {
    try self.init(count, before: {}, first: first, second: second)
  }

  /// Does the same, with `before` run before each pair, untimed.
  init(
    _ count: Int, before: () throws -> Void, first: () throws -> Void, second: () throws -> Void
  ) rethrows {
    try before()
    try first()
    try second()
    var firsts: [Double] = []
    var seconds: [Double] = []
    for pair in 0..<count {
      try before()
      if pair.isMultiple(of: 2) {
        firsts.append(try Self.seconds(first))
        seconds.append(try Self.seconds(second))
      } else {
        seconds.append(try Self.seconds(second))
        firsts.append(try Self.seconds(first))
      }
    }
    self.first = Self.median(firsts)
    self.second = Self.median(seconds)
    ratio = Self.median(zip(firsts, seconds).map { $0 / $1 })
  }

  /// The wall-clock seconds of one call.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let (seconds, attoseconds) = try ContinuousClock().measure(body).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// The middle value; of an even number the upper one.
  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
