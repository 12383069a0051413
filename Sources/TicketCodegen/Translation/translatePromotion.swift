import SwiftCode
import TicketSchema

extension KindTranslator {
  /// Adds what `Promotion` asks of a ticket, without what the protocol answers itself.
  func translatePromotion(_ promotion: TicketPromotion, into members: inout [Declaration]) {
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
        member(
          "threshold", .optional(.named("Decimal")), [.expression(amount(of: threshold))]))
    }
    switch promotion.stackable {
    case .never: break
    case .always:
      members.append(member("isStackable", .named("Bool"), [.expression(.boolean(true))]))
    case .field(let field):
      let value = value(of: field, orElse: .boolean(false))
      members.append(member("isStackable", .named("Bool"), [.expression(value)]))
    }
  }

  private func member(
    _ name: String, _ type: SwiftType, _ body: [Statement]
  ) -> Declaration {
    .computed(ComputedProperty(access: access, name, type: type, body: body))
  }

  /// The cases in order; when none holds, nothing is taken off.
  private func translateDiscounts(_ discounts: [TicketPromotion.Discount]) -> [Statement] {
    translateCases(
      discounts, condition: \.condition, otherwise: saving("amount", .integer(0))
    ) { discount, isAlone in
      let saving = translateSaving(discount.saving)
      return [isAlone ? .expression(saving) : .return(saving)]
    }
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
