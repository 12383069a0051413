import TicketKit
import TicketSchema

/// What a value is to a field.
enum FixtureVerdict: Equatable {
  case usable
  case absent
  case wrong(TicketIssue.Code)

  /// The element of a list with a number is wrong.
  case wrongElement(TicketIssue.Code, Int)
}

extension FixtureVerdict {
  /// Judges a value by the rules of the schema language; of money in the currency of its row the
  /// amount alone.
  init(_ value: FixtureValue, for field: TicketField) {
    self = .usable
    if value.isNull || Self.isAbsentText(value, field) {
      self = .absent
    } else if case .list(let element) = field.type, case .array(let elements) = value {
      for (index, value) in elements.enumerated() where !value.isNull {
        guard let code = Self.fault(value, element.fieldType) else { continue }
        self = .wrongElement(code, index)
        return
      }
    } else if let code = Self.fault(value, field.type) {
      self = .wrong(code)
    }
  }

  private static func isAbsentText(_ value: FixtureValue, _ field: TicketField) -> Bool {
    guard let content = value.content else { return false }
    if content.isEmpty {
      if case .string = field.type {} else { return true }
    }
    return field.absentTexts.contains { $0.utf8.elementsEqual(content.utf8) }
  }

  /// What is wrong with a value that is there; nil when nothing is.
  private static func fault(_ value: FixtureValue, _ type: FieldType) -> TicketIssue.Code? {
    if case .bool = value, case .bool = type { return nil }
    guard let content = value.content else { return .wrongType }
    switch type {
    case .string:
      return nil
    case .bool:
      let isBool =
        value.isString ? BoolWord.value(of: content) != nil : ["0", "1"].contains(content)
      return isBool ? nil : .wrongType
    case .integer(let isNegated):
      return integerFault(content, isNegated)
    case .decimal:
      return numberFault(content) { $0.fitsDecimal }
    case .money(let options):
      return numberFault(content) { $0.isAmount(of: options, in: options.fixedCurrency) }
    case .rate(let options):
      return numberFault(content) { $0.isShare(as: options) }
    case .date(let options):
      return dateFault(content, options, isString: value.isString)
    case .enumeration:
      return value.isString || JSONNumber(content)?.isWhole ?? false ? nil : .wrongType
    case .list(let element):
      return fault(value, element.fieldType)
    }
  }

  private static func numberFault(
    _ content: String, _ fits: (JSONNumber) -> Bool
  ) -> TicketIssue.Code? {
    guard let number = JSONNumber(content) else { return .wrongType }
    return fits(number) ? nil : .outOfRange
  }

  private static func integerFault(_ content: String, _ isNegated: Bool) -> TicketIssue.Code? {
    guard let sent = JSONNumber(content), sent.isWhole else { return .wrongType }
    return sent.integer(isNegated: isNegated) == nil ? .outOfRange : nil
  }

  private static func dateFault(
    _ content: String, _ options: DateFieldOptions, isString: Bool
  ) -> TicketIssue.Code? {
    if let units = options.unitsPerSecond {
      return numberFault(content) { $0.isInstant(unitsPerSecond: units) }
    }
    return isString && options.takes(content) ? nil : .wrongType
  }
}
