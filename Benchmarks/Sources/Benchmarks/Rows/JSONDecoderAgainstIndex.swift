import BenchmarkTickets
import Foundation
import TicketKit

/// `JSONDecoder` into an equal `Codable` struct beside the index.
enum JSONDecoderAgainstIndex: Benchmark {
  static let name = "jsondecoder/index"
  static let summary = "JSONDecoder into an equal Codable struct, against decode"
  static let reach = Reach.atLeast(22)

  static func measure() throws -> Outcome {
    let json = PlainCase.json
    let tickets = try TicketFactory.decode(json).tickets
    try Disagreement.unlessEqual(
      CodableCoupon.decode(json), tickets.compactMap { CodableCoupon($0) }, "the coupons")
    return Outcome(
      try PairedRuns(11) {
        try Disagreement.unlessEqual(
          CodableCoupon.decode(json).count, PlainCase.rowCount, "the rows")
      } second: {
        try Disagreement.unlessEqual(
          TicketFactory.decode(json).tickets.count, PlainCase.rowCount, "the rows")
      })
  }
}
