import BenchmarkTickets
import Foundation
import TicketKit

/// A thousand kinds in turn, each row with keys of its own and its discriminator at its end.
enum AlternatingAgainstPlain: Benchmark {
  static let name = "alternating/plain"
  static let summary = "per byte: 1,000 kinds in turn, discriminator last, against the plain case"
  static let reach = Reach.atMost(1.8)

  static func measure() throws -> Outcome {
    let plain = PlainCase.json
    // Each kind comes sixty times: how its rows are written is learned from the first one.
    var outcome = try compare(60_000, kinds: 1_000, ThousandKinds.self, plain)
    let short = try compare(10_000, kinds: 1_000, ThousandKinds.self, plain)
    let three = try compare(10_000, kinds: 3, ThreeKinds.self, plain)
    outcome.remarks = [
      "1,000 kinds ten times each: \(Outcome.rounded(short.ratio)) (\(short.sides))",
      "3 kinds in turn: \(Outcome.rounded(three.ratio)) (\(three.sides))",
    ]
    return outcome
  }

  private static func compare(
    _ count: Int, kinds: Int, _ factory: (some KindFactory).Type, _ plain: Data
  ) throws -> Outcome {
    let json = Payload.alternating(count, kinds: kinds)
    let batch = try factory.decode(json)
    try Disagreement.unlessEqual(
      batch.tickets.map(\.goodName), try names(json), "the names")
    let runs = try PairedRuns(15) {
      try Disagreement.unlessEqual(factory.decode(json).tickets.count, count, "the rows")
    } second: {
      try Disagreement.unlessEqual(
        TicketFactory.decode(plain).tickets.count, PlainCase.rowCount, "the rows")
    }
    return Outcome(
      ratio: runs.ratio * Double(plain.count) / Double(json.count), sides: Outcome(runs).sides)
  }

  /// The names as Foundation finds them.
  private static func names(_ json: Data) throws -> [String] {
    let response = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    return (response?["data"] as? [[String: Any]] ?? []).map { row in
      row.first { $0.key.hasPrefix("goodName") }?.value as? String ?? ""
    }
  }
}

/// A thousand kinds, each with five fields under keys of its own.
private enum ThousandKinds: KindFactory {
  static let context = TicketFactory.context
  static let layout = TicketLayout(table(kinds: 1_000))

  static func ticket(for record: TicketRecord) -> (any TicketModel)? { PlainTicket(record: record) }

  static func table(kinds: Int) -> String {
    let kinds = (0..<kinds).map { kind in
      """
      kind "k\(kind)" match "k\(kind)"
      string "$['goodName\(kind)']"
      bool "$['overdue\(kind)']"
      decimal "$['ticketMoney\(kind)']"
      decimal "$['minLimitMoney\(kind)']"
      string "$['deadline\(kind)']"
      """
    }
    return "layout 1\nenvelope row \"$['kind']\" items \"$['data']\"\n"
      + kinds.joined(separator: "\n")
  }
}

/// The first three of them.
private enum ThreeKinds: KindFactory {
  static let context = TicketFactory.context
  static let layout = TicketLayout(ThousandKinds.table(kinds: 3))

  static func ticket(for record: TicketRecord) -> (any TicketModel)? { PlainTicket(record: record) }
}
