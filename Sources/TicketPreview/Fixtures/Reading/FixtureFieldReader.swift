import TicketKit
import TicketSchema

/// Reads one field of a fixture's row as the schema language has it.
struct FixtureFieldReader {
  /// What a row gives for a field.
  enum Outcome {
    /// The value at one of the field's paths, by its number.
    case value(path: Int)
    case isDefault
    case absent
  }

  /// What is wrong, at the steps from the row.
  struct Fault {
    let code: TicketIssue.Code
    let steps: [JSONPath.Step]
  }

  private(set) var outcome = Outcome.absent
  private(set) var fault: Fault?

  /// Whether the row gives no ticket because of the field.
  private(set) var dropsRow = false

  private let row: FixtureValue
  private let embedded: Set<JSONPath>

  init(_ field: TicketField, in row: FixtureValue, embedded: Set<JSONPath>) {
    self.row = row
    self.embedded = embedded
    if read(field) { return }
    outcome = .absent
    if fault != nil, !field.treatsInvalidAsAbsent {
      dropsRow = true
    } else if let defaultJSON = field.defaultJSON {
      outcome = .isDefault
      // A default is an amount in the row's currency.
      if let wrong = currencyFault(of: field, amount: defaultJSON, at: field.paths[0]) {
        fault = fault ?? wrong
        dropsRow = true
        outcome = .absent
      }
    } else if !field.isOptional {
      fault = fault ?? Fault(code: .missing, steps: location(field.paths[0]).steps)
      dropsRow = true
    }
  }

  /// Tries the alternates; whether one of them is usable.
  private mutating func read(_ field: TicketField) -> Bool {
    for (number, path) in field.paths.enumerated() {
      let location = location(path)
      if location.isMalformed {
        fault = fault ?? Fault(code: .wrongType, steps: location.steps)
        continue
      }
      guard let value = location.value else { continue }
      switch FixtureVerdict(value, for: field) {
      case .absent:
        continue
      case .wrong(let code):
        fault = fault ?? Fault(code: code, steps: location.steps)
      case .wrongElement(let code, let index):
        fault = fault ?? Fault(code: code, steps: location.steps + [.index(index)])
      case .usable:
        // What was wrong before a usable alternate does not matter.
        fault = currencyFault(of: field, amount: value.content, at: path)
        outcome = .value(path: number)
        return fault == nil
      }
    }
    return false
  }

  /// What is wrong with the currency that a field's amount is in, or with the amount in that currency.
  private func currencyFault(
    of field: TicketField, amount: String?, at amountPath: JSONPath
  ) -> Fault? {
    guard case .money(let options) = field.type, case .path(let path) = options.currency else {
      return nil
    }
    let location = location(path)
    if location.isMalformed { return Fault(code: .wrongType, steps: location.steps) }
    guard let value = location.value, !value.isNull, value.content != "" else {
      return Fault(code: .missing, steps: location.steps)
    }
    let code = value.isString ? FixtureCurrency.code(value.content ?? "") : nil
    guard let code, !options.isMinor || CurrencyCodes.hasMinorUnit(code) else {
      return Fault(code: .wrongType, steps: location.steps)
    }
    let fits = amount.flatMap { JSONNumber($0) }?.isAmount(of: options, in: code) ?? false
    return fits ? nil : Fault(code: .outOfRange, steps: self.location(amountPath).steps)
  }

  private func location(_ path: JSONPath) -> FixtureLocation {
    FixtureLocation(path, from: row, embedded: embedded)
  }
}
