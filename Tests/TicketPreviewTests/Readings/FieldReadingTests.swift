import Foundation
import Testing
import TicketKit
import TicketSchema

@testable import TicketPreview

/// The reading of each field says what the schema language says, and the issues are the batch's.
struct FieldReadingTests {
  private func rows(_ json: String, _ fields: String) throws -> [[FieldReading]] {
    let catalog = try TestCatalog.files([
      "row.yaml": """
      match: 1
      fields:
      \(fields.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
      display: {backgroundImageName: a, goodName: b, effectCondition: c, deadline: d}
      """
    ])
    let layout = try ReadingLayout(TicketLayout(LayoutTable.text(for: catalog)))
    let readings = try ResponseReadings(
      of: Data("{\"modelType\":1,\"data\":[\(json)]}".utf8), layout: layout)
    var rows: [[FieldReading]] = []
    readings.forEachRow { rows.append($0.fields) }
    return rows
  }

  @Test
  func whatStandsAtThePlace() throws {
    let rows = try rows(
      #"{"a":"5"},{"a":5},{"a":null},{},{"a":""},{"a":"-"},{"a":"x"},{"a":1e400}"#,
      #"a: {type: "decimal?", absent: ["-"], invalid: absent}"#)
    #expect(
      rows.map { $0[0].findings } == [
        [.usable], [.usable], [.null], [.missing], [.countsAsAbsent], [.countsAsAbsent],
        [.wrong(.wrongType, isText: false)], [.wrong(.outOfRange, isText: false)],
      ])
    #expect(rows.map { $0[0].used } == [0, 0, nil, nil, nil, nil, nil, nil])
    #expect(
      rows.map { $0[0].isCoerced } == [true, false, false, false, false, false, false, false])
    #expect(rows.map { $0[0].isWrong } == [false, false, false, false, false, false, true, true])
    #expect(rows.allSatisfy { !$0[0].dropsRow })
  }

  @Test
  func alternatesThatWerePassedOver() throws {
    let rows = try rows(
      #"{"a":{},"b":null,"c":7},{"a":"1","b":"2"},{"b":[],"c":{}},{}"#,
      "a: {type: integer, from: [a, b, c], default: 9}")
    #expect(
      rows.map { $0[0].findings } == [
        [.wrong(.wrongType, isText: false), .null, .usable],
        [.usable],
        [.missing, .wrong(.wrongType, isText: false), .wrong(.wrongType, isText: false)],
        [.missing, .missing, .missing],
      ])
    #expect(rows.map { $0[0].used } == [2, 0, nil, nil])
    #expect(rows.map { $0[0].isDefault } == [false, false, false, true])
    #expect(rows.map { $0[0].code } == [nil, nil, .wrongType, nil])
    #expect(rows.map { $0[0].dropsRow } == [false, false, true, false])
  }

  @Test
  func otherTypesThanTheFieldsOwn() throws {
    let fields = """
      s: string?
      b: bool?
      m: money?
      d: {type: "date?", format: seconds}
      l: list(integer)?
      t: list(string)?
      e: {type: "enum?", cases: {on: 1}}
      """
    let own = #"{"s":"x","b":true,"m":1,"d":1798732799,"l":[1,2],"t":["a",null],"e":1}"#
    let other = #"{"s":1,"b":"yes","m":"1","d":"1798732799","l":"1","t":["a",2],"e":"1"}"#
    let rows = try rows(own + "," + other, fields)
    #expect(rows[0].map(\.isCoerced) == Array(repeating: false, count: 7))
    #expect(rows[1].map(\.isCoerced) == [true, true, true, true, true, true, false])
  }

  @Test
  func valuesOutsideTheCases() throws {
    let rows = try rows(
      #"{"e":1,"l":[1,"on"]},{"e":"new","l":[2]},{"e":2,"l":"on"},{"e":1,"l":9}"#,
      "e: {type: enum, cases: {a: 1}}\nl: {type: list(enum), cases: {a: [1, on]}}")
    #expect(
      rows.map { $0.map(\.isUnrecognized) } == [
        [false, false], [true, true], [true, false], [false, true],
      ])
  }

  @Test
  func anyAlternateMayHoldNull() throws {
    let rows = try rows(
      #"{"x":null},{"y":null},{"z":1},{"y":"-"}"#,
      "a: {type: \"string?\", from: [x, y, z], absent: \"-\"}")
    #expect(rows.map { $0[0].hasNull } == [true, true, false, false])
  }

  @Test
  func keysThatNobodyReads() throws {
    let catalog = try TestCatalog.files([
      "ticketgen.yaml": "envelope: {items: $, each: meta.kind}",
      "row.yaml": """
      match: 1
      embedded: [text]
      fields:
        a: {type: "string?", from: "list[-1].a"}
        b: {type: "string?", from: text.b}
      display: {backgroundImageName: a, goodName: b, effectCondition: c, deadline: d}
      """,
    ])
    let layout = try ReadingLayout(TicketLayout(LayoutTable.text(for: catalog)))
    let json = #"""
      [{"meta":{"kind":1,"v":2},"list":[{"z":1},{"a":"","y":{}}],"te\u0078t":"{\"b\":1,\"c\":2}","x y":0}]
      """#
    var keys: [String] = []
    try ResponseReadings(of: Data(json.utf8), layout: layout).forEachRow { row in
      row.forEachUnreadKey { object, name in
        keys.append(layout.objectPath(object, kind: 0) + " " + name)
      }
    }
    #expect(keys == ["$['meta'] v", "$['list'][-1] y", "$ x y", "$['text'] c"])
  }

  @Test
  func randomFixtures() throws {
    var readingCount = 0
    for seed in 0..<60 {
      let catalog = RandomCatalog.make(seed: UInt64(seed))
      let reader = FixtureReader(catalog)
      let layout = try ReadingLayout(TicketLayout(LayoutTable.text(for: catalog)))
      let context = TicketContext(catalog.settings, now: TestCatalog.noon)
      let maker = FixtureMaker(catalog: catalog, seed: UInt64(seed))
      for response in maker.responses(count: 30, isHostile: true) {
        let json = Data(response.line.utf8)
        let batch = try ResponseRecords(of: json, layout: layout.layout, context: context)
        let readings = try ResponseReadings(of: json, layout: layout)
        #expect(readings.rowCount == response.rows.count)
        var issues: [TicketIssue] = []
        readings.forEachRow { row in
          issues += row.issues
          let label = response.rows[row.row]
          let codes = row.kind == nil ? [] : label.issues.map(\.code)
          #expect(row.fields.compactMap(\.code) == codes)
          #expect(
            row.fields.contains(where: \.dropsRow) == (row.kind != nil && label.ticket == nil))
          readingCount += row.fields.count
        }
        #expect(issues == batch.issues)
      }
      #expect(reader.catalog.kinds.count == layout.kindCount)
    }
    #expect(readingCount > 3_000)
  }
}
