import BenchmarkTickets
import Foundation
import TicketKit

/// `JSONSerialization` into dictionaries beside the index.
enum JSONSerializationAgainstIndex: Benchmark {
  static let name = "jsonserialization/index"
  static let summary = "JSONSerialization into dictionaries, against decode"
  static let reach = Reach.atLeast(70)

  static func measure() throws -> Outcome {
    let json = PlainCase.json
    let names = try rows(json).map { $0["goodName"] as? String ?? "" }
    try Disagreement.unlessEqual(
      names, TicketFactory.decode(json).tickets.map(\.goodName), "the names")
    return Outcome(
      try PairedRuns(7) {
        try Disagreement.unlessEqual(rows(json).count, PlainCase.rowCount, "the rows")
      } second: {
        try Disagreement.unlessEqual(
          TicketFactory.decode(json).tickets.count, PlainCase.rowCount, "the rows")
      })
  }

  private static func rows(_ json: Data) throws -> [[String: Any]] {
    let response = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    return response?["data"] as? [[String: Any]] ?? []
  }
}
