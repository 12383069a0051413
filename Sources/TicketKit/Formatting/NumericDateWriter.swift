import Foundation

/// Writes dates by patterns that have numbers and literal text only, in ASCII digits.
///
/// It needs no lock and no Foundation, so that any number of threads write at once.
struct NumericDateWriter {
  private let day: CivilDay
  private let millisecondsOfDay: Int

  /// A date's text; nil when the pattern asks for more than numbers, or for an uncommon year.
  static func text(_ date: Date, pattern: String, zone: ZoneTable) -> String? {
    guard let milliseconds = date.wholeMilliseconds else { return nil }
    let (sinceReference, millisecond) = milliseconds.flooredDivision(by: 1_000)
    let second = sinceReference + Instant.referenceSeconds
    let local = second + zone.offset(at: second)
    let (days, secondOfDay) = local.flooredDivision(by: 86_400)
    let day = CivilDay(daysSinceEpoch: Int(days))
    guard 1...9_999 ~= day.year else { return nil }
    let writer = NumericDateWriter(
      day: day, millisecondsOfDay: Int(secondOfDay * 1_000 + millisecond))
    // The common patterns give a text of their own length, which needs no memory when it is short.
    let length = pattern.utf8.count
    return String(capacity: length) { writer.write(pattern, to: &$0) }
      ?? String(capacity: length * 4) { writer.write(pattern, to: &$0) }
  }

  private func write(_ pattern: String, to text: inout TextSink) -> Bool {
    let quote = UInt8(ascii: "'")
    var isQuoted = false
    var letter: UInt8 = 0
    var count = 0
    var previous: UInt8 = 0
    for byte in pattern.utf8 {
      if count > 0, byte != letter {
        guard writeField(letter, count, to: &text) else { return false }
        count = 0
      }
      if byte == quote {
        // Two quotes are one, and the first of them did not change what the second begins.
        if previous == quote {
          text.append(quote)
          previous = 0
        } else {
          previous = quote
        }
        isQuoted.toggle()
        continue
      }
      previous = byte
      if isQuoted || !DatePattern.isLetter(byte) {
        text.append(byte)
      } else {
        letter = byte
        count += 1
      }
    }
    return !isQuoted && (count == 0 || writeField(letter, count, to: &text))
  }

  private func writeField(_ letter: UInt8, _ count: Int, to text: inout TextSink) -> Bool {
    let hour = millisecondsOfDay / 3_600_000
    switch letter {
    case UInt8(ascii: "y") where count == 2: text.append(day.year % 100, digits: 2)
    case UInt8(ascii: "y"), UInt8(ascii: "u"): text.append(day.year, digits: count)
    case UInt8(ascii: "S"): appendFraction(count, to: &text)
    case _ where count > 2: return false
    case UInt8(ascii: "M"), UInt8(ascii: "L"): text.append(day.month, digits: count)
    case UInt8(ascii: "d"): text.append(day.day, digits: count)
    case UInt8(ascii: "H"): text.append(hour, digits: count)
    case UInt8(ascii: "k"): text.append(hour == 0 ? 24 : hour, digits: count)
    case UInt8(ascii: "K"): text.append(hour % 12, digits: count)
    case UInt8(ascii: "h"): text.append(hour % 12 == 0 ? 12 : hour % 12, digits: count)
    case UInt8(ascii: "m"): text.append(millisecondsOfDay / 60_000 % 60, digits: count)
    case UInt8(ascii: "s"): text.append(millisecondsOfDay / 1_000 % 60, digits: count)
    default: return false
    }
    return true
  }

  private func appendFraction(_ count: Int, to text: inout TextSink) {
    let millisecond = millisecondsOfDay % 1_000
    var place = 100
    for _ in 0..<count {
      text.append(digit: place == 0 ? 0 : millisecond / place % 10)
      place /= 10
    }
  }
}

extension Int64 {
  /// The quotient rounded down, and the remainder, which is not negative.
  fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension TextSink {
  /// Appends the last decimal digit of a number.
  fileprivate mutating func append(digit value: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  /// Appends a number below 10,000 with zeros in front of it up to a number of digits.
  fileprivate mutating func append(_ value: Int, digits: Int) {
    append(UInt8(ascii: "0"), times: digits - 4)
    if digits > 3 || value > 999 { append(digit: value / 1_000) }
    if digits > 2 || value > 99 { append(digit: value / 100) }
    if digits > 1 || value > 9 { append(digit: value / 10) }
    append(digit: value)
  }
}
