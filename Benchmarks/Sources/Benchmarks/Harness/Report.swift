import Foundation

/// The rows that were measured, as a table and as JSON.
struct Report {
  private var rows: [(benchmark: any Benchmark.Type, outcome: Outcome)] = []

  mutating func add(_ benchmark: any Benchmark.Type, _ outcome: Outcome) {
    rows.append((benchmark, outcome))
  }

  /// The table in Markdown.
  var table: String {
    var lines = ["| | measured | reach | sides |", "| --- | --- | --- | --- |"]
    for (benchmark, outcome) in rows {
      let mark = benchmark.reach.contains(outcome.ratio) ? "" : " (short of it)"
      lines.append(
        "| \(benchmark.name) | \(Outcome.rounded(outcome.ratio))\(mark) "
          + "| \(benchmark.reach.description) | \(benchmark.summary): \(outcome.sides) |")
    }
    let remarks = rows.flatMap { row in row.outcome.remarks.map { "- \(row.benchmark.name): \($0)" }
    }
    return (lines + (remarks.isEmpty ? [] : [""] + remarks)).joined(separator: "\n")
  }

  /// One JSON object of the ratios.
  func json() throws -> Data {
    let ratios = Dictionary(
      uniqueKeysWithValues: rows.map { ($0.benchmark.name, $0.outcome.ratio) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(ratios) + Data("\n".utf8)
  }
}
