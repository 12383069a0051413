import BenchmarkTickets
import Foundation
import TicketKit

/// The display texts of all rows, from `Codable` structs and from tickets.
enum CodableAgainstDisplay: Benchmark {
  static let name = "codable/display"
  static let summary = "JSONDecoder and the display texts of all rows, against decode and the same"
  static let reach = Reach.atLeast(10)

  static func measure() throws -> Outcome {
    try compare(rowCount: PlainCase.rowCount, pairs: 11)
  }

  /// Compares both ways when the texts of the first rows are shown.
  static func compare(rowCount: Int, pairs: Int) throws -> Outcome {
    let json = PlainCase.json
    try Disagreement.unlessEqual(
      CodableCoupon.decode(json).prefix(rowCount).map { DisplayTexts($0) },
      TicketFactory.decode(json).tickets.prefix(rowCount).map { DisplayTexts($0) }, "the texts")
    var lengths = (0, 0)
    let runs = try PairedRuns(pairs) {
      lengths.0 = try CodableCoupon.decode(json).prefix(rowCount)
        .reduce(0) { $0 + DisplayTexts($1).length }
    } second: {
      lengths.1 = try TicketFactory.decode(json).tickets.prefix(rowCount)
        .reduce(0) { $0 + DisplayTexts($1).length }
    }
    try Disagreement.unlessEqual(lengths.0, lengths.1, "the lengths")
    return Outcome(runs)
  }
}
