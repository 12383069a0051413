import Foundation

/// Reads the dates of one field as its schema describes them; no locale and no Foundation parser.
///
/// Ranges hold the text of a number, or the content of a string after its escapes were decoded.
final class DateReader: Sendable {
  private enum Format: Sendable {
    case iso8601
    case epoch(unit: Int)
    case pattern(DatePatternReader)
  }

  /// How its usual values look.
  let quickForm: RowLayout.QuickField.Form

  private let format: Format
  private let zone: ZoneTable
  private let endOfDay: Bool

  /// Prepares a reader; nil for a zone that the system does not know and a pattern that no text
  /// can be read by.
  ///
  /// - Parameters:
  ///   - format: `iso8601`, `seconds`, `milliseconds` or an LDML pattern.
  ///   - timeZone: The IANA zone in which a value without offset is read.
  ///   - endOfDay: Whether a value without a time of day means the end of its day.
  init?(format: String, timeZone: String, endOfDay: Bool) {
    guard let zone = ZoneTable.named(timeZone) else { return nil }
    quickForm = Self.quickForms[format] ?? .unusual
    switch format {
    case "iso8601": self.format = .iso8601
    case "seconds": self.format = .epoch(unit: 0)
    case "milliseconds": self.format = .epoch(unit: -3)
    default:
      guard let pattern = DatePatternReader(format) else { return nil }
      self.format = .pattern(pattern)
    }
    self.zone = zone
    self.endOfDay = endOfDay
  }

  private static let quickForms: [String: RowLayout.QuickField.Form] = [
    "iso8601": .day, "yyyy-MM-dd": .day, "yyyy-MM-dd HH:mm:ss": .dayAndTime, "seconds": .seconds,
    "milliseconds": .milliseconds,
  ]

  /// What is wrong with a value, or nil when it stands for a date.
  func fault(_ bytes: JSONBytes, _ range: Range<Int>, isString: Bool) -> ValueFault? {
    switch format {
    case .epoch(let unit):
      guard case .failure(let fault) = EpochReader.instant(bytes, range, unit: unit) else {
        return nil
      }
      return fault
    case .iso8601:
      return isString && ISO8601Reader.time(bytes, range) != nil ? nil : .wrongType
    case .pattern(let pattern):
      return isString && pattern.time(bytes, range) != nil ? nil : .wrongType
    }
  }

  /// The date that a value stands for.
  func date(
    _ bytes: JSONBytes, _ range: Range<Int>, isString: Bool
  ) -> Result<Date, ValueFault> {
    let time: CivilTime?
    switch format {
    case .epoch(let unit):
      return EpochReader.instant(bytes, range, unit: unit).map(\.date)
    case .iso8601:
      time = isString ? ISO8601Reader.time(bytes, range) : nil
    case .pattern(let pattern):
      time = isString ? pattern.time(bytes, range) : nil
    }
    guard let time else { return .failure(.wrongType) }
    return .success(instant(time).date)
  }

  private func instant(_ time: CivilTime) -> Instant {
    let local = time.localSeconds
    if endOfDay, !time.hasTimeOfDay {
      let next = local + 86_400
      let end = time.offset.map { next - Int64($0) } ?? zone.endOfDay(before: next)
      return Instant(seconds: end - 1, nanoseconds: 999_000_000)
    }
    let seconds = time.offset.map { local - Int64($0) } ?? zone.seconds(ofLocal: local)
    return Instant(seconds: seconds, nanoseconds: time.nanosecond)
  }
}

extension DateReader {
  /// Whether dates are sent as numbers.
  var isNumeric: Bool { if case .epoch = format { true } else { false } }
}
