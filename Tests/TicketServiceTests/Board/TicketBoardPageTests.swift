import Foundation
import Testing
import TicketKit
import TicketService

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TicketBoardPageTests {
  private let source = ManualSource()
  private let board: TicketBoard<Sample.Tab>

  init() throws {
    board = try source.board()
  }

  @Test("Further pages stand behind the first; their rows count on")
  func pages() async throws {
    let first = numbered(1) { board.load() }
    let json = Sample.response([Sample.badCoupon, Sample.coupon("a"), Sample.badCoupon])
    source.answer(1, .success(try Sample.batch(json)))
    await first.value
    let second = numbered(2) { board.loadMore() }
    #expect(board.list.activity == .appending)
    let page = await source.page(askedBy: 2)
    #expect(page.index == 1 && page.rowOffset == 3)
    #expect(page.previous?.value(at: "modelType")?.integer == 1)
    source.answer(
      2, .success(try Sample.batch(Sample.response([Sample.coupon("b"), Sample.badCoupon]))))
    await second.value
    #expect(board.list.tickets.ids == ["a", "b"])
    #expect(board.list.issues.map(\.row) == [0, 2, 4])
    #expect(board.list.issues.map(\.page) == [0, 0, 1])
    #expect(board.list.issues.last?.issue.path == "$['data'][1]['goodName']")
    #expect(
      board.list.issues.last?.description.hasPrefix("row 4 of the list; page 1, row 1: missing at")
        == true)
    #expect(!board.list.isComplete)
  }

  @Test("A page without rows, or none at all, ends the list; a reload opens it again")
  func end() async throws {
    for isNone in [false, true] {
      let base = isNone ? 10 : 0
      let first = numbered(base + 1) { board.load() }
      try source.answer(base + 1, ids: ["a"])
      await first.value
      #expect(!board.list.isComplete)
      let second = numbered(base + 2) { board.loadMore() }
      if isNone {
        source.answer(base + 2, .success(nil))
      } else {
        try source.answer(base + 2, ids: [])
      }
      await second.value
      #expect(board.list.tickets.ids == ["a"] && board.list.isComplete)
      let count = source.count
      await board.loadMore().value
      #expect(source.count == count)
    }
  }

  @Test("A page whose rows are all left out does not end the list")
  func nothingButBadRows() async throws {
    let first = numbered(1) { board.load() }
    try source.answer(1, ids: ["a"])
    await first.value
    let second = numbered(2) { board.loadMore() }
    source.answer(2, .success(try Sample.batch(Sample.response([Sample.badCoupon]))))
    await second.value
    #expect(board.list.tickets.ids == ["a"] && !board.list.isComplete)
    let third = numbered(3) { board.loadMore() }
    #expect(await source.page(askedBy: 3).rowOffset == 2)
    try source.answer(3, ids: ["b"])
    await third.value
    #expect(board.list.tickets.ids == ["a", "b"])
  }

  @Test("No page is asked for before the first, or while something is under way")
  func tooEarly() async throws {
    await board.loadMore().value
    #expect(source.count == 0)
    let first = numbered(1) { board.load() }
    await numbered(2) { board.loadMore() }.value
    try source.answer(1, ids: ["a"])
    await first.value
    #expect(source.count == 1)
    let more = numbered(3) { board.loadMore() }
    await numbered(4) { board.loadMore() }.value
    try source.answer(3, ids: ["b"])
    await more.value
    #expect(source.count == 2)
    #expect(board.list.tickets.ids == ["a", "b"])
  }

  @Test("A page that comes while a reload runs, or after it, is dropped")
  func overtaken() async throws {
    for isPageFirst in [true, false] {
      let base = isPageFirst ? 0 : 10
      let first = numbered(base + 1) { board.load() }
      try source.answer(base + 1, ids: ["a"])
      await first.value
      let more = numbered(base + 2) { board.loadMore() }
      _ = await source.page(askedBy: base + 2)
      let reload = numbered(base + 3) { board.load() }
      if isPageFirst {
        try source.answer(base + 2, ids: ["b"])
        await more.value
        #expect(board.list.tickets.ids == ["a"] && board.list.activity == .loading)
        try source.answer(base + 3, ids: ["c"])
        await reload.value
      } else {
        try source.answer(base + 3, ids: ["c"])
        await reload.value
        try source.answer(base + 2, ids: ["b"])
        await more.value
      }
      #expect(board.list.tickets.ids == ["c"])
    }
  }

  @Test("A page that fails leaves the list; asking again asks for the same page")
  func failedPage() async throws {
    let first = numbered(1) { board.load() }
    try source.answer(1, ids: ["a"])
    await first.value
    let second = numbered(2) { board.loadMore() }
    source.answer(2, .failure(TicketLoadingError.http(.timedOut)))
    await second.value
    #expect(board.list.error as? TicketLoadingError == .http(.timedOut))
    #expect(board.list.tickets.ids == ["a"])
    let third = numbered(3) { board.loadMore() }
    #expect(await source.page(askedBy: 3).index == 1)
    try source.answer(3, ids: ["b"])
    await third.value
    #expect(board.list.tickets.ids == ["a", "b"] && board.list.error == nil)
  }
}
