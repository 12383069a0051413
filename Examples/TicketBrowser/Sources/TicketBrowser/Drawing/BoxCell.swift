import BrowserTickets
import TicketKit

/// A ticket in a box of line-drawing characters; that of one that is over has broken lines.
@MainActor
final class BoxCell: TicketCell {
  /// How many lines a box has.
  static let height = 5

  /// The lines of the ticket that was shown last.
  private(set) var lines: [String] = []

  private let columns: Int
  private let ink: Ink

  init(columns: Int, ink: Ink) {
    self.columns = columns
    self.ink = ink
  }

  func configure(with ticket: any TicketModel) {
    let isOver = ticket.isOver ?? false
    let width = max(0, columns - 4)
    let worth = ticket.perferential.map { value($0, columns: width / 3, isPlain: isOver) }
    let indent = worth.map { max(10, $0.columns + 2) } ?? 0
    let texts = [ticket.goodName, ticket.effectCondition, ticket.deadline].map {
      ColumnText.fit(ColumnText.visible($0), to: max(0, width - indent))
    }
    let blank = String(repeating: " ", count: indent)
    let first = worth.map { $0.text + String(repeating: " ", count: indent - $0.columns) } ?? ""

    let box = isOver ? Box.broken : Box.solid
    let rule = String(repeating: box.horizontal, count: width + 2)
    let rows = [first + texts[0], blank + texts[1], blank + texts[2]]
    lines =
      [box.topLeft + rule + box.topRight]
      + rows.map { "\(box.vertical) \($0) \(box.vertical)" }
      + [box.bottomLeft + rule + box.bottomRight]
    if isOver { lines = lines.map(ink.dimmed) }
  }

  /// What the ticket is worth, in its styles, and how wide that is.
  private func value(
    _ text: StyledText, columns: Int, isPlain: Bool
  ) -> (text: String, columns: Int) {
    var shown = ""
    var used = 0
    for run in text.runs {
      let piece = ColumnText.cut(ColumnText.visible(run.text), to: columns - used)
      shown += isPlain ? piece : ink.text(piece, style: run.style)
      used += ColumnText.width(of: piece)
    }
    return (shown, used)
  }

  /// The characters of a box.
  private struct Box {
    let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: String

    static let solid = Box(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─",
      vertical: "│")
    static let broken = Box(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "┄",
      vertical: "┆")
  }
}
