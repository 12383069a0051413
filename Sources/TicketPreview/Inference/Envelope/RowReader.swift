import Diagnostics
import TicketKit
import TicketSchema

/// Takes the rows out of the samples.
struct RowReader {
  let samples: [InferenceSample]
  let items: JSONPath

  /// The rows in the order of the samples; what is no object is left out, which is reported.
  func rows(into findings: inout FindingCollector) -> [SampleRow] {
    var rows: [SampleRow] = []
    for (number, sample) in samples.enumerated() {
      switch sample.root.value(at: items) {
      case .array(let elements)?:
        var odd: [Int] = []
        for (index, element) in elements.enumerated() {
          if case .object(let members) = element {
            rows.append(SampleRow(sample: number, row: index, members: members))
          } else {
            odd.append(index)
          }
        }
        report(odd, in: sample, into: &findings)
      case .object(let members)?:
        rows.append(SampleRow(sample: number, row: 0, members: members))
      case .null?, .bool?, .number?, .string?, nil:
        continue
      }
    }
    return rows
  }

  private func report(
    _ odd: [Int], in sample: InferenceSample, into findings: inout FindingCollector
  ) {
    guard let first = odd.first else { return }
    let others = odd.count - 1
    let more = others == 0 ? "" : ", as \(others) other\(others == 1 ? " is" : "s are")"
    findings.add(
      InferenceFinding.oddRow,
      "row \(first) is no object\(more): whatever the schemas say, it is left out with an issue",
      path: sample.path)
  }
}
