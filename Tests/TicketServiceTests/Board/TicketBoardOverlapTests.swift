import Foundation
import Testing
import TicketKit
import TicketService

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TicketBoardOverlapTests {
  private let source = ManualSource()

  @Test(
    "Of two loads the newer one's tickets are shown, whichever comes first",
    arguments: [
      [1, 2], [2, 1],
    ])
  func newest(order: [Int]) async throws {
    let board = try source.board()
    let loads = [1: numbered(1) { board.load() }, 2: numbered(2) { board.load() }]
    for number in order {
      try source.answer(number, ids: ["\(number)"])
      await loads[number]?.value
    }
    #expect(board.list.tickets.ids == ["2"])
  }

  @Test("An older load that fails late is no error")
  func lateFailure() async throws {
    let board = try source.board()
    let old = numbered(1) { board.load() }
    let new = numbered(2) { board.load() }
    try source.answer(2, ids: ["2"])
    await new.value
    source.answer(1, .failure(TicketLoadingError.http(.timedOut)))
    await old.value
    #expect(board.list.error == nil && board.list.tickets.ids == ["2"])
  }

  @Test("However loads and answers mix, each tab ends with its newest load's tickets")
  func random() async throws {
    let rounds = ProcessInfo.processInfo.environment["TICKETGEN_LONG_TESTS"] == nil ? 100 : 5_000
    var random = SeededRandom(seed: 4)
    var number = 0
    for round in 0..<rounds {
      let board = try source.board()
      var newest: [Sample.Tab: Int] = [:]
      var tasks: [Task<Void, Never>] = []
      var pending: [(number: Int, task: Task<Void, Never>)] = []
      for _ in 0..<20 {
        if Bool.random(using: &random) || pending.isEmpty {
          number += 1
          let tab = Sample.Tab.allCases.randomElement(using: &random) ?? .coupon
          let task = numbered(number) { board.load(tab) }
          newest[tab] = number
          pending.append((number, task))
          tasks.append(task)
          // The screen looks elsewhere meanwhile; tabs whose load has begun are not loaded again.
          if let other = newest.keys.randomElement(using: &random) { board.select(other) }
        } else {
          let index = Int.random(in: pending.indices, using: &random)
          let load = pending.remove(at: index)
          try source.answer(load.number, ids: ["\(load.number)"])
          if Bool.random(using: &random) { await load.task.value }
        }
      }
      for load in pending.shuffled(using: &random) {
        try source.answer(load.number, ids: ["\(load.number)"])
      }
      for task in tasks { await task.value }
      for (tab, number) in newest {
        #expect(board.list(of: tab).activity == .none, "round \(round)")
        #expect(board.list(of: tab).tickets.ids == ["\(number)"], "round \(round)")
      }
    }
  }

  @Test("Cancelling leaves tickets, activity and error as if nothing had been asked")
  func cancel() async throws {
    let board = try source.board()
    let first = numbered(1) { board.load() }
    try source.answer(1, ids: ["a"])
    await first.value
    let second = numbered(2) { board.load() }
    board.cancel(.coupon)
    #expect(board.list.activity == .none)
    try source.answer(2, ids: ["b"])
    await second.value
    #expect(board.list.tickets.ids == ["a"] && board.list.error == nil)

    let third = numbered(3) { board.load() }
    third.cancel()
    source.answer(3, .failure(URLError(.cancelled)))
    await third.value
    #expect(board.list.activity == .none && board.list.error == nil)
    board.cancel(.convert)

    // The source takes no notice, and gives tickets all the same.
    let fourth = numbered(4) { board.load() }
    fourth.cancel()
    try source.answer(4, ids: ["c"])
    await fourth.value
    #expect(board.list.tickets.ids == ["a"] && board.list.activity == .none)
  }

  @Test("A board that is gone cancels its loads")
  func gone() async throws {
    let cancelled = Flag()
    var board: TicketBoard<Sample.Tab>? = TicketBoard(
      try #require(SingleSelection(Sample.Tab.allCases))
    ) { _, _ in
      await withTaskCancellationHandler {
        await cancelled.waitUntilSet()
      } onCancel: {
        Task { await cancelled.set() }
      }
      return nil
    }
    let load = board?.load()
    board = nil
    await load?.value
    #expect(await cancelled.isSet)
  }

  private actor Flag {
    private(set) var isSet = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func set() {
      isSet = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }

    func waitUntilSet() async {
      if !isSet { await withCheckedContinuation { waiting.append($0) } }
    }
  }
}
