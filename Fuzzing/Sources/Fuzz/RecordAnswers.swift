import Foundation
import TicketKit
import TicketSchema

/// What a record says of all its fields.
struct RecordAnswers: Equatable {
  private var answers: [String] = []

  init(_ record: TicketRecord, _ kind: TicketKind) {
    answers.append("\(record.kind) \(record.row) \(record.id)")
    for (number, field) in kind.fields.enumerated() {
      let isPresent = record.isPresent(number)
      let (value, optional) = Self.answers(record, number, field.type)
      expect((optional != nil) == isPresent, "`\(field.name)` is present and has no value, or not")
      if let optional {
        expect(optional == value, "`\(field.name)` is \(optional) or \(value)")
      }
      expect(isPresent || field.isOptional, "`\(field.name)` may not be absent")
      answers += [value, optional ?? "absent", record.text(number)]
    }
    answers.append("\(record.language("zh", "en", "de-AT"))")
  }

  /// A field's value as it is, and as an optional.
  private static func answers(
    _ record: TicketRecord, _ field: Int, _ type: FieldType
  ) -> (String, String?) {
    func pair<Value>(_ value: Value, _ optional: Value?) -> (String, String?) {
      ("\(value)", optional.map { "\($0)" })
    }
    switch type {
    case .string: return pair(record.string(field), record.optionalString(field))
    case .bool: return pair(record.bool(field), record.optionalBool(field))
    case .integer: return pair(record.integer(field), record.optionalInteger(field))
    case .decimal: return pair(record.decimal(field), record.optionalDecimal(field))
    case .money: return pair(record.money(field), record.optionalMoney(field))
    case .rate:
      let rate = record.rate(field)
      expect((0...1).contains(rate), "a rate of \(rate)")
      return pair(rate, record.optionalRate(field))
    case .date: return pair(record.date(field), record.optionalDate(field))
    case .enumeration:
      let value = "\(String(describing: record.enumCase(field))) \(record.string(field))"
      return (value, record.isPresent(field) ? value : nil)
    case .list(let element):
      switch element {
      case .string: return pair(record.strings(field), record.optionalStrings(field))
      case .integer: return pair(record.integers(field), record.optionalIntegers(field))
      case .decimal: return pair(record.decimals(field), record.optionalDecimals(field))
      case .enumeration: return pair(record.enumCases(field), record.optionalEnumCases(field))
      }
    }
  }
}
