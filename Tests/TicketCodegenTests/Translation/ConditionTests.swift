import SwiftCode
import Testing

@testable import TicketCodegen
@testable import TicketSchema

@Suite("translateCondition")
struct ConditionTests {
  private static let kind = Catalogs.kind(
    "coupon",
    fields: [
      Catalogs.field("title", .string()),
      Catalogs.field("overdue", .bool),
      Catalogs.field("limit", .decimal()),
      Catalogs.field("count", .integer()),
      Catalogs.field("deadline", Catalogs.date),
      Catalogs.field("status", Catalogs.enumeration("Status", ["unused", "default", "none"])),
      Catalogs.field("note", .string(), isOptional: true),
      Catalogs.field("muted", .bool, isOptional: true),
      Catalogs.field("extra", .decimal(), isOptional: true),
      Catalogs.field("start", Catalogs.date, isOptional: true),
      Catalogs.field("state", Catalogs.enumeration("State", ["on", "none"]), isOptional: true),
      Catalogs.field("price", Catalogs.money),
      Catalogs.field("cost", Catalogs.money, isOptional: true),
      Catalogs.field("share", Catalogs.rate),
      Catalogs.field("cut", Catalogs.rate, isOptional: true),
      Catalogs.field("tags", .list(.string()), isOptional: true),
    ])

  /// The condition as it stands behind `if`.
  private func swift(_ condition: Condition) -> String {
    let translator = KindTranslator(
      kind: Self.kind, access: .internal, styles: StyleNames([]), conformance: "TicketModel")
    let statement = Statement.if(
      translator.translateConditions(condition), then: [.return(.integer(1))])
    let text = SwiftFile(
      header: [], imports: [],
      declarations: [
        .function(FunctionDeclaration(.function("f"), parameters: [], body: [statement]))
      ]
    ).text
    return String(
      text.split(separator: "\n")[1].dropFirst("  if ".count).dropLast(" { return 1 }".count))
  }

  @Test("Presence and enum cases outside the list ask the record")
  func atoms() {
    #expect(swift(.isPresent(6)) == "record.isPresent(6)")
    #expect(swift(.isAbsent(6)) == "!record.isPresent(6)")
    #expect(swift(.isUnrecognized(5)) == "record.enumCase(5) == nil")
    #expect(swift(.isRecognized(5)) == "record.enumCase(5) != nil")
    #expect(swift(.isTrue(1)) == "overdueValue")
    #expect(swift(.isFalse(1)) == "!overdueValue")
    #expect(swift(.isFalse(7)) == "!record.bool(7)")
  }

  @Test("Comparisons read typed values, of optional fields through the record")
  func comparisons() {
    #expect(swift(.comparison(.field(2), .greater, .number("0"))) == "limitValue > 0")
    #expect(
      swift(.comparison(.field(2), .lessOrEqual, .number("-10000.0"))) == "limitValue <= -10_000")
    #expect(
      swift(.comparison(.field(2), .notEqual, .number("5.5")))
        == "limitValue != TicketRecord.decimal(\"5.5\")")
    #expect(swift(.comparison(.field(3), .equal, .number("42"))) == "countValue == 42")
    #expect(swift(.comparison(.field(8), .less, .field(2))) == "record.decimal(8) < limitValue")
    #expect(swift(.comparison(.field(1), .equal, .field(7))) == "overdueValue == record.bool(7)")
  }

  @Test(
    "A number that is whole is a literal, however it is written",
    arguments: [
      ("2.5E+1", "25"), ("250e-1", "25"), ("-0", "0"), ("0.0e99", "0"),
      ("9223372036854775807", "9_223_372_036_854_775_807"),
      ("-9223372036854775808", "-9_223_372_036_854_775_808"),
      ("9223372036854775808", "TicketRecord.decimal(\"9223372036854775808\")"),
      ("1e-1", "TicketRecord.decimal(\"1e-1\")"), ("1e999", "TicketRecord.decimal(\"1e999\")"),
    ])
  func wholeNumbers(written: String, literal: String) {
    #expect(
      swift(.comparison(.field(2), .less, .number(written))) == "limitValue < \(literal)")
  }

  @Test("Money is compared by its amount, and a rate by the share off")
  func moneyAndRates() {
    #expect(swift(.comparison(.field(11), .greater, .number("0"))) == "priceValue.amount > 0")
    #expect(
      swift(.comparison(.field(12), .equal, .number("0.5")))
        == "record.money(12).amount == TicketRecord.decimal(\"0.5\")")
    #expect(
      swift(.comparison(.field(11), .less, .field(12)))
        == "priceValue.amount < record.money(12).amount")
    #expect(
      swift(.comparison(.field(13), .greaterOrEqual, .number("0.15")))
        == "shareValue >= TicketRecord.decimal(\"0.15\")")
    #expect(swift(.comparison(.field(14), .equal, .number("1"))) == "record.rate(14) == 1")
    #expect(swift(.isPresent(15)) == "record.isPresent(15)")
    #expect(swift(.isAbsent(15)) == "!record.isPresent(15)")
  }

  @Test("Instants are seconds from the record's")
  func instants() {
    #expect(
      swift(.comparison(.field(4), .less, .now(plusSeconds: 0))) == "deadlineValue < record.now")
    #expect(
      swift(.comparison(.field(4), .less, .now(plusSeconds: 259_200)))
        == "deadlineValue < record.now + 259_200")
    #expect(
      swift(.comparison(.now(plusSeconds: -60), .greaterOrEqual, .field(9)))
        == "record.now - 60 >= record.date(9)")
  }

  @Test("Enum cases are members, and never an optional's own `none`")
  func enumCases() {
    #expect(swift(.comparison(.field(5), .equal, .enumCase(0))) == "statusValue == .unused")
    #expect(swift(.comparison(.field(5), .notEqual, .enumCase(1))) == "statusValue != .default")
    #expect(swift(.comparison(.field(5), .equal, .enumCase(2))) == "statusValue == .none")
    #expect(swift(.comparison(.field(10), .equal, .enumCase(0))) == "stateValue == .on")
    #expect(swift(.comparison(.enumCase(1), .equal, .field(10))) == "State.none == stateValue")
  }

  @Test("Texts are compared by their scalars")
  func texts() {
    #expect(swift(.comparison(.field(0), .equal, .text("vip 1"))) == "titleValue == \"vip 1\"")
    #expect(swift(.comparison(.field(6), .notEqual, .text("x"))) == "record.string(6) != \"x\"")
    for text in ["满减", "K", ";", "`", "é"] {
      #expect(
        swift(.comparison(.field(0), .equal, .text(text)))
          == "titleValue.utf8.elementsEqual(\"\(text)\".utf8)")
    }
    #expect(
      swift(.comparison(.field(0), .notEqual, .field(6)))
        == "!titleValue.utf8.elementsEqual(record.string(6).utf8)")
  }

  @Test("Only three characters decompose to ASCII, so other ASCII literals may use ==")
  func unmistakableTexts() {
    let ambiguous = (UInt32(0x80)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      (UInt8(0)..<0x80).contains { String(scalar) == String(Unicode.Scalar($0)) }
    }
    #expect(ambiguous == ["\u{37E}", "\u{1FEF}", "\u{212A}"])
  }

  @Test("An outer `and` is a list; inside, operators and parentheses")
  func combinations() {
    let a = Condition.isTrue(1)
    let b = Condition.isPresent(6)
    let c = Condition.isAbsent(8)
    #expect(swift(.and([a, b])) == "overdueValue, record.isPresent(6)")
    #expect(
      swift(.or([a, .and([b, c])]))
        == "overdueValue || (record.isPresent(6) && !record.isPresent(8))")
    #expect(
      swift(.and([a, .or([b, c])])) == "overdueValue, record.isPresent(6) || !record.isPresent(8)")
  }

  @Test("Constants vanish from `and` and `or`, or decide alone")
  func constants() {
    let a = Condition.isTrue(1)
    let b = Condition.isFalse(1)
    #expect(Condition.and([.constant(true), a]).simplified == a)
    #expect(Condition.and([.constant(false), a]).simplified == .constant(false))
    #expect(Condition.or([.constant(true), a]).simplified == .constant(true))
    #expect(Condition.or([a, .constant(false), b]).simplified == .or([a, b]))
    #expect(
      Condition.and([a, .or([.constant(false), .and([.constant(true), b])])]).simplified
        == .and([a, b]))
    #expect(Condition.and([]).simplified == .constant(true))
  }
}
