import Testing

@testable import TicketService

@Suite struct TurnQueueTests {
  @Test func turnsOfOnePromotionFollowEachOther() {
    var queue = TurnQueue()
    let first = queue.join(.one("a"))
    let second = queue.join(.one("a"))
    let other = queue.join(.one("b"))
    #expect([first, second, other].map(queue.isUp) == [true, false, true])
    #expect(queue.leave(other).isEmpty)
    #expect(queue.leave(first).map(\.number) == [second.number])
    #expect(queue.isUp(second))
  }

  @Test func aTurnOfAllIsAlone() {
    var queue = TurnQueue()
    let before = [queue.join(.one("a")), queue.join(.one("b"))]
    let all = queue.join(.all)
    let after = [queue.join(.one("a")), queue.join(.one("c"))]
    #expect(!queue.isUp(all))
    #expect(queue.leave(before[0]).isEmpty)
    #expect(queue.leave(before[1]).map(\.number) == [all.number])
    #expect(!after.contains(where: queue.isUp))
    #expect(Set(queue.leave(all).map(\.number)) == Set(after.map(\.number)))
  }

  @Test func whoGivesUpLetsTheNextOneCome() {
    var queue = TurnQueue()
    let first = queue.join(.one("a"))
    let second = queue.join(.one("a"))
    let third = queue.join(.one("a"))
    #expect(queue.leave(second).isEmpty)
    #expect(queue.leave(second).isEmpty)
    #expect(queue.leave(first).map(\.number) == [third.number])
  }

  /// Once it is gone, those before it and those behind it wait for each other no more.
  @Test func aTurnOfAllThatGivesUpHoldsNobody() {
    var queue = TurnQueue()
    let first = queue.join(.one("a"))
    let all = queue.join(.all)
    let behind = [queue.join(.one("a")), queue.join(.one("b"))]
    #expect(queue.leave(all).map(\.number) == [behind[1].number])
    let last = queue.join(.one("c"))
    #expect([first, behind[0], behind[1], last].map(queue.isUp) == [true, false, true, true])
    #expect(queue.leave(first).map(\.number) == [behind[0].number])
  }

  @Test func turnsWithoutIdentityWaitForNoOther() {
    var queue = TurnQueue()
    let turns = (0..<3).map { _ in queue.join(.one("")) }
    #expect(turns.allSatisfy(queue.isUp))
    #expect(turns.allSatisfy { queue.leave($0).isEmpty })
  }

  /// Beside a list that is searched from the start: no turn comes before an earlier one that it may
  /// not overtake, none comes twice, and all come in the end.
  @Test func agreesWithAListInOrder() {
    struct Entry {
      let turn: TurnQueue.Turn
      let id: String?
      var hasLeft = false
    }
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      var queue = TurnQueue()
      var entries: [Entry] = []
      for _ in 0..<60 {
        let id = ["a", "b", "c", "c", nil].randomElement(using: &random)!
        let present = entries.indices.filter { !entries[$0].hasLeft }
        if Bool.random(using: &random) || present.isEmpty {
          entries.append(Entry(turn: queue.join(id.map { .one($0) } ?? .all), id: id))
        } else {
          // Whoever it is: one whose time has come, or one that gives up.
          guard let index = present.randomElement(using: &random) else { continue }
          let before = present.filter { queue.isUp(entries[$0].turn) }
          let coming = queue.leave(entries[index].turn).map(\.number)
          entries[index].hasLeft = true
          let after = present.filter { queue.isUp(entries[$0].turn) }
          let new = Set(after).subtracting(before).map { entries[$0].turn.number }
          #expect(Set(coming) == Set(new) && coming.count == new.count)
        }
        for index in entries.indices where !entries[index].hasLeft {
          let waitsFor = entries[..<index].contains { earlier in
            !earlier.hasLeft
              && (earlier.id == entries[index].id || earlier.id == nil || entries[index].id == nil)
          }
          #expect(queue.isUp(entries[index].turn) == !waitsFor)
        }
      }
    }
  }
}
