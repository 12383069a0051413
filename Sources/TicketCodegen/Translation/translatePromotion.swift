import SwiftCode
import TicketSchema

extension KindTranslator {
  /// What `Promotion` asks of a ticket, without what the protocol answers itself.
  func translatePromotion(_ promotion: TicketPromotion) -> [ComputedProperty] {
    var members: [ComputedProperty] = []
    if promotion.start != nil || promotion.end != nil {
      let ends = [("start", promotion.start), ("end", promotion.end)]
      let period = Expression.call(
        "ValidityPeriod",
        ends.compactMap { label, field in
          field.map { .init(label: label, .identifier(kind.fields[$0].valueName)) }
        })
      members.append(member("period", .named("ValidityPeriod"), [.expression(period)]))
    }
    if let active = promotion.active {
      let value = value(of: active, orElse: .boolean(true))
      members.append(member("isActive", .named("Bool"), [.expression(value)]))
    }
    members.append(
      member(
        "discount", .named("PromotionDiscount"), translateDiscounts(promotion.discounts)))
    if let threshold = promotion.threshold {
      members.append(
        member("threshold", .optional(.named("Decimal")), translateThreshold(threshold)))
    }
    switch promotion.stackable {
    case .never: break
    case .always:
      members.append(member("isStackable", .named("Bool"), [.expression(.boolean(true))]))
    case .field(let field):
      let value = value(of: field, orElse: .boolean(false))
      members.append(member("isStackable", .named("Bool"), [.expression(value)]))
    }
    return members
  }

  private func member(
    _ name: String, _ type: SwiftType, _ body: [Statement]
  ) -> ComputedProperty {
    ComputedProperty(access: access, name, type: type, body: body)
  }

  /// The cases in order, each behind its condition; when none holds, nothing is taken off.
  private func translateDiscounts(_ discounts: [TicketPromotion.Discount]) -> [Statement] {
    var statements: [Statement] = []
    for discount in discounts {
      let condition = (discount.condition ?? .constant(true)).simplified
      if condition == .constant(false) { continue }
      let saving = translateSaving(discount.saving)
      if condition == .constant(true) {
        return statements + [statements.isEmpty ? .expression(saving) : .return(saving)]
      }
      statements.append(.if(translateConditions(condition), then: [.return(saving)]))
    }
    let nothing = saving("amount", .integer(0))
    return statements + [statements.isEmpty ? .expression(nothing) : .return(nothing)]
  }

  private func translateSaving(_ saving: TicketPromotion.Saving) -> Expression {
    switch saving {
    case .amount(let field): self.saving("amount", value(of: field, orElse: .integer(0)))
    case .rate(let field): self.saving("rate", value(of: field, orElse: .integer(0)))
    }
  }

  private func saving(_ name: String, _ value: Expression) -> Expression {
    .call(Call(.implicitMember(name), [.init(value)]))
  }

  /// The threshold, where the field has one above zero.
  private func translateThreshold(_ field: Int) -> [Statement] {
    let value = amount(of: field)
    if kind.fields[field].isOptional {
      let threshold = Expression.identifier("threshold")
      return [
        .if(
          [.binding("threshold", value), .infix(.greater, [threshold, .integer(0)])],
          then: [.return(threshold)]),
        .return(.nil),
      ]
    }
    return [
      .if([.infix(.greater, [value, .integer(0)])], then: [.return(value)]), .return(.nil),
    ]
  }

  /// A field's value; of one that may be absent, or else what stands for it then.
  private func value(of field: Int, orElse other: Expression) -> Expression {
    let value = amount(of: field)
    return kind.fields[field].isOptional ? .infix(.coalescing, [value, other]) : value
  }

  /// A field's value, of money the amount; nil where the field is absent.
  private func amount(of field: Int) -> Expression {
    let field = kind.fields[field]
    let value = Expression.identifier(field.valueName)
    guard field.type.isMoney else { return value }
    return field.isOptional ? .optionalMember(value, "amount") : .member(value, "amount")
  }
}
