import TicketKit
import TicketSchema

/// Which forms of dates a field's values may have.
struct DateGuess {
  let evidence: FieldEvidence
  let zone: String

  /// Whether a text has a time of day, and whether one has an offset.
  private let hasTimes: Bool
  private let hasOffsets: Bool

  init(evidence: FieldEvidence, zone: String) {
    self.evidence = evidence
    self.zone = zone
    let texts = evidence.texts.lazy.map(\.text)
    hasTimes = texts.contains { $0.utf8.contains(UInt8(ascii: ":")) }
    hasOffsets = texts.contains(where: Self.hasOffset)
  }

  /// Whether a text ends in `Z` or in an offset such as `+08:00`.
  private static func hasOffset(_ text: String) -> Bool {
    let tail = text.utf8.suffix(6)
    return text.utf8.last == UInt8(ascii: "Z")
      || text.utf8.contains(UInt8(ascii: ":")) && text.utf8.count > 16
        && tail.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
  }

  /// The candidates, the likeliest first; the first that accepts every value is right.
  var candidates: [TypeCandidate] {
    guard !evidence.hasBools else { return [] }
    return numbers.map { [$0] } ?? texts
  }

  private var isNamedAsDate: Bool {
    let words = evidence.words
    guard !words.has(.duration, .count, .flag, .id, .code) else { return false }
    return words.has(.time, .date, .start, .end, .created, .presale)
  }

  private var isEnd: Bool { evidence.words.has(.end) && !evidence.words.has(.start) }

  // MARK: Numbers

  /// The texts by which numbers say that there is no date.
  private static let noInstant: Set<String> = ["0", "-1", "0.0"]

  private static let seconds = 600_000_000.0...5_000_000_000.0
  private static let milliseconds = 600_000_000_000.0...5_000_000_000_000.0

  /// Seconds or milliseconds since 1970; nil where the values are no such numbers.
  private var numbers: TypeCandidate? {
    guard isNamedAsDate else { return nil }
    let absent = evidence.texts.map(\.text).filter(Self.noInstant.contains)
    let numbers = evidence.texts.map(\.text).filter { !Self.noInstant.contains($0) }
      .map { NumberText($0) == nil ? nil : Double($0) }
    guard !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }) else { return nil }
    let values = numbers.compactMap { $0 }
    // Fourteen digits are a date in plain digits, which is no number of anything.
    let format =
      values.allSatisfy(Self.seconds.contains)
      ? "seconds" : values.allSatisfy(Self.milliseconds.contains) ? "milliseconds" : nil
    return format.map { TypeCandidate(type($0), absent: absent) }
  }

  // MARK: Texts

  /// What stands for a date that is not there.
  private static let noDate: Set<String> = [
    "0", "-1", "-", "--", "null", "none", "N/A", "无", "0000-00-00", "0000-00-00 00:00:00",
  ]

  private static let patterns = [
    "iso8601", "yyyy/MM/dd HH:mm:ss", "yyyy/MM/dd HH:mm", "yyyy/MM/dd", "yyyy.MM.dd HH:mm:ss",
    "yyyy.MM.dd HH:mm", "yyyy.MM.dd", "yyyy年MM月dd日 HH:mm:ss", "yyyy年MM月dd日 HH:mm",
    "yyyy年MM月dd日", "yyyy年M月d日", "yyyy-M-d HH:mm:ss", "yyyy-M-d", "yyyy/M/d HH:mm:ss", "yyyy/M/d",
    "dd/MM/yyyy HH:mm:ss", "dd/MM/yyyy HH:mm", "dd/MM/yyyy", "MM/dd/yyyy HH:mm:ss",
    "MM/dd/yyyy HH:mm", "MM/dd/yyyy", "d/M/yyyy", "M/d/yyyy", "dd.MM.yyyy HH:mm", "dd.MM.yyyy",
    "dd-MM-yyyy", "EEE, dd MMM yyyy HH:mm:ss zzz", "dd MMM yyyy", "MMM d, yyyy", "MMMM d, yyyy",
  ]

  /// Patterns of digits alone, which could be anything else but for the key.
  private static let digitPatterns = ["yyyyMMddHHmmss", "yyyyMMddHHmm", "yyyyMMdd"]

  private var texts: [TypeCandidate] {
    guard evidence.areStrings || isNamedAsDate else { return [] }
    let absent = evidence.texts.map(\.text).filter(Self.noDate.contains)
    let first = evidence.texts.map(\.text).first { !Self.noDate.contains($0) }
    guard let first, (6...40).contains(first.utf8.count),
      first.utf8.contains(where: { (0x30...0x39).contains($0) })
    else { return [] }
    let isDigits = first.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if isDigits {
      return isNamedAsDate
        ? Self.digitPatterns.map { TypeCandidate(type($0), absent: absent) } : []
    }
    return Self.patterns.map { pattern in
      TypeCandidate(type(pattern), absent: absent, doubt: doubt(pattern))
    }
  }

  private func doubt(_ pattern: String) -> String? {
    guard
      pattern.hasPrefix("dd/MM") || pattern.hasPrefix("d/M") || pattern.hasPrefix("MM/dd")
        || pattern.hasPrefix("M/d")
    else { return nil }
    // A number past 12 can only be the day.
    let isPlain = evidence.texts.contains { text in
      text.text.split { !$0.isNumber }.prefix(2).contains { Int($0).map { $0 > 12 } ?? false }
    }
    return isPlain ? nil : "the day and the month may be the other way round"
  }

  /// The type with a format.
  private func type(_ format: String) -> FieldType {
    let isNumeric = format == "seconds" || format == "milliseconds"
    let hasTime = isNumeric || format.contains("H") || format == "iso8601" && hasTimes
    let isZoned = !isNumeric && hasTime && !hasOffsets && evidence.words.has(.zoned)
    return .date(
      DateFieldOptions(
        format: format, timeZone: isZoned ? "Etc/UTC" : zone, displayTimeZone: nil,
        endOfDay: !hasTime && isEnd))
  }
}
