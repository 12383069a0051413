import Foundation
import GeneratedTickets
import Testing
import TicketKit
import TicketService

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TicketBoardTests {
  private typealias Tab = Sample.Tab

  private let source = ManualSource()
  private let board: TicketBoard<Sample.Tab>

  init() throws {
    board = try source.board()
  }

  @Test("A new board waits, and has no tickets, issues or errors")
  func new() {
    #expect(board.selection.selected == .coupon)
    #expect(board.count == 0)
    #expect(board.ticket(at: 0) == nil)
    #expect(board.list.issues.isEmpty && board.list.error == nil && !board.list.isLoaded)
    guard case .waiting = board.list.state else { return #expect(Bool(false)) }
    #expect(source.count == 0)
  }

  @Test("A load puts its tickets and issues into its tab")
  func load() async throws {
    let load = numbered(1) { board.load() }
    #expect(board.list.activity == .loading)
    let page = await source.page(askedBy: 1)
    #expect(page.index == 0 && page.rowOffset == 0 && page.previous == nil)
    let json = Sample.response([Sample.coupon("a"), Sample.badCoupon, Sample.coupon("b")])
    source.answer(1, .success(try Sample.batch(json)))
    await load.value
    #expect(board.list.tickets.ids == ["a", "b"])
    #expect(board.list.issues.map(\.row) == [1])
    #expect(board.list.issues.first?.issue.code == .missing)
    #expect(board.list.activity == .none && board.list.isLoaded)
    #expect(board.list(of: .discount).isLoaded == false)
  }

  @Test("An answer without tickets is the empty state, an error the failed one")
  func states() async throws {
    let empty = numbered(1) { board.load(.coupon) }
    try source.answer(1, ids: [])
    await empty.value
    guard case .empty = board.list.state else { return #expect(Bool(false)) }

    let failing = numbered(2) { board.load(.discount) }
    source.answer(2, .failure(TicketLoadingError.http(.timedOut)))
    await failing.value
    guard case .failed(let error) = board.list(of: .discount).state else {
      return #expect(Bool(false))
    }
    #expect(error as? TicketLoadingError == .http(.timedOut))
  }

  @Test("A reload that fails keeps the tickets and tells its error; the next one takes it away")
  func failedReload() async throws {
    let first = numbered(1) { board.load() }
    try source.answer(1, ids: ["a"])
    await first.value
    let second = numbered(2) { board.load() }
    #expect(board.list.tickets.ids == ["a"])
    source.answer(2, .failure(TicketLoadingError.http(.cutShort(received: 1, expected: 2))))
    await second.value
    #expect(board.list.tickets.ids == ["a"] && board.list.error != nil)
    guard case .tickets = board.list.state else { return #expect(Bool(false)) }
    let third = numbered(3) { board.load() }
    #expect(board.list.error == nil)
    try source.answer(3, ids: ["b"])
    await third.value
    #expect(board.list.tickets.ids == ["b"] && board.list.error == nil)
  }

  @Test("Selecting loads a list that is not there, once")
  func select() async throws {
    numbered(1) { board.select(.discount) }
    numbered(2) { board.select(.coupon) }
    numbered(3) { board.select(.discount) }
    numbered(4) { board.select(.discount) }
    #expect(board.selection.selected == .discount)
    _ = await source.page(askedBy: 1)
    _ = await source.page(askedBy: 2)
    #expect(source.count == 2)
    try source.answer(2, ids: ["c"])
    try source.answer(1, ids: ["d"])
    // Loads of their own for both tabs, which end behind those.
    for tab in [Tab.coupon, .discount] {
      while board.list(of: tab).activity != .none { await Task.yield() }
    }
    #expect(board.list(of: .coupon).tickets.ids == ["c"])
    #expect(board.list.tickets.ids == ["d"])
    #expect(source.count == 2)
  }

  @Test("Selecting a tab whose load failed tries again")
  func selectAfterFailure() async throws {
    let failing = numbered(1) { board.load(.discount) }
    source.answer(1, .failure(TicketLoadingError.http(.timedOut)))
    await failing.value
    try source.answer(2, ids: ["d"])
    numbered(2) { board.select(.discount) }
    while board.list.activity != .none { await Task.yield() }
    #expect(board.list.tickets.ids == ["d"])
  }

  @Test("A tab that the board does not have is never loaded, selected or shown")
  func unknownTab() async throws {
    let small = TicketBoard(SingleSelection(first: Tab.coupon), source: source.fetch)
    small.select(.convert)
    #expect(small.selection.selected == .coupon)
    await small.load(.convert).value
    small.cancel(.convert)
    #expect(!small.list(of: .convert).isLoaded)
    #expect(source.count == 0)
  }

  @Test("Places beyond the list have no ticket and leave the cell alone")
  func places() async throws {
    let load = numbered(1) { board.load() }
    try source.answer(1, ids: ["a", "b"])
    await load.value
    let cell = NameCell()
    #expect(board.configure(cell, at: 1))
    #expect(cell.names == ["优惠券 b"])
    for index in [-1, 2, Int.max, Int.min] {
      #expect(board.ticket(at: index) == nil)
      #expect(!board.configure(cell, at: index))
    }
    #expect(cell.names == ["优惠券 b"])
    #expect(board.ticket(at: 0)?.id == "a")
  }

  @Test("Refreshing shows what is overdue at the instant, in every tab")
  func refresh() async throws {
    // The state says unused whatever the clock: a kind that looks at the clock tells more.
    let load = numbered(1) { board.load(.convert) }
    source.answer(1, .success(try ClockTicket.batch(until: 1_000)))
    await load.value
    board.refresh(at: Date(timeIntervalSince1970: 999))
    #expect(board.list(of: .convert).tickets.first?.backgroundImageName == "common")
    board.refresh(at: Date(timeIntervalSince1970: 1_001))
    #expect(board.list(of: .convert).tickets.first?.backgroundImageName == "overdue")
  }

  /// A cell that notes what it shows.
  private final class NameCell: TicketCell {
    var names: [String] = []

    func configure(with ticket: any TicketModel) { names.append(ticket.goodName) }
  }
}
