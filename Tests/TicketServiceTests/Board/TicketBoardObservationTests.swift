import Foundation
import Observation
import Testing
import TicketKit
import TicketService

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TicketBoardObservationTests {
  private let source = ManualSource()
  private let board: TicketBoard<Sample.Tab>

  init() throws {
    board = try source.board()
  }

  /// Reads all that a screen shows.
  private func counter() -> ChangeCounter {
    ChangeCounter { [board] in
      _ = board.selection
      _ = board.list.activity
      _ = board.count
      _ = board.list.issues
      _ = board.list.error
      _ = board.ticket(at: 0)
    }
  }

  @Test("A load is two changes: its begin and its end")
  func load() async throws {
    let changes = counter()
    let load = numbered(1) { board.load() }
    #expect(changes.count == 1)
    let json = Sample.response([Sample.coupon("a"), Sample.badCoupon])
    source.answer(1, .success(try Sample.batch(json)))
    await load.value
    #expect(changes.count == 2)
    board.refresh(at: Date())
    #expect(changes.count == 3)
    let more = numbered(2) { board.loadMore() }
    source.answer(2, .failure(TicketLoadingError.http(.timedOut)))
    await more.value
    #expect(changes.count == 5)
  }

  @Test("A load that replaces another is no further change until it ends")
  func overlap() async throws {
    let changes = counter()
    let old = numbered(1) { board.load() }
    let new = numbered(2) { board.load() }
    #expect(changes.count == 1)
    try source.answer(1, ids: ["1"])
    await old.value
    #expect(changes.count == 1)
    try source.answer(2, ids: ["2"])
    await new.value
    #expect(changes.count == 2)
  }

  @Test("Who watches one tab is not woken by another")
  func otherTab() async throws {
    let changes = counter()
    let load = numbered(1) { board.load(.convert) }
    try source.answer(1, ids: ["1"])
    await load.value
    #expect(changes.count == 0)
    board.select(.convert)
    #expect(changes.count == 1)
    // The counter read again in the middle of the change, when the old tab was still selected.
    let later = counter()
    board.select(.convert)
    board.refresh(at: Date())
    #expect(later.count == 1)
  }
}
