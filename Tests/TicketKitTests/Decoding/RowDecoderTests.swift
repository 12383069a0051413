import Foundation
import Testing

@testable import TicketKit

@Suite struct RowDecoderTests {
  private func record(_ dictionary: [String: Any], _ fields: String) throws -> TicketRecord {
    let layout = TicketLayout(
      "layout 1\nenvelope items \"$\"\nzone \"UTC\"\nkind \"a\" match \"1\"\n" + fields)
    return try RowDecoder(layout: layout, context: CouponFactory.context)
      .record(from: dictionary, as: TicketType(rawValue: "a"))
  }

  /// AnyCodable#16, corelibs-foundation#3736: a number is a bool only where it is one.
  @Test func boolsAndNumbersStayApart() throws {
    let fields = "integer? \"$['i']\" invalid\nbool? \"$['b']\" invalid\nstring? \"$['s']\" invalid"
    func values(_ value: Any) throws -> [String?] {
      let record = try record(["i": value, "b": value, "s": value], fields)
      return [
        record.optionalInteger(0).map(String.init), record.optionalBool(1).map(String.init),
        record.optionalString(2),
      ]
    }
    #expect(try values(1) == ["1", "true", "1"])
    #expect(try values(NSNumber(value: 1)) == ["1", "true", "1"])
    #expect(try values(NSNumber(value: Int8(1))) == ["1", "true", "1"])
    #expect(try values(true) == [nil, "true", nil])
    #expect(try values(NSNumber(value: true)) == [nil, "true", nil])
    let parsed = try JSONSerialization.jsonObject(with: Data("[true,1,0,false]".utf8)) as? [Any]
    #expect(try values(parsed?[0] ?? "") == [nil, "true", nil])
    #expect(try values(parsed?[1] ?? "") == ["1", "true", "1"])
    #expect(try values(parsed?[2] ?? "") == ["0", "false", "0"])
    #expect(try values(parsed?[3] ?? "") == [nil, "false", nil])
  }

  /// SwagGen#204.
  @Test func numbersKeepTheirDigits() throws {
    func text(_ value: Any) throws -> String {
      try record(["d": value], "decimal \"$['d']\"").text(0)
    }
    #expect(try text(5.02) == "5.02")
    #expect(try text(NSNumber(value: 18.18)) == "18.18")
    #expect(try text(Float(0.1)) == "0.1")
    #expect(
      try text(Decimal(string: "12345678901234567890.123") ?? 0) == "12345678901234567890.123")
    #expect(try text(NSDecimalNumber(string: "0.1")) == "0.1")
    #expect(try text(UInt64.max) == "18446744073709551615")
    #expect(try text(Int64.min) == "-9223372036854775808")
    #expect(try text(1e20) == "100000000000000000000")
    #expect(try text("7.50") == "7.5")
  }

  @Test func nestedValuesAndTextsAreRead() throws {
    let dictionary: [String: Any] = [
      "a": ["b": [1, ["c": "满\"\n\u{1F3AB}\0\u{1B}b"]]] as [String: Any], "n": NSNull(),
      "o": Optional<String>.none as Any,
    ]
    let record = try record(
      dictionary, "string \"$['a']['b'][-1]['c']\"\nstring? \"$['n']\"\nstring? \"$['o']\"")
    #expect(record.string(0) == "满\"\n🎫\0\u{1B}b")
    #expect(record.optionalString(1) == nil)
    #expect(record.optionalString(2) == nil)
    #expect(record.id == "0")
  }

  @Test func nestingIsLimited() throws {
    func nested(_ depth: Int) -> [String: Any] {
      ["a": (1..<depth).reduce(1 as Any) { inner, _ in [inner] }]
    }
    #expect(try record(nested(512), "string? \"$['x']\"").id == "0")
    let reason = "values are nested deeper than 512"
    for depth in [514, 5_000] {
      #expect(throws: TicketDecodingError.notJSONObject(reason: reason)) {
        try record(nested(depth), "string? \"$['x']\"")
      }
    }
  }

  @Test func whatJSONHasNoFormForIsAnError() {
    let dictionaries: [[String: Any]] = [
      ["a": Date()], ["a": Double.nan], ["a": Double.infinity],
      ["a": [1, URL(fileURLWithPath: "/")]],
      ["a": Data()], ["a": [1: 2]],
    ]
    for dictionary in dictionaries {
      #expect {
        try record(dictionary, "string? \"$['x']\"")
      } throws: { error in
        guard case .notJSONObject = error as? TicketDecodingError else { return false }
        return true
      }
    }
  }

  @Test func aDictionaryThatNestsTooDeepIsAnError() {
    var value: Any = 1
    for _ in 0..<100_000 { value = [value] }
    #expect(throws: TicketDecodingError.self) {
      try record(["a": value], "string? \"$['x']\"")
    }
    // Taken apart by hand: arrays free their elements by recursion.
    while let inner = (value as? [Any])?.first { value = inner }
  }

  @Test func anUnknownKindIsAnError() {
    for kind: StaticString in ["", "Coupon", "other"] {
      #expect(throws: TicketDecodingError.layout(reason: "there is no kind \(kind)")) {
        try CouponFactory.record(from: [:], as: kind)
      }
      #expect(throws: TicketDecodingError.layout(reason: "there is no kind \(kind)")) {
        try CouponFactory.record(from: [:], as: TicketType(rawValue: kind.description))
      }
    }
  }
}
