import Diagnostics
import Testing
import YAMLSyntax

@testable import TicketKit
@testable import TicketPreview
@testable import TicketSchema

/// What schemas hold for a value of a type is what the runtime holds for one: a default that a check lets
/// pass and the runtime refuses would leave an app without any ticket.
@Suite struct DefaultAgreementTests {
  /// Each zone letter in each count, as schemas may write it.
  static let zones =
    (1...5).flatMap { count in ["X", "x", "Z"].map { String(repeating: $0, count: count) } }
    + (1...4).map { String(repeating: "O", count: $0) }
    + (1...3).map { String(repeating: "z", count: $0) }

  @Test(arguments: zones)
  func zoneTexts(_ zone: String) throws {
    let names = ["", "UTC", "utc", "GMT", "gMt", "Z", "z", "UT", "CST"]
    let offsets = [
      "", "+", "-", "+0", "+8", "+9:30", "-8:3", "+08", "+23", "+24", "+25", "+80", "-080", "+0800",
      "-0859", "+0860", "+08:00", "+08:", "-08:60", "+23:59", "+24:00", "+8:00", "+800", "+08000",
      "-0", "+00", "+08 ", "\u{2212}08", "+０８", "+8\u{301}", "Z", "GMT",
    ]
    let alone = try DefaultJudge(date("yyyy-MM-dd HH:mm:ss \(zone)"))
    let inside = try DefaultJudge(date("yyyy-MM-dd\(zone)'x'"))
    for name in names {
      for offset in offsets {
        try alone.expectAgreement("2099-12-31 23:59:59 " + name + offset)
        try inside.expectAgreement("2099-12-31" + name + offset + "x")
      }
    }
  }

  /// Texts that differ from good ones by little.
  @Test(arguments: [
    "yyyy-MM-dd", "yyyy-MM-dd HH:mm:ss", "yyMMdd", "yyyyMMddHHmmssSSS", "d MMM y h:m a",
    "K a u-L-d", "EEEE, dd MMMM yyyy 'at' k:m:s.SSS xxx", "EEE LLL d yyy''''HH",
    "y/M/d HH hh a", "y u M L d H k", "uu-M-d S", "yyyyy-MM-dd", "LLLL'\u{301}' d, yyyy",
    "yyyy'年'M'月'd'日' HH:mm:ssZZZZ", "iso8601", "seconds", "milliseconds",
  ])
  func dateTexts(_ format: String) throws {
    var random = SplitMix(seed: 1, format)
    let samples =
      switch format {
      case "iso8601": ["2028-02-29T23:59:59.123456789+05:30", "2028-02-29 23:59Z", "9999-12-31"]
      case "seconds": ["-62135596800", "253402300799.9", "-62135596800.0000000001"]
      case "milliseconds": ["-62135596800000", "253402300799999", "-62135596800000.0000001"]
      default:
        [951_868_799, 1_798_732_799, 253_402_300_799].map {
          DatePatternSample(format).text(SampleMoment(epoch: $0))
        }
      }
    let judge = try DefaultJudge(date(format))
    for sample in samples {
      try judge.expectAgreement(sample)
      for _ in 0..<500 { try judge.expectAgreement(changed(sample, &random)) }
    }
  }

  /// Numbers at the limits of `Decimal`, of `Int`, of a share and of the years.
  @Test(arguments: numberTypes)
  func numberTexts(_ type: FieldType) throws {
    var random = SplitMix(seed: 2, "\(type)")
    let digits = [
      "0", "1", "5", "10", "99", "12345678901234567890123456789012345678",
      "99999999999999999999999999999999999999", "999999999999999999999999999999999999999",
      "9223372036854775807", "9223372036854775808", "9223372036854775809", "0.5", "1.00", "99.9",
      "0.00000000000000000000000000000000000001", "62135596800", "253402300800",
    ]
    let exponents =
      Array(-133 ... -120) + Array(-42 ... -30) + Array(-5...5) + Array(15...20)
      + Array(86...92) + Array(120...128) + Array(160...167) + [1_000_000, -1_000_000, 999_999_999]
    let judge = try DefaultJudge(type)
    for digits in digits {
      try judge.expectAgreement(digits)
      try judge.expectAgreement("-" + digits)
      for exponent in exponents {
        try judge.expectAgreement(digits + "e\(exponent)")
        try judge.expectAgreement("-" + digits + "E\(exponent)")
      }
      for _ in 0..<50 { try judge.expectAgreement(changed(digits, &random)) }
    }
  }

  /// An exponent that takes back what a million of zeros do.
  @Test func longNumbers() throws {
    let zeros = String(repeating: "0", count: 1_000_001)
    try DefaultJudge(.integer()).expectAgreement("0.\(zeros)1e1000002")
  }

  static let numberTypes: [FieldType] =
    [false, true].flatMap { isNegated -> [FieldType] in
      [.integer(isNegated: isNegated), .decimal(isNegated: isNegated)]
        + ["JPY", "CNY", "KWD", "UYW"].flatMap { code in
          [false, true].map { isMinor in
            .money(MoneyOptions(currency: .code(code), isMinor: isMinor, isNegated: isNegated))
          }
        }
        + RateForm.allCases.map { .rate(RateOptions(form: $0, isNegated: isNegated)) }
        + [.list(.integer(isNegated: isNegated)), .list(.decimal(isNegated: isNegated))]
    } + [
      .money(
        MoneyOptions(currency: .path(JSONPath([.member("c")])), isMinor: true, isNegated: false)),
      .date(DateFieldOptions(format: "seconds", timeZone: "UTC", endOfDay: false)),
      .date(DateFieldOptions(format: "milliseconds", timeZone: "UTC", endOfDay: false)),
    ]

  @Test func otherTexts() throws {
    var random = SplitMix(seed: 3, "words")
    let words = ["true", "No", "1", "y", "0", "1.0", "K", "\u{212A}", "ＹＥＳ", "null", "", " "]
    for type in [FieldType.string(), .string(markup: .html), .bool, .list(.string())] {
      let judge = try DefaultJudge(type)
      for word in words {
        try judge.expectAgreement(word)
        for _ in 0..<50 { try judge.expectAgreement(changed(word, &random)) }
      }
    }
  }

  /// The text with a few characters put in, left out or replaced.
  private func changed(_ text: String, _ random: inout SplitMix) -> String {
    let pieces = [
      "0", "1", "9", "2", "5", "-", "+", ":", ".", " ", "e", "E", "T", "Z", "a", "M", "am", "GMT",
      "é", "\u{301}", "８", "\r\n", "y", "\0",
    ]
    var scalars = Array(text.unicodeScalars)
    for _ in 0...random.number(below: 3) {
      let place = random.number(below: scalars.count + 1)
      let piece = Array(pieces[random.number(below: pieces.count)].unicodeScalars)
      let length = min(random.number(below: 3), scalars.count - place)
      scalars.replaceSubrange(
        place..<(place + length), with: random.number(below: 3) == 0 ? [] : piece)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private func date(_ format: String) -> FieldType {
    .date(DateFieldOptions(format: format, timeZone: "Asia/Shanghai", endOfDay: false))
  }
}

/// Asks both sides of texts for one type.
private struct DefaultJudge {
  private let type: FieldType
  private let converter: DefaultValue
  private let probe: FieldProbe
  private let range = SourceRange(SourceFile(path: "a.yaml", text: ""), 0..<0)

  init(_ type: FieldType) throws {
    self.type = type
    converter = DefaultValue(of: type)
    probe = try #require(FieldProbe(Self.layout(type, default: nil)))
  }

  /// Compares what the two sides say of a text, and reads the default that a schema makes of it.
  func expectAgreement(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var report = SchemaReport()
    let node = YAMLNode(
      content: .scalar(YAMLScalar(text: text, style: .doubleQuoted)), range: range)
    let written = try #require(WrittenText(node, "`default`", report: &report))
    let json = converter.json(written, report: &report)
    // The empty text is absent wherever it is no string's.
    if !text.isEmpty {
      var isUsable = false
      if case .usable = probe.verdict(of: .string(text)) { isUsable = true }
      if type.takes(text) != isUsable || (json != nil) != isUsable {
        Issue.record(
          "\(type) \(text.prefix(80).debugDescription): \(isUsable) for the runtime",
          sourceLocation: sourceLocation)
      }
    }
    guard let json, case .failure(let error) = Self.layout(type, default: json).contents else {
      return
    }
    Issue.record(
      "\(type) \(text.prefix(80).debugDescription): \(error)", sourceLocation: sourceLocation)
  }

  /// The layout of one field.
  private static func layout(_ type: FieldType, default json: String?) -> TicketLayout {
    let field = TicketField(
      name: "a", valueName: "aValue", type: type, isOptional: false,
      paths: [JSONPath([.member("a")])], absentTexts: [], defaultJSON: json,
      treatsInvalidAsAbsent: false)
    let kind = TicketKind(
      name: "k", typeName: "KTicket", schemaPath: "k.yaml", summary: nil, match: .values(["1"]),
      embedded: [], idField: nil, fields: [field], display: [])
    return TicketLayout(
      LayoutTable.text(for: TicketCatalog(settings: .standard, kinds: [kind])))
  }
}
