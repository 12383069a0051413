import Testing

@testable import TicketSchema

/// Work spread over the cores comes back in order.
struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 63, 64, 65, 1_000])
  func resultsKeepTheOrder(count: Int) {
    let elements = Array(0..<count)
    let results: [String] = concurrentMap(elements) { String($0) }
    let expected = elements.map { String($0) }
    #expect(results == expected)
  }

  @Test func runsOfOneElementKeepTheOrder() {
    let elements = Array(0..<10)
    let results: [Int] = concurrentMap(elements, runLength: 1) { -$0 }
    let expected = elements.map { -$0 }
    #expect(results == expected)
  }
}
