import Testing

@testable import TicketKit

@Suite struct BoundedCacheTests {
  @Test func keepsWhatItMade() {
    let cache = BoundedCache<String, Int>(limit: 2)
    #expect(cache.value(for: "a") { 1 } == 1)
    #expect(cache.value(for: "a") { 2 } == 1)
    #expect(cache.value(for: "b") { nil } == nil)
    #expect(cache.value(for: "b") { 3 } == 3)
  }

  @Test func neverHoldsMoreThanItsLimit() {
    let cache = BoundedCache<Int, Int>(limit: 10)
    for key in 0..<1_000 {
      #expect(cache.value(for: key) { key } == key)
      #expect(cache.count <= 10)
    }
  }

  @Test func manyTasksAtOnce() async {
    let cache = BoundedCache<Int, Int>(limit: 10)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<2_000).allSatisfy { key in cache.value(for: key % 20) { key % 20 } == key % 20 }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
