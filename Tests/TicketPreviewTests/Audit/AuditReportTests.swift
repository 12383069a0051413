import Foundation
import Testing
import TicketKit
import TicketSchema

@testable import TicketPreview

struct AuditReportTests {
  static let schema = """
    match: [1, 满减]
    id: id
    fields:
      id: string
      名称: {type: string, from: [name, good.name]}
      state: {type: enum, cases: {unused: 0, used: 1}}
      price: {type: money, default: 0, invalid: absent}
      end: {type: "date?", format: seconds}
    display: {backgroundImageName: a, goodName: "{名称}", effectCondition: c, deadline: d}
    """

  static let response = #"""
    {"modelType":1,"data":[
    {"id":1,"name":"a","state":0,"price":"5","end":null,"extra":1},
    {"id":"2","name":{},"good":{"name":"b","x":1},"state":"new","price":"8折","end":"1798732799"},
    {"id":"3","good":{"name":5},"state":1,"extra":2},
    {"id":null,"name":"c","state":1.5},
    7]}
    """#

  private func report() throws -> AuditReport {
    try AuditReport(
      catalog: TestCatalog.files(["coupon.yaml": Self.schema, "other.yaml": Self.other]))
  }

  @Test
  func rowsWithoutADiscriminatorAreOfNoUnknownKind() throws {
    var report = try report()
    try report.add(Data(" {\"data\":[{\"id\":1}]}".utf8), from: CaptureSource(file: "a.json"))
    #expect(report.count(.missingType) == 1)
    #expect(report.unknownKinds.ranking.isEmpty)
  }

  /// The issue that does not drop the row stands behind the one that does.
  @Test
  func aRowIsLeftOutByAnyOfItsIssues() throws {
    var report = try AuditReport(
      catalog: TestCatalog.files([
        "a.yaml": """
        match: 1
        fields: {a: string, b: {type: integer?, invalid: absent}}
        display: {backgroundImageName: a, goodName: b, effectCondition: c, deadline: d}
        """
      ]))
    try report.add(
      Data(#"{"modelType":1,"data":[{"b":"x"},{"a":"x","b":"x"}]}"#.utf8),
      from: CaptureSource(file: "a.json"))
    #expect(report.count(.missing) == 1 && report.count(.wrongType) == 2)
    #expect(report.rows == 2 && report.tickets == 1)
  }

  private static let other = """
    match: 2
    fields: {a: string}
    display: {backgroundImageName: a, goodName: b, effectCondition: c, deadline: d}
    """

  @Test
  func countsOfEachField() throws {
    var report = try report()
    try report.add(Data(Self.response.utf8), from: CaptureSource(file: "a.json"))
    #expect(report.responses == 1)
    #expect(report.rows == 5)
    #expect(report.tickets == 3)
    let kind = report.kinds[0]
    #expect(kind.rows == 4)
    #expect(kind.tickets == 3)
    func counts(_ field: Int) -> [Int] {
      let audit = kind.fields[field]
      return [
        audit.seen, audit.null, audit.absent, audit.wrong, audit.coerced, audit.defaulted,
        audit.unrecognized,
      ]
    }
    #expect(counts(0) == [3, 1, 0, 0, 1, 0, 0])
    #expect(counts(1) == [4, 0, 0, 0, 1, 0, 0])
    #expect(counts(2) == [3, 0, 0, 1, 0, 0, 1])
    #expect(counts(3) == [1, 0, 2, 1, 1, 3, 0])
    #expect(counts(4) == [1, 1, 2, 0, 1, 0, 0])
    #expect(kind.fields[1].used == [2, 2])
    #expect(kind.fields[1].passedOver == [1, 0])
    #expect(kind.fields[3].examples.map(\.path) == ["$['data'][1]['price']"])
    #expect(kind.fields[2].examples.map(\.path) == ["$['data'][3]['state']"])
    #expect(report.count(.wrongType) == 2)
    #expect(report.count(.missing) == 1)
    #expect(report.count(.notAnObject) == 1)
    #expect(report.count(.unknownType) == 0)
  }

  @Test
  func text() throws {
    var report = try report()
    try report.add(Data(Self.response.utf8), from: CaptureSource(file: "a.json"))
    try report.add(
      Data(#"{"modelType":"vip\n","data":[{},{}]}"#.utf8),
      from: CaptureSource(file: "b.jsonl", line: 3))
    #expect(
      report.text() == """
        2 responses, 7 rows: 3 tickets, 4 rows left out
        issues: wrong-type 2, missing 1, unknown-type 2, not-an-object 1

        coupon: 4 rows, 3 tickets
          field  type    seen  null  absent  wrong  coerced  default
          id     string     3     1       ·      ·        1        ·
          名称   string     4     ·       ·      ·        1        ·
              $['name']: used 2, wrong 1
              $['good']['name']: used 2
          state  enum       3     ·       ·      1        ·        ·
              wrong-type at a.json: $['data'][3]['state']
              outside the cases: 1 time
          price  money      1     ·       2      1        1        3
              wrong-type at a.json: $['data'][1]['price']
          end    date?      1     1       2      ·        1        ·
          keys that no path reads:
            2  $['extra']
            1  $['good']['x']

        no rows: other

        unknown kinds:
          2  "vip\\n"

        """)
  }

  @Test
  func json() throws {
    var report = try report()
    try report.add(Data(Self.response.utf8), from: CaptureSource(file: "a.jsonl", line: 7))
    let object = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
    let whole = try #require(object as? [String: Any])
    #expect(whole["rows"] as? Int == 5)
    #expect((whole["issues"] as? [String: Int])?["wrong-type"] == 2)
    let kinds = try #require(whole["kinds"] as? [[String: Any]])
    #expect(kinds.map { $0["kind"] as? String } == ["coupon", "other"])
    let fields = try #require(kinds[0]["fields"] as? [[String: Any]])
    #expect(fields[3]["defaulted"] as? Int == 3)
    #expect(fields[3]["type"] as? String == "money")
    let example = try #require((fields[3]["examples"] as? [[String: Any]])?.first)
    #expect(example["file"] as? String == "a.jsonl")
    #expect(example["line"] as? Int == 7)
    #expect(example["path"] as? String == "$['data'][1]['price']")
    let keys = try #require(kinds[0]["unreadKeys"] as? [[String: Any]])
    #expect(keys.map { $0["path"] as? String } == ["$['extra']", "$['good']['x']"])
  }

  @Test
  func valuesOfRowsAreNotInTheReport() throws {
    let catalog = try TestCatalog.folder("Tests/Fixtures/Full/schemas")
    let secret = "Zx9personal"
    for kind in catalog.kinds {
      var report = try AuditReport(catalog: catalog)
      for response in FixtureMaker(catalog: catalog).responses(kind: kind.name, isHostile: true) {
        let text = response.line.replacingOccurrences(of: "待定", with: secret)
          .replacingOccurrences(of: "brand-new", with: secret)
        try report.add(Data(text.utf8), from: CaptureSource(file: "a.json"))
      }
      #expect(!report.text().contains(secret))
      #expect(!report.json().contains(secret))
    }
  }

  @Test
  func unreadableResponsesCountNothing() throws {
    var report = try report()
    for text in ["", "{", "{\"modelType\":1}", "{\"modelType\":1,\"data\":5}", "[1,]"] {
      #expect(throws: TicketDecodingError.self) {
        try report.add(Data(text.utf8), from: CaptureSource(file: "a.json"))
      }
    }
    #expect(report.responses == 0)
    #expect(report.text().hasPrefix("0 responses, 0 rows: 0 tickets, 0 rows left out\n"))
  }

  @Test
  func manyKindsWithoutRows() throws {
    let kinds = (0..<60).map { number in
      TicketKind(
        name: "kind\(number)", typeName: "", schemaPath: "", summary: nil,
        match: .values(["\(number)"]), idField: nil, fields: [], display: [])
    }
    let text = try AuditReport(catalog: TicketCatalog(settings: .standard, kinds: kinds)).text()
    #expect(text.hasSuffix(", kind19, and 40 more\n"))
  }

  @Test
  func tablesDoNotGrowWithTheInput() throws {
    var report = try report()
    for number in 0..<3_000 {
      let row = #"{"id":"1","name":"a","state":0,"key \#(number)":1,"extra":1}"#
      try report.add(
        Data(#"{"modelType":1,"data":[\#(row)]}"#.utf8), from: CaptureSource(file: "a.json"))
      try report.add(
        Data(#"{"modelType":"kind \#(number)","data":[{}]}"#.utf8),
        from: CaptureSource(file: "a.json"))
    }
    let unread = AuditTable(report: report, number: 0).unreadKeys
    #expect(unread.texts.count == RankedTable.limit)
    #expect(unread.texts.first?.text == "$['extra']")
    #expect(unread.texts.reduce(0) { $0 + $1.count } + unread.others == 6_000)
    #expect(report.unknownKinds.ranking.texts.count == RankedTable.limit)
    #expect(report.text().contains("and others, "))
  }
}
