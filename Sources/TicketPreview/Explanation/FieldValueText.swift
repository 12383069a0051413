import Foundation
import TicketKit
import TicketSchema

/// Writes the typed value of a field for an explanation, whatever the locale.
struct FieldValueText {
  let field: TicketField
  let index: Int

  /// The zone in which an instant is told.
  let timeZone: TimeZone

  /// The value in a row in which the field is there.
  func text(in record: TicketRecord) -> String {
    switch field.type {
    case .string: return QuotedText.text(record.string(index))
    case .bool: return record.bool(index) ? "true" : "false"
    case .integer: return String(record.integer(index))
    case .decimal: return record.text([.field(index)])
    case .money: return record.text([.field(index)]) + " " + record.money(index).currency
    case .rate: return record.text([.rate(index, .fractionOff)]) + " off"
    case .date: return instant(record.date(index))
    case .enumeration(let type):
      return name(record.enumCase(index), type, record.string(index))
    case .list(.enumeration(let type)):
      let names = zip(record.enumCases(index), record.strings(index)).map { name($0, type, $1) }
      return "[" + names.joined(separator: ", ") + "]"
    case .list(.string):
      return "[" + record.strings(index).map(QuotedText.text).joined(separator: ", ") + "]"
    case .list(.integer), .list(.decimal):
      return "[" + QuotedText.plain(record.text([.join(index, ", ")])) + "]"
    }
  }

  /// A case by its name, or the text that no case has.
  private func name(_ number: Int?, _ type: EnumType, _ text: String) -> String {
    guard let number, type.cases.indices.contains(number) else { return QuotedText.text(text) }
    return QuotedText.plain(type.cases[number].name)
  }

  private func instant(_ date: Date) -> String {
    let date = date.roundedDownToMilliseconds
    let hasFraction = date.timeIntervalSince1970.rounded() != date.timeIntervalSince1970
    // Foundation cuts off what is less than a millisecond, which a `Date` can miss by its last bit.
    return date.addingTimeInterval(0.000_5).ISO8601Format(
      Date.ISO8601FormatStyle(
        timeZoneSeparator: .colon, includingFractionalSeconds: hasFraction, timeZone: timeZone))
  }
}
