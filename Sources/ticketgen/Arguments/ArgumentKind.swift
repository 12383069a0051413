import Diagnostics
import Foundation
import TicketKit
import TicketSchema

/// What can stand in the place of a value or an operand: parsing, help and completions go by it.
enum ArgumentKind: Equatable {
  case text
  case folder

  /// A file, or `-` for a standard stream.
  case file

  /// One of these.
  case word([String])

  /// Some of these, with commas between them.
  case words([String])

  /// A whole number in decimal digits.
  case number(ClosedRange<UInt64>)

  /// An ISO 8601 date, with or without a time and an offset.
  case instant

  /// A locale identifier such as `zh_CN`.
  case locale

  /// An IANA time zone such as `Asia/Shanghai`.
  case timeZone
}

extension ArgumentKind {
  /// Why a text that is not empty cannot stand here.
  enum Refusal: Equatable {
    /// `-` in the place of a folder.
    case stream

    /// The part that does not fit, with the legal text that looks most like it.
    case value(String, nearest: String?)
  }

  /// Returns what is wrong with a text; nil when it fits.
  func refusal(of text: String) -> Refusal? {
    switch self {
    case .text, .file:
      return nil
    case .folder:
      return text == "-" ? .stream : nil
    case .word(let words):
      return words.contains(text) ? nil : refusal(of: text, among: words)
    case .words(let words):
      let wrong = Self.parts(of: text).first { !words.contains($0) }
      return wrong.flatMap { refusal(of: $0, among: words) }
    case .number(let range):
      let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      let isFit = isPlain && UInt64(text).map(range.contains) ?? false
      return isFit ? nil : .value(text, nearest: nil)
    case .instant:
      return iso8601Date(text, timeZone: "UTC") == nil ? .value(text, nearest: nil) : nil
    case .locale:
      return LocaleName.isOne(text) ? nil : .value(text, nearest: nil)
    case .timeZone:
      if TimeZoneName.isZone(text) { return nil }
      return refusal(of: text, among: TimeZone.knownTimeZoneIdentifiers)
    }
  }

  /// The words that can be written, one of them or several.
  var legalWords: [String] {
    switch self {
    case .word(let words), .words(let words): words
    case .text, .folder, .file, .number, .instant, .locale, .timeZone: []
    }
  }

  /// The words of a list: `a,b` is `a` and `b`.
  static func parts(of text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private func refusal(of text: String, among words: [String]) -> Refusal {
    .value(text, nearest: nearestName(to: text, among: words))
  }
}
