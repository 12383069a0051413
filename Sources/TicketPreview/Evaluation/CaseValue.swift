import TicketKit
import TicketSchema

/// What one case of a display property shows, with its templates as the parts that TicketKit takes.
enum CaseValue: Sendable {
  case text(LocalizedParts)
  case runs([Run])

  /// One run of a styled value.
  struct Run: Sendable {
    let text: LocalizedParts
    let style: TextStyle?
  }

  init(_ value: DisplayValue, styles: StyleTable) {
    switch value {
    case .text(let text): self = .text(LocalizedParts(text))
    case .runs(let runs):
      self = .runs(
        runs.map { run in
          Run(text: LocalizedParts(run.text), style: run.style.flatMap { styles[$0] })
        })
    }
  }

  /// The value in a row.
  func value(in record: TicketRecord) -> PreviewValue {
    switch self {
    case .text(let text): .text(text.text(in: record))
    case .runs(let runs):
      .styled(
        StyledText(
          runs: runs.map { StyledText.Run($0.text.text(in: record), style: $0.style) }))
    }
  }
}
