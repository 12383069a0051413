import BrowserTickets
import Foundation
import Testing
import TicketKit

@testable import TicketBrowser

@MainActor
struct BoxCellTests {
  private func ticket(_ name: String, money: String = "10") throws -> any TicketModel {
    let row: [String: Any] = [
      "ticketId": "1", "goodName": name, "overdue": false, "ticketMoney": money,
      "minLimitMoney": 1, "deadline": "d",
    ]
    return try CouponTicket(dictionary: row)
  }

  @Test(
    "A box is as wide as asked, whatever stands in it",
    arguments: [
      "券", "", "🍉🍉", String(repeating: "长", count: 100), "한국어 카페", "a\tb\u{1B}c",
    ])
  func widths(name: String) throws {
    for columns in [20, 33, 48, 60] {
      for money in ["1", "123456789.12"] {
        let cell = BoxCell(columns: columns, ink: .plain)
        cell.configure(with: try ticket(name, money: money))
        #expect(cell.lines.count == BoxCell.height)
        #expect(Set(cell.lines.map { ColumnText.width(of: $0) }) == [columns])
      }
    }
  }

  @Test("A box too narrow for anything is drawn all the same")
  func narrow() throws {
    for columns in [-1, 0, 3, 5] {
      let cell = BoxCell(columns: columns, ink: .plain)
      cell.configure(with: try ticket("券"))
      #expect(cell.lines.count == BoxCell.height)
    }
  }

  @Test("The styles' colours and weights are drawn")
  func ink() throws {
    let cell = BoxCell(columns: 40, ink: .colored)
    cell.configure(with: try ticket("券"))
    // The accent of dark surroundings, #FF8A8A.
    #expect(cell.lines[1].contains("\u{1B}[38;2;255;138;138m￥\u{1B}[0m"))
    #expect(cell.lines[1].contains("\u{1B}[1;38;2;255;138;138m10\u{1B}[0m"))
  }
}
