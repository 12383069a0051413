import Testing

@testable import TicketPreview

struct RankedTableTests {
  @Test
  func commonestFirst() {
    var table = RankedTable()
    for text in ["b", "a", "b", "c", "a", "b"] { table.add(text) }
    #expect(table.ranking.texts.map(\.text) == ["b", "a", "c"])
    #expect(table.ranking.texts.map(\.count) == [3, 2, 1])
    #expect(table.ranking.others == 0)
  }

  @Test
  func equalScalarsAlone() {
    var table = RankedTable()
    table.add("\u{E9}")
    table.add("e\u{301}")
    #expect(table.ranking.texts.map(\.count) == [1, 1])
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
    #expect(table.ranking.texts.count == RankedTable.limit)
    #expect(table.ranking.texts.first?.text == "common")
    #expect(table.ranking.texts.first?.count == 5_000)
    #expect(table.ranking.texts.reduce(0) { $0 + $1.count } + table.ranking.others == total)
  }

  @Test
  func mergedTablesCountTheSame() {
    var left = RankedTable()
    var right = RankedTable()
    left.add("a", count: 2)
    right.add("a", count: 3)
    right.add("b", count: 4)
    left.merge(right)
    #expect(left.ranking.texts.map(\.text) == ["a", "b"])
    #expect(left.ranking.texts.map(\.count) == [5, 4])
  }

  /// 900 keys each, 450 of them in both, so that neither table was cut and both together are.
  @Test
  func mergingDependsOnNoOrder() {
    func entries(_ first: Int) -> [(text: String, count: Int)] {
      (first..<first + 900).map { ("key \($0)", ($0 * 7 + first) % 23 + 1) }
    }
    var counts: [String: Int] = [:]
    for (text, count) in entries(0) + entries(450) { counts[text, default: 0] += count }
    let due = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(500)
    let rest = counts.values.reduce(0, +) - due.reduce(0) { $0 + $1.value }
    for turn in 0..<40 {
      // Where a text stands in a table depends on what came before it, as it does on the hash seed.
      func table(_ first: Int) -> RankedTable {
        var table = RankedTable()
        for (text, count) in entries(first).rotated(by: turn * 37) { table.add(text, count: count) }
        return table
      }
      for (first, second) in [(0, 450), (450, 0)] {
        var merged = table(first)
        merged.merge(table(second))
        let ranking = merged.ranking
        #expect(ranking.texts.map(\.text) == due.map(\.key))
        #expect(ranking.texts.map(\.count) == due.map(\.value))
        #expect(ranking.others == rest)
      }
    }
  }
}
