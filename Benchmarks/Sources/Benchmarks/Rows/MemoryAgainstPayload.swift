import BenchmarkTickets
import CPeers
import Foundation
import TicketKit

/// What a batch holds beside the response's own bytes.
enum MemoryAgainstPayload: Benchmark {
  static let name = "memory/payload"
  static let summary = "bytes that the batch and its tickets hold, against those of the response"
  static let reach = Reach.atMost(0.25)

  static func measure() throws -> Outcome {
    let json = PlainCase.json
    // Whatever is made once, such as the layout, is there before.
    _ = try TicketFactory.decode(json)
    let before = allocated_bytes()
    let batch = try TicketFactory.decode(json)
    let held = allocated_bytes() - before
    try Disagreement.unlessEqual(batch.tickets.count, PlainCase.rowCount, "the rows")
    return Outcome(
      ratio: Double(held) / Double(json.count), sides: "\(held) against \(json.count) bytes")
  }
}
