import Foundation
import GeneratedTickets
import LoopbackServer
import Testing
import TicketKit
import TicketService

/// The board with a loader and a real server.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TicketBoardServerTests {
  private func board(_ server: LoopbackServer) throws -> TicketBoard<Sample.Tab> {
    TicketBoard(
      try #require(SingleSelection(Sample.Tab.allCases)),
      loader: TicketLoader(TicketFactory.self)
    ) { tab, page in
      page.index > 1
        ? nil
        : .get(
          server.url("/\(tab.rawValue)"), [URLQueryItem(name: "from", value: "\(page.rowOffset)")])
    }
  }

  @Test("Of overlapping loads the newest one's response is shown, though the first comes last")
  func overlap() async throws {
    let gates = [LoopbackGate(), LoopbackGate()]
    let counter = Counter()
    let server = try LoopbackServer { _ in
      let number = await counter.next()
      if number < 2 { await gates[number].pass() }
      return .json(Sample.coupons(["\(number)"]))
    }
    defer { server.stop() }
    let board = try board(server)
    let first = board.load()
    _ = await server.requests(atLeast: 1)
    let second = board.load()
    _ = await server.requests(atLeast: 2)
    board.select(.discount)
    while !board.list.isLoaded { await Task.yield() }
    let third = board.load(.coupon)
    await third.value
    for gate in gates { await gate.open() }
    await first.value
    await second.value
    #expect(board.list(of: .coupon).tickets.ids == ["3"])
    #expect(board.list.tickets.ids == ["2"])
    #expect(board.list(of: .coupon).error == nil)
  }

  @Test("Pages come until the request says there is none")
  func pages() async throws {
    let server = try LoopbackServer { request in
      .json(Sample.coupons([request.query ?? ""]))
    }
    defer { server.stop() }
    let board = try board(server)
    await board.load().value
    await board.loadMore().value
    await board.loadMore().value
    #expect(board.list.tickets.ids == ["from=0", "from=1"])
    #expect(board.list.isComplete)
    #expect(server.requests.count == 2)
  }

  @Test("The loader's errors are the list's; a cancelled load is none")
  func errors() async throws {
    let server = try LoopbackServer { request in
      request.path == "/coupon" ? .json("{}", status: 500) : .never
    }
    defer { server.stop() }
    let board = try board(server)
    await board.load().value
    #expect(
      board.list.error as? TicketLoadingError == .http(.refused(status: 500, body: "{}")))
    let load = board.load(.convert)
    _ = await server.requests(atLeast: 2)
    load.cancel()
    await load.value
    #expect(board.list(of: .convert).error == nil)
    #expect(board.list(of: .convert).activity == .none)
    let other = board.load(.convert)
    _ = await server.requests(atLeast: 3)
    board.cancel(.convert)
    await other.value
    #expect(board.list(of: .convert).activity == .none)
  }

  @Test("A request that cannot be made is the list's error")
  func noRequest() async throws {
    let board = TicketBoard(
      SingleSelection(first: Sample.Tab.coupon), loader: TicketLoader(TicketFactory.self)
    ) { _, _ in throw URLError(.userAuthenticationRequired) }
    await board.load().value
    #expect(board.list.error as? URLError == URLError(.userAuthenticationRequired))
    #expect(board.list.activity == .none)
  }

  private actor Counter {
    private var count = 0

    func next() -> Int {
      defer { count += 1 }
      return count
    }
  }
}
