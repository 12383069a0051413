import TicketService

/// The lines that show a board.
@MainActor
struct BoardDrawing {
  /// How wide it may be.
  let columns: Int

  /// How many lines there may be; nil: as many as there are.
  let rows: Int?

  let ink: Ink

  /// What the keys do.
  static let hints = "←→ tab  ↑↓ scroll  0-9 amount  m more  r reload  q quit"

  /// The lines of the whole screen.
  func lines(of board: TicketBoard<Tab>, from first: Int, amount: AmountEntry) -> [String] {
    let head = [tabs(of: board), ""]
    let foot =
      notes(on: board.list)
      + [QuoteText.text(for: amount, of: board.list.tickets), Self.hints].map(fitted)
    let room = rows.map { max(0, $0 - head.count - foot.count) }
    return head + tickets(of: board, from: first, room: room) + foot
  }

  /// The tabs with their counts, the selected one in brackets.
  func tabs(of board: TicketBoard<Tab>) -> String {
    let titles = board.selection.choices.map { tab in
      let list = board.list(of: tab)
      let title = list.isLoaded ? "\(tab.title) \(list.tickets.count)" : tab.title
      return board.selection.isSelected(tab) ? ink.reversed("[\(title)]") : " \(title) "
    }
    return titles.joined(separator: "  ")
  }

  /// The tickets from a place on, or what is to be said instead.
  func tickets(of board: TicketBoard<Tab>, from first: Int, room: Int?) -> [String] {
    switch board.list.state {
    case .waiting: return [fitted("Loading …")]
    case .failed(let error): return [fitted("Could not be loaded: \(error)")]
    case .empty: return [fitted("No tickets.")]
    case .tickets: break
    }
    let cell = BoxCell(columns: columns, ink: ink)
    var lines: [String] = []
    var index = first
    while lines.count + BoxCell.height <= room ?? .max, board.configure(cell, at: index) {
      lines += cell.lines
      index += 1
    }
    return lines
  }

  /// What is under way, and what went wrong.
  private func notes(on list: TicketList) -> [String] {
    var notes: [String] = []
    if case .tickets = list.state {
      if list.activity != .none { notes.append("Loading …") }
      if let error = list.error { notes.append("Could not be loaded: \(error)") }
    }
    let dropped = list.issues.filter(\.issue.dropsRow)
    if let first = dropped.first {
      notes.append("Left out: \(Set(dropped.map(\.row)).count), \(first)")
    }
    return notes.map(fitted)
  }

  private func fitted(_ text: String) -> String {
    ColumnText.cut(ColumnText.visible(text), to: columns)
  }
}
