import Foundation
import Testing

@testable import TicketKit

/// The finder, which learns, against the locator, which does not.
@Suite struct RowFinderTests {
  private static let queries = [
    "a", "b.a", "b.b.c", "c[0]", "c[-1]", "c[1].a", "d.a[0].b", "e", "e.a", "['x y']",
  ].compactMap { SingularQuery($0) }

  private static let trie: PathTrie = {
    var trie = PathTrie()
    for query in queries { _ = trie.insert(query) }
    return trie
  }()

  @Test(arguments: 0..<40) func aRandomRowGivesEachQueryItsLastValue(seed: UInt64) {
    var random = RandomJSON(seed: seed)
    let style = random.style()
    // Rows alike and rows unlike: what was learned from the former must not mislead the latter.
    let usual = (0..<3).map { _ in random.object(depth: 4, style) }
    let rows = (0..<60).map { _ in
      Bool.random(using: &random.generator)
        ? usual.randomElement(using: &random.generator) ?? "{}"
        : random.object(depth: 4, Bool.random(using: &random.generator) ? style : random.style())
    }
    let text = rows.joined(separator: "\n") + String(repeating: " ", count: 16)
    Array(text.utf8).withUnsafeBytes { buffer in
      let bytes = JSONBytes(buffer)
      let scanner = JSONScanner(bytes: bytes)
      var finder = RowFinder(scanner, Self.trie, depth: 1)
      var start = 0
      for row in rows {
        let end = try? finder.row(at: start)
        #expect(end == start + row.utf8.count, "\(row)")
        for (slot, query) in Self.queries.enumerated() {
          let found = finder.recorder[slot]
          let expected = ValueLocator(bytes).locate(query, from: start).start
          #expect(found == expected, "\(query.normalized) of \(row)")
        }
        start += row.utf8.count + 1
      }
    }
  }

  @Test(arguments: 0..<30) func aDamagedRowIsRefusedAsTheScannerDoes(seed: UInt64) {
    var random = RandomJSON(seed: 1_000 + seed)
    let style = random.style()
    let usual = random.object(depth: 4, style)
    for _ in 0..<40 {
      var damaged = Array(usual.utf8)
      let index = Int.random(in: 1..<damaged.count, using: &random.generator)
      switch Int.random(in: 0..<3, using: &random.generator) {
      case 0: damaged.remove(at: index)
      case 1:
        damaged[index] =
          Array("{}[]:,\"\\0eu \u{7F}".utf8).randomElement(using: &random.generator) ?? 0
      default: damaged.insert(damaged[index - 1], at: index)
      }
      // Twice the usual row first, so that its gaps are known.
      let text =
        Array((usual + "," + usual + ",").utf8) + damaged + Array(repeating: 0x20, count: 16)
      text.withUnsafeBytes { buffer in
        let scanner = JSONScanner(bytes: JSONBytes(buffer))
        var finder = RowFinder(scanner, Self.trie, depth: 1)
        let length = usual.utf8.count + 1
        #expect((try? finder.row(at: 0)) == length - 1)
        #expect((try? finder.row(at: length)) == length * 2 - 1)
        let end = Result { () throws(JSONFault) in try finder.row(at: length * 2) }
        let expected = Result { () throws(JSONFault) in
          try scanner.skipValue(length * 2, depth: 1)
        }
        #expect(end == expected, "\(String(decoding: damaged, as: UTF8.self))")
      }
    }
  }

  /// More different gaps than are remembered, names that differ only far behind, and arrays that
  /// grow from row to row.
  @Test func aHostileResponseIsReadInLinearTime() {
    let long = String(repeating: "n", count: 100)
    let rows = (0..<2_000).map { row in
      let names = (0..<30).map { "\"\(long)\(row * 31 + $0)\":[\(row % 7 == 0 ? "" : "1")]" }
      let array = Array(repeating: "{\"k\":[1,{}]}", count: row % 50).joined(separator: ",")
      return "{\(names.joined(separator: ",")),\"c\":[\(array)],\"a\":\(row)}"
    }
    let text = rows.joined(separator: ",")
    Array(text.utf8).withUnsafeBytes { buffer in
      var finder = RowFinder(JSONScanner(bytes: JSONBytes(buffer)), Self.trie, depth: 1)
      var start = 0
      for row in rows {
        #expect((try? finder.row(at: start)) == start + row.utf8.count)
        #expect(finder.recorder[0] != nil)
        start += row.utf8.count + 1
      }
    }
  }
}
