import Foundation
import LoopbackServer
import Testing
import TicketKit

@testable import TicketService

@Suite(.timeLimit(.minutes(2))) struct PromotionStoreTests {
  /// Waits until some calls wait for their turn.
  private func waitForWaiting(_ count: Int, _ store: PromotionStore) async {
    while await store.waiting.count < count { await Task.yield() }
  }

  private func isEqual(_ store: PromotionStore, _ server: ServerPromotions) async -> Bool {
    let here = await store.promotions
    let there = await server.promotions
    return Set(here) == Set(there) && here.count == there.count
  }

  @Test func aThousandEditsAtOnceLoseNothing() async throws {
    let server = ServerPromotions()
    let store = PromotionStore(service: server)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<600 {
        group.addTask { try await store.insert(promotion("\(number)")) }
      }
      try await group.waitForAll()
      for number in 0..<200 {
        group.addTask { try await store.update(promotion("\(number)", "changed")) }
        group.addTask { try await store.delete(id: "\(number + 200)") }
        group.addTask { try await store.insert(promotion("\(number + 600)")) }
      }
      try await group.waitForAll()
    }
    let expected =
      (0..<200).map { promotion("\($0)", "changed") } + (400..<800).map { promotion("\($0)") }
    #expect(Set(await store.promotions) == Set(expected))
    #expect(await store.promotions.count == 600)
    #expect(await isEqual(store, server))
  }

  /// The service answers at random, so that without an order the last answer would win.
  @Test func manyEditsOfOnePromotionStayInOrder() async throws {
    let server = ServerPromotions([promotion("a"), promotion("b")]) { _ in
      try await Task.sleep(for: .microseconds(Int.random(in: 0..<200)))
    }
    let store = PromotionStore(service: server)
    try await store.reload()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<300 {
        group.addTask { try await store.update(promotion(number < 150 ? "a" : "b", "\(number)")) }
      }
      try await group.waitForAll()
    }
    #expect(await server.calls.count == 301)
    #expect(await store.promotions == server.promotions)
  }

  @Test func aServiceThatFailsEveryThirdCallLeavesBothEqual() async throws {
    let server = ServerPromotions(failingEvery: 3)
    let store = PromotionStore(service: server)
    let failures = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<300 {
        group.addTask { await fails { try await store.insert(promotion("\(number)")) } }
        group.addTask { await fails { try await store.update(promotion("\(number)", "new")) } }
        if number.isMultiple(of: 4) {
          group.addTask { await fails { try await store.delete(id: "\(number)") } }
        }
        if number.isMultiple(of: 50) { group.addTask { await fails { try await store.reload() } } }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(await isEqual(store, server))
    #expect(await !store.promotions.isEmpty)
    // The others are updates and deletions of what was not inserted.
    #expect(await server.failureCount == server.calls.count / 3)
    #expect(await failures >= server.failureCount)
  }

  @Test func aFailingRequestChangesNothingAndGivesItsError() async throws {
    let server = ServerPromotions([promotion("a")], failingEvery: 1)
    let store = PromotionStore(service: server)
    let refusal = ServerPromotions.Refusal(reason: "out of order")
    await #expect(throws: refusal) { try await store.insert(promotion("b")) }
    await #expect(throws: refusal) { try await store.update(promotion("a", "new")) }
    await #expect(throws: refusal) { try await store.delete(id: "a") }
    await #expect(throws: refusal) { try await store.reload() }
    await #expect(throws: refusal) { try await store.replaceAll(with: []) }
    #expect(await store.promotions.isEmpty)
    #expect(await server.promotions == [promotion("a")])
  }

  @Test func aSlowRequestCanBeCancelled() async throws {
    let server = ServerPromotions { call in
      if call == "update slow" { try await Task.sleep(for: .seconds(3_600)) }
    }
    let store = PromotionStore(service: server)
    try await store.insert(promotion("slow"))
    let slow = Task { try await store.update(promotion("slow", "new")) }
    while await server.calls.count < 2 { await Task.yield() }
    // Others go on meanwhile; one of the same promotion waits for its turn.
    try await store.insert(promotion("quick"))
    let next = Task { try await store.delete(id: "slow") }
    await waitForWaiting(1, store)
    #expect(await store.promotions == [promotion("slow"), promotion("quick")])
    slow.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
    try await next.value
    #expect(await store.promotions == [promotion("quick")])
    #expect(await isEqual(store, server))
  }

  @Test func whoIsCancelledWhileWaitingAsksNothing() async throws {
    let gate = LoopbackGate()
    let server = ServerPromotions([promotion("a")]) { call in
      if call == "update a" { await gate.pass() }
    }
    let store = PromotionStore(service: server)
    try await store.reload()
    let first = Task { try await store.update(promotion("a", "first")) }
    while await server.calls.count < 2 { await Task.yield() }
    let second = Task { try await store.delete(id: "a") }
    await waitForWaiting(1, store)
    let third = Task { try await store.reload() }
    await waitForWaiting(2, store)
    second.cancel()
    third.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    await #expect(throws: CancellationError.self) { try await third.value }
    await gate.open()
    _ = try await first.value
    #expect(await server.calls == ["list", "update a"])
    #expect(await store.promotions == [promotion("a", "first")])
    // The places they had are free again.
    try await store.delete(id: "a")
    try await store.reload()
    #expect(await store.promotions.isEmpty)
  }

  @Test func aTaskThatWasCancelledBeforeAsksNothing() async throws {
    let server = ServerPromotions()
    let store = PromotionStore(service: server)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await store.insert(promotion("a"))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await server.calls.isEmpty)
  }

  @Test func ofAnUpdateAndADeletionTheSecondFindsWhatTheFirstLeft() async throws {
    for deletesFirst in [true, false] {
      let gate = LoopbackGate()
      let server = ServerPromotions([promotion("a")]) { call in
        if call != "list" { await gate.pass() }
      }
      let store = PromotionStore(service: server)
      try await store.reload()
      let edits: [@Sendable () async throws -> Void] = [
        { try await store.delete(id: "a") }, { try await store.update(promotion("a", "new")) },
      ]
      let first = Task { try await edits[deletesFirst ? 0 : 1]() }
      while await server.calls.count < 2 { await Task.yield() }
      let second = Task { try await edits[deletesFirst ? 1 : 0]() }
      await waitForWaiting(1, store)
      await gate.open()
      try await first.value
      if deletesFirst {
        let refusal = ServerPromotions.Refusal(reason: "not found")
        await #expect(throws: refusal) { try await second.value }
      } else {
        try await second.value
      }
      #expect(await store.promotions.isEmpty)
      #expect(await server.promotions.isEmpty)
    }
  }

  /// The list is made before the edit, and arrives after it was asked for.
  @Test func aListThatIsUnderWayUndoesNoEdit() async throws {
    let gate = LoopbackGate()
    let server = ServerPromotions([promotion("a")]) { call in
      if call == "list" { await gate.pass() }
    }
    let store = PromotionStore(service: server)
    let load = Task { try await store.reload() }
    while await server.calls.isEmpty { await Task.yield() }
    let edit = Task { try await store.update(promotion("a", "new")) }
    await waitForWaiting(1, store)
    await gate.open()
    try await load.value
    _ = try await edit.value
    #expect(await store.promotions == [promotion("a", "new")])
  }

  @Test func theServerGivesIdentities() async throws {
    let server = ServerPromotions()
    let store = PromotionStore(service: server)
    let created = try await store.insert(promotion("", "one"))
    #expect(created.id == "new1")
    _ = try await store.insert(promotion("", "two"))
    #expect(await store.promotions.map(\.id) == ["new1", "new2"])
    #expect(await store.promotion(id: "new2")?.name == "two")
    #expect(await store.promotion(id: "") == nil)
  }

  @Test func newOnesWithoutIdentityGoAtTheSameTime() async throws {
    let gate = LoopbackGate()
    let server = ServerPromotions { _ in await gate.pass() }
    let store = PromotionStore(service: server)
    let inserts = (0..<3).map { _ in Task { try await store.insert(promotion("")) } }
    while await server.calls.count < 3 { await Task.yield() }
    await gate.open()
    for insert in inserts { _ = try await insert.value }
    #expect(await store.promotions.count == 3)
  }

  /// é as one scalar and as two: equal texts, and two identities to a server.
  @Test func identitiesAreEqualScalarByScalar() async throws {
    let store = PromotionStore(service: AgreeableService())
    try await store.insert(promotion("\u{E9}"))
    try await store.insert(promotion("e\u{301}"))
    #expect(await store.promotions.count == 2)
    try await store.delete(id: "e\u{301}")
    #expect(await store.promotions.map { Array($0.id.unicodeScalars) } == [["\u{E9}"]])
  }

  @Test func replacingAllAsksForWhatDiffers() async throws {
    let server = ServerPromotions(["a", "b", "c", "d"].map { promotion($0) })
    let store = PromotionStore(service: server)
    let wanted = [
      promotion("d"), promotion("b", "new"), promotion("e"), promotion("", "own"), promotion("a"),
      promotion("", "other"),
    ]
    try await store.replaceAll(with: wanted)
    #expect(
      await server.calls == ["list", "delete c", "update b", "create e", "create ", "create "])
    #expect(await store.promotions.map(\.name) == ["", "new", "", "", "own", "other"])
    #expect(await store.promotions.prefix(4).map(\.id) == ["a", "b", "d", "e"])
    #expect(await isEqual(store, server))
  }

  @Test("A new name of other scalars is sent, though the texts are equal")
  func namesAreEqualScalarByScalar() async throws {
    let server = ServerPromotions([promotion("a", "caf\u{E9}")])
    let store = PromotionStore(service: server)
    let renamed = [promotion("a", "cafe\u{301}")]
    try await store.replaceAll(with: renamed)
    try await store.replaceAll(with: renamed)
    #expect(await server.calls == ["list", "update a", "list"])
    #expect(await store.promotions.map { Array($0.name.utf8) } == [Array("cafe\u{301}".utf8)])
  }

  /// A service that gives what it changes another identity.
  private struct RenamingService: PromotionService {
    func list() async throws -> [MerchantPromotion] { [promotion("A"), promotion("b")] }

    func create(_ promotion: MerchantPromotion) async throws -> MerchantPromotion { promotion }

    func update(_ promotion: MerchantPromotion) async throws -> MerchantPromotion {
      var updated = promotion
      updated.id = promotion.id.lowercased() + "2"
      return updated
    }

    func delete(id: String) async throws {}
  }

  @Test func whatGetsAnotherIdentityStandsThereOnce() async throws {
    let store = PromotionStore(service: RenamingService())
    try await store.replaceAll(with: [promotion("A", "new"), promotion("b")])
    #expect(await Set(store.promotions.map(\.id)) == ["a2", "b"])
    try await store.update(promotion("b", "new"))
    #expect(await Set(store.promotions.map(\.id)) == ["a2", "b2"])
  }

  @Test(arguments: 1...6) func replacingThatFailsHalfWayLeavesBothEqual(step: Int) async throws {
    let server = ServerPromotions(["a", "b", "c"].map { promotion($0) }, failingEvery: step)
    let store = PromotionStore(service: server)
    let wanted = [promotion("a", "new"), promotion("d"), promotion("e")]
    await #expect(throws: ServerPromotions.Refusal(reason: "out of order")) {
      try await store.replaceAll(with: wanted)
    }
    #expect(await server.calls.count == step)
    // The first request asks for the list: without it the store knows of nothing.
    if step > 1 { #expect(await isEqual(store, server)) }
  }

  @Test func filtersShowWhatTheyAreNamedFor() async throws {
    let now = Date(timeIntervalSince1970: 1_796_000_000)
    var over = promotion("over")
    over.period.end = now - 1
    var inactive = promotion("inactive")
    inactive.isActive = false
    var threshold = promotion("threshold")
    threshold.threshold = 80
    var zero = promotion("zero")
    zero.threshold = 0
    let store = PromotionStore(
      service: ServerPromotions([over, inactive, threshold, zero, promotion("plain")]))
    try await store.reload()
    #expect(await store.working(at: now).map(\.id) == ["threshold", "zero", "plain"])
    #expect(
      await store.effective(at: now).map(\.id) == ["inactive", "threshold", "zero", "plain"])
    #expect(await store.effective(at: now - 1).count == 5)
    #expect(await store.threshold.map(\.id) == ["threshold"])
    #expect(await store.discount.map(\.id) == ["over", "inactive", "zero", "plain"])
  }
}

/// Whether something throws.
private func fails(_ body: () async throws -> Void) async -> Bool {
  do {
    try await body()
    return false
  } catch {
    return true
  }
}

/// A service that agrees to everything and keeps nothing.
private struct AgreeableService: PromotionService {
  func list() -> [MerchantPromotion] { [] }
  func create(_ promotion: MerchantPromotion) -> MerchantPromotion { promotion }
  func update(_ promotion: MerchantPromotion) -> MerchantPromotion { promotion }
  func delete(id: String) {}
}
