import Foundation

/// Foundation's own date formatter for one pattern, locale and zone, shared by all threads.
final class FoundationDateWriter: Sendable {
  private let formatter: Locked<DateFormatter>

  init(pattern: String, locale: Locale, timeZone: TimeZone) {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = timeZone
    // Servers count by the Gregorian calendar in every century, and so do the readers.
    formatter.gregorianStartDate = .distantPast
    formatter.dateFormat = pattern
    self.formatter = Locked(formatter)
  }

  /// A date's text.
  func text(_ date: Date) -> String {
    formatter.withLock { $0.string(from: date.roundedDownToMilliseconds) }
  }
}

extension FoundationDateWriter {
  private struct Key: Hashable {
    var pattern: String
    var locale: String
    var timeZone: String
  }

  private static let writers = BoundedCache<Key, FoundationDateWriter>(limit: 128)

  /// A date's text, by a writer that is kept for the next one.
  static func text(_ date: Date, pattern: String, locale: Locale, timeZone: TimeZone) -> String {
    let key = Key(
      pattern: pattern, locale: locale.identifier, timeZone: timeZone.identifier)
    func make() -> FoundationDateWriter {
      FoundationDateWriter(pattern: pattern, locale: locale, timeZone: timeZone)
    }
    return (writers.value(for: key, make: make) ?? make()).text(date)
  }
}
