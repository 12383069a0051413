import Observation
import TicketService

/// A board on the whole terminal.
@MainActor
@Observable
final class TerminalScreen: BrowserScreen {
  @ObservationIgnored private let terminal: Terminal
  @ObservationIgnored private let ink: Ink

  /// Counts what makes a drawing worthless: the terminal has another size, or shows something else.
  private var generation = 0

  init(_ terminal: Terminal, ink: Ink) {
    self.terminal = terminal
    self.ink = ink
  }

  /// Has everything drawn anew.
  func redraw() {
    generation += 1
  }

  func show(_ board: TicketBoard<Tab>, from first: Int, amount: AmountEntry) {
    _ = generation
    let size = terminal.size
    let drawing = BoardDrawing(columns: min(size.columns, 60), rows: size.rows, ink: ink)
    terminal.draw(drawing.lines(of: board, from: first, amount: amount))
  }
}
