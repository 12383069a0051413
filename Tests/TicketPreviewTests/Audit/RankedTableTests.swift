import Testing

@testable import TicketPreview

struct RankedTableTests {
  @Test
  func commonestFirst() {
    var table = RankedTable()
    for text in ["b", "a", "b", "c", "a", "b"] { table.add(text) }
    #expect(table.ranked.map(\.text) == ["b", "a", "c"])
    #expect(table.ranked.map(\.count) == [3, 2, 1])
    #expect(table.unranked == 0)
  }

  @Test
  func equalScalarsAlone() {
    var table = RankedTable()
    table.add("\u{E9}")
    table.add("e\u{301}")
    #expect(table.ranked.map(\.count) == [1, 1])
  }

  @Test
  func keepsTheCommonestOfMany() {
    var table = RankedTable()
    var total = 0
    for number in 0..<20_000 {
      table.add("key \(number)")
      total += 1
      if number % 4 == 0 {
        table.add("common")
        total += 1
      }
    }
    #expect(table.ranked.count == RankedTable.limit)
    #expect(table.ranked.first?.text == "common")
    #expect(table.ranked.first?.count == 5_000)
    #expect(table.ranked.reduce(0) { $0 + $1.count } + table.unranked == total)
  }

  @Test
  func mergedTablesCountTheSame() {
    var left = RankedTable()
    var right = RankedTable()
    left.add("a", count: 2)
    right.add("a", count: 3)
    right.add("b", count: 4)
    left.merge(right)
    #expect(left.ranked.map(\.text) == ["a", "b"])
    #expect(left.ranked.map(\.count) == [5, 4])
  }
}
