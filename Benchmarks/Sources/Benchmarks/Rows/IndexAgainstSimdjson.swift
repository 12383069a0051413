import BenchmarkTickets
import Foundation
import TicketKit

/// The index beside simdjson on-demand, finding the same values.
///
/// TicketKit also checks their types and makes the tickets; simdjson only finds where they begin.
enum IndexAgainstSimdjson: Benchmark {
  static let name = "index/simdjson"
  static let summary = "decode, against locating the same five fields with simdjson on-demand"
  static let reach = Reach.atMost(0.55)

  static func measure() throws -> Outcome {
    let runs = try compare(PlainCase.json, PlainCase.keys, pairs: 41)
    let shapes: [(String, Data, [String])] = [
      (
        "discounts of the article", ArticlePayload.discounts(10_000),
        [
          "discountId", "productName",
        ]
      ),
      ("24 fields", Payload.wide(10_000), (0..<24).map { "field\($0)" }),
      ("English", Payload.ascii(10_000), PlainCase.keys),
      ("escapes", Payload.escapes(10_000), PlainCase.keys),
      ("Chinese in escapes", Payload.escapedScalars(10_000), PlainCase.keys),
      ("deeply nested", Payload.nested(10_000), PlainCase.keys),
      ("uneven", Payload.uneven(10_000), PlainCase.keys),
      ("indented", Payload.indented(10_000), PlainCase.keys),
    ]
    var remarks = ["simdjson's kernel here: \(Simdjson.kernel)"]
    for (title, json, keys) in shapes {
      let runs = try compare(json, keys, pairs: 15)
      let speed = Double(json.count) / runs.first / 1e9
      remarks.append(
        "\(title): \(Outcome.rounded(runs.ratio)), \(Outcome.rounded(speed)) GB/s "
          + "(\(Outcome(runs).sides))")
    }
    let vouchers = ArticlePayload.vouchers(10_000)
    let seconds = try (0..<15).map { _ in
      try PairedRuns.seconds {
        try Disagreement.unlessEqual(
          TicketFactory.decode(vouchers).tickets.count, 10_000, "vouchers")
      }
    }
    let speed = Double(vouchers.count) / PairedRuns.median(seconds) / 1e9
    remarks.append("vouchers of the article, nested: \(Outcome.rounded(speed)) GB/s")
    return Outcome(runs, remarks: remarks)
  }

  private static func compare(_ json: Data, _ keys: [String], pairs: Int) throws -> PairedRuns {
    let simdjson = Simdjson(json, keys: keys)
    let batch = try PlainFactory.decode(json)
    try Disagreement.unlessEqual(
      batch.checksum(fieldCount: keys.count), simdjson.checksum(), "the texts")
    let count = batch.tickets.count
    return try PairedRuns(pairs) {
      try Disagreement.unlessEqual(TicketFactory.decode(json).tickets.count, count, "the rows")
    } second: {
      try Disagreement.unlessEqual(simdjson.rowCount(), count, "the rows")
    }
  }
}
