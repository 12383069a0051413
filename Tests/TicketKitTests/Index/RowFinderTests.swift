import Foundation
import Testing

@testable import TicketKit

/// The index, which learns how rows are written, against a plain search, which does not.
@Suite struct RowFinderTests {
  /// Layouts whose values are noted at once, and others.
  static let layouts = [
    """
    envelope response "$['t']" items "$['data']"
    zone "Asia/Shanghai"
    kind "a" match "1"
    string "$['a']" invalid
    integer? "$['b']" invalid
    decimal? "$['c']" invalid
    bool "$['d']" default true invalid
    enum? "$['e']" case "x" "1" invalid
    date? "$['x y']" format "yyyy-MM-dd" invalid
    """,
    """
    envelope response "$['t']" items "$['data']"
    kind "a" match "1"
    string? "$['a']['b']" invalid
    string? "$['b']['a']['c']"
    decimal? "$['b']['d']" absent "1" invalid
    string "$['c']" default "none"
    string? "$['']" invalid
    integer? "$['a name that is longer than sixteen bytes']" invalid
    """,
    """
    envelope response "$['t']" items "$['data']"
    kind "a" match "1"
    string? "$['a']" "$['b']" "$['c']['a']" invalid
    string? "$['a']['b']" invalid
    integer? "$['d'][0]" "$['d'][-1]" invalid
    string? "$['d'][1]['a']" invalid
    string? "$['e']" invalid
    integer? "$['e']" invalid
    """,
    """
    envelope row "$['k']" items "$['data']"
    kind "a" match "1"
    string? "$['a']" invalid
    string? "$['b']['a']" invalid
    kind "b" match "2"
    integer? "$['a']" invalid
    decimal? "$['c'][0]" invalid
    """,
    """
    envelope response "$['t']" items "$['data']"
    kind "a" match "1"
    money? "$['a']" invalid currencyAt "$['b']"
    list-string? "$['c']" "$['d']" invalid
    money? "$['e']" invalid minor currency "JPY"
    rate? "$['z']" invalid as percentOff
    money "$['k']" default 5 invalid currencyAt "$['b']['a']"
    """,
    """
    envelope response "$['t']" items "$['data']"
    kind "a" match "1"
    string? "$" invalid
    string? "$['a']" invalid
    """,
  ]

  @Test(arguments: testSeeds(40)) func rowsAreFoundAsAPlainSearchFindsThem(seed: UInt64) throws {
    var rows = RandomRows(seed: seed, variation: [0, 0.3, 1, 3][Int(seed % 4)])
    let text = rows.document(40)
    for layout in Self.layouts {
      try check(Array(text.utf8), layout)
    }
  }

  @Test(arguments: testSeeds(30)) func damagedRowsAreRefusedAlike(seed: UInt64) throws {
    var rows = RandomRows(seed: 1_000 + seed, variation: 0.3)
    let text = Array(rows.document(8).utf8)
    let layout = Self.layouts[Int(seed) % Self.layouts.count]
    for _ in 0..<40 {
      var damaged = text
      let index = Int.random(in: 1..<damaged.count, using: &rows.json.generator)
      switch Int.random(in: 0..<4, using: &rows.json.generator) {
      case 0: damaged.remove(at: index)
      case 1: damaged.removeSubrange(index...)
      case 2:
        damaged[index] = rows.json.pick(Array("{}[]:,\"\\0.eu \u{7F}".utf8) + [0xE4, 0xED, 0x80])
      default: damaged.insert(damaged[index - 1], at: index)
      }
      try check(damaged, layout)
    }
  }

  /// Compares the index, the index without memory, and a plain search.
  private func check(_ bytes: [UInt8], _ layout: String) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let contents = try TicketLayout("layout 1\n" + layout).contents.get()
    bytes.withUnsafeBytes { buffer in
      let bytes = JSONBytes(buffer)
      let fault = jsonFault(Array(buffer))
      let plain = fault == nil ? PlainIndex(bytes, contents) : nil
      for limit in [RowMemory.defaultLimit, 5, 0] {
        let index = IndexedResponse(bytes, contents, memoryLimit: limit)
        #expect(index.fault == fault, "\(limit): \(text)")
        guard let plain else { continue }
        #expect(index.rows == plain.rows, "\(limit): \(text)")
        #expect(index.issues == plain.issues, "\(limit): \(text)")
      }
    }
  }

  /// More different gaps than are remembered, names that differ only far behind, and arrays that
  /// grow from row to row.
  @Test func aHostileResponseIsReadInLinearTime() throws {
    let long = String(repeating: "n", count: 100)
    let rows = (0..<2_000).map { row in
      let names = (0..<30).map { "\"\(long)\(row * 31 + $0)\":[\(row % 7 == 0 ? "" : "1")]" }
      let array = Array(repeating: "{\"k\":[1,{}]}", count: row % 50).joined(separator: ",")
      return "{\(names.joined(separator: ",")),\"c\":[\(array)],\"a\":\(row)}"
    }
    let batch = try decode("{\"t\":1,\"data\":[\(rows.joined(separator: ","))]}", Self.layouts[0])
    #expect(batch.records.map { $0.string(0) } == (0..<2_000).map(String.init))
  }
}

/// What an index says of a response, as values that can be compared.
struct IndexedResponse {
  var fault: JSONFault?
  var rows: [[UInt32]] = []
  var issues: [IssueEntry] = []

  init(_ bytes: JSONBytes, _ contents: TicketLayout.Contents, memoryLimit: Int) {
    var indexer = ResponseIndexer(
      bytes, contents, RowIndexer.Options(memoryLimit: memoryLimit))
    do {
      try indexer.read()
    } catch {
      fault = error
      return
    }
    issues = indexer.rows.issues
    var position = 0
    for _ in 0..<indexer.rows.rowCount {
      let kind = indexer.rows.table[position + 1]
      let count = kind == OffsetTable.noKind ? 0 : contents.kinds[Int(kind)].entryCount
      rows.append((0..<2 + count).map { indexer.rows.table[position + $0] })
      position += 2 + count
    }
    if position != indexer.rows.table.count { rows.append([.max]) }
  }
}

/// The same, found by looking for one value after the other.
struct PlainIndex {
  var rows: [[UInt32]] = []
  var issues: [IssueEntry] = []

  init(_ bytes: JSONBytes, _ contents: TicketLayout.Contents) {
    let locator = ValueLocator(bytes)
    guard let root = try? JSONScanner(bytes: bytes).textStart(),
      let items = locator.locate(contents.envelope.items, from: root).start,
      bytes[items] == JSONByte.openBracket
    else { return }
    var response = RowKind.perRow(.missingType, start: 0)
    if case .response(let query) = contents.envelope.discriminator {
      response = contents.kind(bytes, at: locator.locate(query, from: root).start)
    }
    var starts: [Int] = []
    locator.forEachElement(of: items) { start in
      starts.append(start)
      return true
    }
    for (row, start) in starts.enumerated() {
      var kind = response
      if case .row(let query) = contents.envelope.discriminator {
        kind = contents.kind(bytes, at: locator.locate(query, from: start).start)
      }
      add(bytes, contents, UInt32(row), start, kind)
    }
  }

  private mutating func add(
    _ bytes: JSONBytes, _ contents: TicketLayout.Contents, _ row: UInt32, _ start: Int,
    _ kind: RowKind
  ) {
    let rowStart = UInt32(start)
    switch kind {
    case .none(let code, let valueStart):
      let isObject = bytes[start] == JSONByte.openBrace
      let isRow: Bool
      if case .row = contents.envelope.discriminator { isRow = !isObject } else { isRow = false }
      rows.append([rowStart, OffsetTable.noKind])
      issues.append(
        IssueEntry(
          row: row, rowStart: rowStart, valueStart: isRow ? 0 : UInt32(valueStart),
          subject: isRow ? .row : .discriminator, code: isRow ? .notAnObject : code,
          dropsRow: true))
    case .known(let number):
      guard bytes[start] == JSONByte.openBrace else {
        rows.append([rowStart, OffsetTable.noKind])
        issues.append(
          IssueEntry(
            row: row, rowStart: rowStart, valueStart: 0, subject: .row, code: .notAnObject,
            dropsRow: true))
        return
      }
      var entries = [rowStart, UInt32(number)]
      var companions: [UInt32] = []
      var dropsRow = false
      for (index, field) in contents.kinds[number].fields.enumerated() {
        let resolution = field.resolve(DocumentText(bytes)) {
          FieldPlace(ValueLocator(bytes).locate(field.allQueries[$0], from: start).start)
        }
        entries.append(resolution.entry)
        if field.companion != nil { companions.append(resolution.companionEntry) }
        guard let code = resolution.code else { continue }
        dropsRow = dropsRow || resolution.dropsRow
        issues.append(
          IssueEntry(
            row: row, rowStart: rowStart, valueStart: UInt32(resolution.valueStart),
            subject: .field(
              UInt32(index), kind: UInt32(number), alternate: UInt32(resolution.alternate)),
            code: code, dropsRow: resolution.dropsRow))
      }
      rows.append(dropsRow ? [rowStart, OffsetTable.noKind] : entries + companions)
    case .perRow:
      break
    }
  }
}
