import Foundation
import Observation
import TicketKit
import TicketService

/// What the keys do, and what the screen shows for it.
@MainActor
@Observable
final class BrowserController {
  private let board: TicketBoard<Tab>
  private let screen: any BrowserScreen
  private var amount: AmountEntry
  private var first = 0

  init(_ board: TicketBoard<Tab>, screen: any BrowserScreen, amount: AmountEntry) {
    self.board = board
    self.screen = screen
    self.amount = amount
  }

  /// Loads all tabs, and draws now and whenever something that is shown has changed.
  func start() {
    for tab in board.selection.choices { board.load(tab) }
    draw()
  }

  /// Does what a key asks for.
  func press(_ key: Key) {
    switch key {
    case .right: select(1)
    case .left: select(-1)
    case .down: first = min(place + 1, max(board.count - 1, 0))
    case .up: first = max(place - 1, 0)
    case .character("m"): board.loadMore()
    case .character("r"): board.load()
    case .backspace: amount.erase()
    case .character(let character): amount.type(character)
    }
    board.refresh(at: Date())
  }

  private func select(_ step: Int) {
    let selection = board.selection
    let count = selection.choices.count
    board.select(selection.choices[(selection.selectedIndex + step + count) % count])
    first = 0
  }

  // A list may have become shorter.
  private var place: Int { min(first, max(board.count - 1, 0)) }

  private func draw() {
    withObservationTracking {
      screen.show(board, from: place, amount: amount)
    } onChange: {
      Task { @MainActor [weak self] in self?.draw() }
    }
  }
}
