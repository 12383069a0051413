import Foundation

extension TicketRecord {
  /// The value of a `money` field; nothing, in no currency, when it is absent.
  public func money(_ field: Int) -> Money {
    optionalMoney(field) ?? Money(amount: 0, currency: "XXX")
  }

  /// The value of a `money` field; nil when it is absent.
  public func optionalMoney(_ field: Int) -> Money? {
    guard let currency = currency(field), let amount = optionalDecimal(field) else { return nil }
    return Money(amount: amount, currency: currency.text)
  }

  /// The share of the price, 0…1, that a `rate` field takes off.
  public func rate(_ field: Int) -> Decimal {
    optionalRate(field) ?? 0
  }

  /// The share of the price, 0…1, that a `rate` field takes off; nil when it is absent.
  public func optionalRate(_ field: Int) -> Decimal? {
    optionalDecimal(field)
  }

  /// The index of the language tag that suits the context's locale best: its own tag, then its
  /// language; 0 when none does.
  public func language(_ tags: String...) -> Int {
    language(among: tags)
  }

  /// The index of the language tag that suits the context's locale best; 0 when none does.
  package func language(among tags: [String]) -> Int {
    block.document.context.language(among: tags)
  }

  /// The currency of a `money` field in this row, also where the amount is absent.
  func currency(_ field: Int) -> CurrencyCode? {
    guard form(field) == .money, case .money(let rule) = fieldLayout(field)?.type else {
      return nil
    }
    if let currency = rule.currency { return currency }
    let entry = companionEntry(field)
    guard entry > OffsetTable.isDefault else { return nil }
    // The block's bytes live as long as the block.
    return withExtendedLifetime(block) {
      let (token, bytes) = block.text.token(at: Int(entry))
      return token.currency(bytes)
    }
  }

  /// The number of a field as its type has it: negated, in major units, off the price.
  func number(_ field: Int) -> NumberParts? {
    let sent = withToken(field) { bytes, token in try? token.number(bytes).get() }
    // A string field may hold a number whose digits would fill the memory.
    guard let sent, sent.fitsDecimal, let form = form(field) else { return nil }
    switch form {
    case .negatedNumber:
      return sent.negated
    case .money:
      guard case .money(let rule) = fieldLayout(field)?.type else { return nil }
      return currency(field).flatMap { try? rule.amount(sent, in: $0).get() }
    case .rate:
      guard case .rate(let rule) = fieldLayout(field)?.type else { return nil }
      return try? rule.shareOff(sent).get()
    case .string, .html, .bool, .number, .date, .enumeration, .list:
      return sent
    }
  }
}
