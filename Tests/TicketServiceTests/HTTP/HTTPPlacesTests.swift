import Testing

@testable import TicketService

/// Who waits for places gets them in turn, also who needs more than one.
@Suite(.timeLimit(.minutes(2))) struct HTTPPlacesTests {
  /// The numbers of those who got places, in their order.
  private actor Log {
    private(set) var numbers: [Int] = []

    func add(_ number: Int) { numbers.append(number) }
  }

  private let log = Log()

  /// A task that waits for places and says when it has them.
  private func taker(_ number: Int, _ placeCount: Int, of places: HTTPPlaces) async -> Task<
    Bool, Never
  > {
    let waiterCount = places.waiterCount
    let task = Task {
      do {
        try await places.take(placeCount)
        await log.add(number)
        return true
      } catch {
        return false
      }
    }
    while places.waiterCount == waiterCount { await Task.yield() }
    return task
  }

  @Test func whoNeedsAllWaitsForAllAndNobodyOvertakes() async throws {
    let places = HTTPPlaces(3)
    try await places.take(1)
    try await places.take(2)
    let all = await taker(1, 3, of: places)
    let one = await taker(2, 1, of: places)
    let two = await taker(3, 2, of: places)
    places.giveBack(2)
    #expect(await log.numbers.isEmpty)
    places.giveBack(1)
    #expect(await all.value)
    #expect(await log.numbers == [1])
    #expect(places.waiterCount == 2)
    places.giveBack(3)
    let others = await [one.value, two.value]
    #expect(others == [true, true])
    #expect(places.waiterCount == 0)
  }

  @Test func whoGivesUpHoldsNobodyBack() async throws {
    let places = HTTPPlaces(2)
    try await places.take(1)
    let all = await taker(1, 2, of: places)
    let one = await taker(2, 1, of: places)
    all.cancel()
    let outcomes = await [all.value, one.value]
    #expect(outcomes == [false, true])
    #expect(await log.numbers == [2])
    places.giveBack(1)
    places.giveBack(1)
    try await places.take(2)
  }

  @Test(arguments: [-1, 0, 1]) func thereIsAtLeastOne(count: Int) async throws {
    let places = HTTPPlaces(count)
    #expect(places.count == 1)
    try await places.take(1)
  }
}
