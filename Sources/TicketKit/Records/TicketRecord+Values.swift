import Foundation

extension TicketRecord {
  /// Whether a field has a value, be it the server's or its default.
  public func isPresent(_ field: Int) -> Bool {
    entry(field) != OffsetTable.absent
  }

  /// Whether each of some fields has a value.
  public func arePresent(_ fields: Int...) -> Bool {
    fields.allSatisfy(isPresent)
  }

  /// The text of a string, or the digits of a number as the server sent them.
  public func string(_ field: Int) -> String {
    optionalString(field) ?? ""
  }

  /// The value of a `bool` field.
  public func bool(_ field: Int) -> Bool {
    optionalBool(field) ?? false
  }

  /// The value of an `integer` field.
  public func integer(_ field: Int) -> Int {
    optionalInteger(field) ?? 0
  }

  /// The value of a `decimal` field, exact.
  public func decimal(_ field: Int) -> Decimal {
    optionalDecimal(field) ?? 0
  }

  /// The value of a `date` field.
  public func date(_ field: Int) -> Date {
    optionalDate(field) ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  /// The number of an `enum` field's case; nil for a text that is no case.
  public func enumCase(_ field: Int) -> Int? {
    guard case .enumeration(let layout) = fieldLayout(field)?.type else { return nil }
    return withToken(field) { bytes, token in token.withText(bytes, layout.values.find) ?? nil }
  }

  /// The number of an `enum` field's case; -1 for a text that is no case.
  ///
  /// A plain number, because a `switch` over an optional one costs generated code much more.
  public func enumNumber(_ field: Int) -> Int {
    enumCase(field) ?? -1
  }

  /// The text of a string, or the digits of a number; nil when the field is absent.
  public func optionalString(_ field: Int) -> String? {
    let isHTML = form(field) == .html
    return withToken(field) { bytes, token in
      isHTML ? token.string(bytes, .html) : token.string(bytes)
    }
  }

  /// The value of a `bool` field; nil when it is absent.
  public func optionalBool(_ field: Int) -> Bool? {
    let entry = entry(field)
    if entry > OffsetTable.isDefault {
      let (bytes, start) = block.text.place(Int(entry))
      switch bytes[start] {
      case 0x74: return true
      case 0x66: return false
      default: break
      }
    }
    return withToken(field) { bytes, token in token.bool(bytes) }
  }

  /// The value of an `integer` field; nil when it is absent.
  public func optionalInteger(_ field: Int) -> Int? {
    let isNegated = form(field) == .negatedNumber
    return withToken(field) { bytes, token in
      try? token.integer(bytes, isNegated: isNegated).get()
    }
  }

  /// The value of a `decimal` field, the amount of a `money` field or the share off of a `rate`
  /// field; nil when it is absent.
  public func optionalDecimal(_ field: Int) -> Decimal? {
    number(field).flatMap { Decimal($0) }
  }

  /// The value of a `date` field; nil when it is absent.
  public func optionalDate(_ field: Int) -> Date? {
    guard case .date(let reader) = fieldLayout(field)?.type else { return nil }
    return withToken(field) { bytes, token in try? token.date(bytes, reader).get() }
  }

  /// A number that generated code compares with, from its digits: never through `Double`.
  ///
  /// A text that is no number gives 0; the generator writes none.
  public static func decimal(_ digits: String) -> Decimal {
    Array(digits.utf8).withBytes { bytes in
      (try? NumberReader.decimal(bytes, 0..<bytes.count).get()) ?? 0
    }
  }

  /// Calls `body` with a field's value, or its default; nil when the field is absent.
  func withToken<Result>(
    _ field: Int, _ body: (JSONBytes, JSONToken) -> Result?
  ) -> Result? {
    withValue(field) { bytes, start in body(bytes, JSONToken(bytes, at: start)) }
  }

  /// Calls `body` with where a field's value, or its default, begins; nil when the field is absent.
  func withValue<Result>(_ field: Int, _ body: (JSONBytes, Int) -> Result?) -> Result? {
    let entry = entry(field)
    switch entry {
    case OffsetTable.absent:
      return nil
    case OffsetTable.isDefault:
      return fieldLayout(field)?.defaultJSON?.withBytes { body($0, 0) } ?? nil
    default:
      // The block's bytes live as long as the block.
      return withExtendedLifetime(block) {
        let (bytes, start) = block.text.place(Int(entry))
        return body(bytes, start)
      }
    }
  }
}
