import Foundation
import Testing

@testable import TicketKit

@Suite struct TicketRecordTests {
  private static let fields = """
    string "$['s']"
    bool? "$['b']"
    integer? "$['i']"
    decimal? "$['d']"
    date? "$['t']" format "yyyy-MM-dd HH:mm" shown "America/New_York"
    enum? "$['c']" case "unused" "0" case "used" "1"
    string "$['z']" default "none"
    """

  private func record(_ row: String) throws -> TicketRecord {
    try #require(decodeRows(row, fields: Self.fields).records.first)
  }

  @Test func aTicketIsInlineInItsExistential() {
    #expect(MemoryLayout<TicketRecord>.size <= 16)
    #expect(MemoryLayout<CouponTicket>.size <= MemoryLayout<Int>.size * 3)
  }

  @Test func typedValuesAreRead() throws {
    let record = try record(
      #"{"s":"\u6ee1","b":"no","i":2e1,"d":"1.50","t":"2026-11-30 08:00","c":1}"#)
    #expect(record.string(0) == "满")
    #expect(record.bool(1) == false)
    #expect(record.integer(2) == 20)
    #expect(record.decimal(3) == Decimal(string: "1.5"))
    // 08:00 in Shanghai is midnight UTC.
    #expect(record.date(4).timeIntervalSince1970 == 1_795_996_800)
    #expect(record.enumCase(5) == 1)
    #expect(record.string(6) == "none")
    #expect((0..<7).allSatisfy { record.isPresent($0) })
    #expect(record.arePresent(0, 3, 6))
    #expect(record.now == testInstant)
  }

  @Test func aTextHasTwoFieldsWithLiteralsAroundThem() throws {
    let record = try record(#"{"s":"\u6ee1","i":2e1,"c":1}"#)
    #expect(record.text(0, "·", 2) == "满·20")
    #expect(record.text("“", 0, "”，", 5) == "“满”，used")
    #expect(record.text(2, "张", 0, "。") == "20张满。")
    #expect(record.text("“", 0, "”，", 2, "张") == "“满”，20张")
    #expect(record.text("“", 3, "”，", 9, "张") == "“”，张")
  }

  @Test func absentAndImpossibleFieldsGiveNeutralValues() throws {
    let record = try record(#"{"s":"x"}"#)
    for field in [1, 2, 3, 4, 5, 7, -1, Int.max, Int.min] {
      #expect(!record.isPresent(field))
      #expect(record.string(field) == "")
      #expect(record.bool(field) == false)
      #expect(record.integer(field) == 0)
      #expect(record.decimal(field) == 0)
      #expect(record.date(field) == Date(timeIntervalSinceReferenceDate: 0))
      #expect(record.enumCase(field) == nil)
      #expect(record.optionalString(field) == nil)
      #expect(record.optionalBool(field) == nil)
      #expect(record.optionalInteger(field) == nil)
      #expect(record.optionalDecimal(field) == nil)
      #expect(record.optionalDate(field) == nil)
      #expect(record.text(.field(field), .number(field, "0"), .date(field, "yyyy")) == "")
    }
    #expect(!record.arePresent(0, 1))
    #expect(record.arePresent())
  }

  @Test func everyFieldAnswersEveryQuestion() throws {
    let record = try record(
      #"{"s":"满","b":true,"i":7,"d":-1.5,"t":"2026-11-30 08:00","c":"other"}"#)
    for field in 0..<7 {
      _ = (record.string(field), record.bool(field), record.integer(field), record.decimal(field))
      _ = (record.date(field), record.enumCase(field), record.text(.field(field)))
      _ = record.text(.number(field, "#,##0.00"), .date(field, "yyyy"), .number(field, "'"))
    }
    #expect(record.string(1) == "")
    #expect(record.integer(0) == 0)
    #expect(record.date(2) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(record.enumCase(0) == nil)
    #expect(record.enumNumber(0) == -1)
  }

  @Test(arguments: ["0", "0.25", "5.25", "-0.5", "1e127", "1e-128", "9.99999999999999999999"])
  func aNumberThatIsNoShareHasNoTextAsARate(number: String) throws {
    let record = try record(#"{"s":\#(number),"d":\#(number),"t":"2026-11-30 08:00"}"#)
    for field in -1..<8 {
      for form in RateForm.allCases {
        #expect(record.text(.rate(field, form)) == "")
        #expect(record.run(rate: field, as: form).text == "")
      }
    }
  }

  @Test func textsAreMadeOfTheirParts() throws {
    let record = try record(
      #"{"s":"a\"满","b":1,"i":-0,"d":"100.50","t":"2026-11-30 08:00","c":"0","z":12}"#)
    #expect(record.text(0) == "a\"满")
    #expect(record.text("· 满", 3, "元可用") == "· 满100.5元可用")
    #expect(record.text(2) == "0")
    #expect(record.text(5, "/", 6) == "unused/12")
    #expect(record.text(.number(3, "#,##0.00"), "!") == "100.50!")
    // Shown in New York, where it is the evening before.
    #expect(record.text(.date(4, "yyyy-MM-dd HH:mm")) == "2026-11-29 19:00")
    #expect(record.text(date: 4, as: "HH:mm") == "19:00")
    #expect(record.text("满 ", date: 4, as: "HH:mm") == "满 19:00")
    #expect(record.text(date: 4, as: "HH:mm", " 满") == "19:00 满")
    #expect(record.text("\"", date: 4, as: "MM-dd", "\"") == "\"11-29\"")
    #expect(record.text("e\u{301}", 2, "") == "e\u{301}0")
    #expect(record.text(StaticString(unicodeScalarLiteral: "满"), 2) == "满0")
    #expect(record.text() == "")
    #expect(record.text("only") == "only")
    #expect(record.text(1) == "true")
    #expect(record.run("￥", 3, style: nil).text == "￥100.5")
    let style = TextStyle(name: "amount", size: 32)
    #expect(record.run("￥") == StyledText.Run("￥"))
    #expect(record.run("￥", style: style) == StyledText.Run("￥", style: style))
    #expect(record.run(3) == StyledText.Run("100.5"))
    #expect(record.run(3, style: style) == StyledText.Run("100.5", style: style))
  }

  @Test func anAbsentDateLeavesWhatStandsAroundIt() throws {
    let record = try record(#"{"s":"x"}"#)
    #expect(record.text(date: 4, as: "yyyy") == "")
    #expect(record.text("until ", date: 4, as: "yyyy") == "until ")
    #expect(record.text(date: 4, as: "yyyy", " at last") == " at last")
    #expect(record.text("(", date: 4, as: "yyyy", ")") == "()")
    // A string is no date.
    #expect(record.text("(", date: 0, as: "yyyy", ")") == "()")
  }

  @Test(arguments: [
    ("-0.0", "0"), ("1e2", "100"), ("12.50", "12.5"), (#""7""#, "7"), ("0", "0"),
    ("123456789012345678901234567890", "123456789012345678901234567890"), ("-7", "-7"),
    (#""\u0037""#, "7"), ("1.0", "1"),
  ])
  func numbersAreShownPlainly(json: String, text: String) throws {
    #expect(try record("{\"s\":1,\"d\":\(json)}").text(3) == text)
  }

  @Test func longTextsAreMadeWhole() throws {
    for length in [80, 85, 86, 200, 5_000] {
      let long = String(repeating: "满", count: length)
      let record = try record("{\"s\":\"\(long)\\n\",\"d\":1}")
      #expect(record.text("· ", 0, 3) == "· \(long)\n1")
    }
  }

  @Test func aRecordSeenAtAnotherInstantIsTheSame() throws {
    let record = try record(#"{"s":"x"}"#)
    let later = record.at(Date(timeIntervalSince1970: 5))
    #expect(later.now == Date(timeIntervalSince1970: 5))
    #expect(record.now == testInstant)
    #expect(later.string(0) == "x")
    #expect(later.kind == record.kind && later.row == record.row)
  }

  @Test func aDetachedRecordKeepsOnlyItsRow() throws {
    let long = String(repeating: "满", count: 100)
    let rows = (0..<200).map { #"{"x":[{}],"s":"\#($0)\#(long)","d":\#($0).5,"c":1}"# }
    let batch = try decodeRows(rows.joined(separator: " , "), fields: Self.fields)
    #expect(batch.records.count == 200)
    for row in [0, 63, 64, 130, 199] {
      let detached = batch.records[row].detached().at(Date(timeIntervalSince1970: 9))
      #expect(detached.block.text.bytes.count == rows[row].utf8.count)
      #expect(detached.string(0) == "\(row)\(long)")
      #expect(detached.text(3) == "\(row).5")
      #expect(detached.string(6) == "none")
      #expect(!detached.isPresent(1))
      #expect(detached.row == row)
      #expect(detached.id == "\(row)")
      #expect(detached.now == Date(timeIntervalSince1970: 9))
      #expect(detached.isChecked(by: batch.document.layout, as: RowTicket.kind))
      #expect(detached.detached().string(0) == "\(row)\(long)")
    }
  }

  @Test func aDetachedTicketLetsTheResponseGo() throws {
    weak var document: TicketDocument?
    let detached: TicketRecord
    do {
      let batch = try decodeRows(
        (0..<10).map { "{\"s\":\"\($0)\"}" }.joined(separator: ","), fields: Self.fields)
      document = batch.document
      #expect(document != nil)
      detached = batch.records[7].detached()
    }
    #expect(document == nil)
    #expect(detached.string(0) == "7")
  }

  @Test func aTicketOutlivesItsBatch() throws {
    var tickets: [any TicketModel] = []
    for _ in 0..<3 {
      let rows = (0..<150).map { "{\"s\":\"value \($0)\"}" }.joined(separator: ",")
      tickets += try decodeRows(rows, fields: Self.fields).tickets.suffix(1)
    }
    #expect(
      tickets.compactMap { ($0 as? RowTicket)?.record.string(0) }
        == Array(repeating: "value 149", count: 3))
  }

  @Test func aRecordBelongsToTheLayoutThatCheckedIt() throws {
    let record = try record(#"{"s":"x"}"#)
    #expect(record.isChecked(by: record.block.document.layout, as: RowTicket.kind))
    #expect(!record.isChecked(by: record.block.document.layout, as: TicketType(rawValue: "Row")))
    #expect(!record.isChecked(by: CouponFactory.layout, as: RowTicket.kind))
    #expect(CouponTicket(record: record) == nil)
  }

  @Test func theIdentityIsTheIdFieldOrElseTheRow() throws {
    func ids(_ kind: String, _ rows: String) throws -> [String] {
      try decode("[\(rows)]", "envelope row \"$['k']\" items \"$\"\nkind \"a\" \(kind)").records
        .map(\.id)
    }
    let rows = #"{"k":1,"i":20.0,"s":"x"},{"k":2},{"k":1,"i":"3"}"#
    #expect(
      try ids("id 1 match \"1\"\nstring? \"$['s']\"\ninteger \"$['i']\"", rows) == ["20", "3"])
    #expect(try ids("id 0 match \"1\"\nstring? \"$['s']\"", rows) == ["x", "2"])
    #expect(try ids("match \"1\"\nstring? \"$['s']\"", rows) == ["0", "2"])
  }

  @Test func generatedLiteralsAreExact() {
    #expect(TicketRecord.decimal("5.5") == Decimal(string: "5.5"))
    #expect(TicketRecord.decimal("-0.1") == Decimal(string: "-0.1"))
    #expect(TicketRecord.decimal("x") == 0)
  }

  @Test func manyTasksMayReadOneBatch() async throws {
    let rows = (0..<1_000).map { "{\"s\":\"\\u6ee1\($0)\",\"d\":\($0).25}" }
    let batch = try decodeRows(rows.joined(separator: ","), fields: Self.fields)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          batch.records.enumerated().allSatisfy { $1.text(0, 3) == "满\($0)\($0).25" }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
