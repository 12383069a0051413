import BrowserTickets
import Foundation
import Testing
import TicketKit
import TicketService

@testable import TicketBrowser

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct BrowserControllerTests {
  /// A screen that notes from where the tickets were shown last, and how many there are.
  private final class Screen: BrowserScreen {
    var first = -1
    var count = -1

    func show(_ board: TicketBoard<Tab>, from first: Int, amount: AmountEntry) {
      self.first = first
      count = board.count
    }

    /// Waits until a list of some length is shown.
    func wait(for count: Int) async {
      while self.count != count { await Task.yield() }
    }
  }

  /// How many rows the source gives.
  private actor Rows {
    var count = 5

    func set(_ count: Int) { self.count = count }
  }

  @Test("A list that comes back shorter is shown from its last ticket, and scrolls from there")
  func shorter() async throws {
    let rows = Rows()
    let board = TicketBoard(SingleSelection(first: Tab.coupon)) { _, _ in
      let row =
        #"{"ticketId":"c","goodName":"券","overdue":0,"ticketMoney":1,"minLimitMoney":2,"deadline":"d"}"#
      let data = Array(repeating: row, count: await rows.count).joined(separator: ",")
      return try TicketFactory.decode(Data(#"{"modelType":1,"data":[\#(data)]}"#.utf8))
    }
    let screen = Screen()
    let controller = BrowserController(board, screen: screen, amount: AmountEntry())
    controller.start()
    await screen.wait(for: 5)
    for _ in 0..<9 { controller.press(.down) }
    while screen.first != 4 { await Task.yield() }
    await rows.set(2)
    controller.press(.character("r"))
    await screen.wait(for: 2)
    #expect(screen.first == 1)
    controller.press(.up)
    while screen.first != 0 { await Task.yield() }
  }
}
