import BenchmarkTickets
import Foundation
import TicketKit

/// A response of 100 MB beside one of 3 MB, per byte.
enum LargeAgainstSmall: Benchmark {
  static let name = "large/small"
  static let summary = "per byte: 100 MB against 3 MB"
  static let reach = Reach.atMost(1.2)

  static func measure() throws -> Outcome {
    let small = PlainCase.json
    let count = 100_000_000 / (small.count / PlainCase.rowCount)
    let large = Payload.coupons(count)
    let repeats = large.count / small.count
    let runs = try PairedRuns(7) {
      try Disagreement.unlessEqual(TicketFactory.decode(large).tickets.count, count, "the rows")
    } second: {
      for _ in 0..<repeats {
        try Disagreement.unlessEqual(
          TicketFactory.decode(small).tickets.count, PlainCase.rowCount, "the rows")
      }
    }
    let ratio = runs.ratio * Double(small.count * repeats) / Double(large.count)
    return Outcome(ratio: ratio, sides: Outcome(runs).sides)
  }
}
