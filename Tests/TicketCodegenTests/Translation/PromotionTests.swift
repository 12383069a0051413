import SwiftCode
import Testing

@testable import TicketCodegen
@testable import TicketSchema

@Suite("translatePromotion")
struct PromotionTests {
  private static let fields = [
    Catalogs.field("day", Catalogs.date), Catalogs.field("flag", .bool),
    Catalogs.field("off", .decimal()), Catalogs.field("cost", Catalogs.money),
    Catalogs.field("share", Catalogs.rate),
    Catalogs.field("day2", Catalogs.date, isOptional: true),
    Catalogs.field("flag2", .bool, isOptional: true),
    Catalogs.field("off2", .decimal(), isOptional: true),
    Catalogs.field("cost2", Catalogs.money, isOptional: true),
    Catalogs.field("share2", Catalogs.rate, isOptional: true),
  ]

  /// The members of a kind's promotion, line by line.
  private func members(_ promotion: TicketPromotion) throws -> String {
    let kind = Catalogs.kind("x", id: 0, fields: Self.fields, promotion: promotion)
    let outputs = TicketGenerator.files(for: Catalogs.catalog([kind]), access: .internal)
    let text = try #require(outputs.first { $0.name == "XTicket.swift" }).text
    #expect(text.contains("struct XTicket: TicketModel, Promotion {\n"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.contains("What it takes off a price.") }.dropFirst().dropLast(2)
      .joined(separator: "\n")
  }

  @Test("What the protocol answers itself is not written")
  func leastPromotion() throws {
    #expect(
      try members(TicketPromotion()) == """
          var discount: PromotionDiscount { .amount(0) }
        """)
  }

  @Test("Fields that are always there are read as they are")
  func requiredFields() throws {
    #expect(
      try members(
        TicketPromotion(
          start: 0, end: 5, active: 1, discounts: [.init(condition: nil, saving: .amount(3))],
          threshold: 2, stackable: .field(1))) == """
            var period: ValidityPeriod { ValidityPeriod(start: dayValue, end: day2Value) }
            var isActive: Bool { flagValue }
            var discount: PromotionDiscount { .amount(costValue.amount) }
            var threshold: Decimal? { offValue }
            var isStackable: Bool { flagValue }
          """)
  }

  @Test("An absent field is what the schema language says")
  func optionalFields() throws {
    #expect(
      try members(
        TicketPromotion(
          end: 5, active: 6, discounts: [.init(condition: nil, saving: .amount(8))],
          threshold: 8, stackable: .field(6))) == """
            var period: ValidityPeriod { ValidityPeriod(end: day2Value) }
            var isActive: Bool { flag2Value ?? true }
            var discount: PromotionDiscount { .amount(cost2Value?.amount ?? 0) }
            var threshold: Decimal? { cost2Value?.amount }
            var isStackable: Bool { flag2Value ?? false }
          """)
    #expect(
      try members(
        TicketPromotion(discounts: [.init(condition: nil, saving: .rate(9))], threshold: 7)) == """
            var discount: PromotionDiscount { .rate(share2Value ?? 0) }
            var threshold: Decimal? { off2Value }
          """)
  }

  @Test("Cases end with one without a condition, or take nothing off")
  func cases() throws {
    let share = TicketPromotion.Discount(condition: .isTrue(1), saving: .rate(4))
    let off = TicketPromotion.Discount(condition: nil, saving: .amount(7))
    let never = TicketPromotion.Discount(condition: .constant(false), saving: .amount(2))
    #expect(
      try members(TicketPromotion(discounts: [share, never, off, share], stackable: .always))
        == """
          var discount: PromotionDiscount {
            if flagValue { return .rate(shareValue) }
            return .amount(off2Value ?? 0)
          }

          var isStackable: Bool { true }
        """)
    #expect(
      try members(TicketPromotion(discounts: [share])) == """
          var discount: PromotionDiscount {
            if flagValue { return .rate(shareValue) }
            return .amount(0)
          }
        """)
    #expect(
      try members(TicketPromotion(discounts: [never])) == """
          var discount: PromotionDiscount { .amount(0) }
        """)
  }
}
