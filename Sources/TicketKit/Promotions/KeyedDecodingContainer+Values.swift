import Foundation

extension KeyedDecodingContainer {
  /// A text, or the digits of a whole number.
  func identity(_ key: Key) throws -> String {
    if let text = try? decode(String.self, forKey: key) { return text }
    // Through `Decimal`, which keeps all digits of a long number.
    guard let number = try? decode(Decimal.self, forKey: key),
      let digits = DecimalDigits(number), digits.exponent >= 0
    else {
      guard contains(key) else {
        throw DecodingError.keyNotFound(
          key,
          DecodingError.Context(codingPath: codingPath, debugDescription: "no \(key.stringValue)"))
      }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "neither a text nor a whole number")
    }
    return digits.plainText
  }

  /// A bool, also as 0 or 1; nil when it is absent.
  func flag(_ key: Key) throws -> Bool? {
    guard try !isAbsent(key) else { return nil }
    if let flag = try? decode(Bool.self, forKey: key) { return flag }
    switch try? decode(Int.self, forKey: key) {
    case 0: return false
    case 1: return true
    default:
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "neither true nor false")
    }
  }

  /// A number, also as a text of an RFC 8259 number, exact; nil when it is absent.
  func decimal(_ key: Key) throws -> Decimal? {
    guard try !isAbsent(key) else { return nil }
    let number: Decimal?
    if let text = try? decode(String.self, forKey: key) {
      number = Array(text.utf8).withBytes { bytes in
        try? NumberReader.decimal(bytes, 0..<bytes.count).get()
      }
    } else {
      number = try? decode(Decimal.self, forKey: key)
    }
    guard let number, !number.isNaN else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "not a decimal number")
    }
    return number
  }

  /// An ISO 8601 date; nil when it is absent.
  ///
  /// - Parameters:
  ///   - timeZone: The zone in which a date without offset is read.
  ///   - endOfDay: Whether a day without a time means its last millisecond.
  func date(_ key: Key, timeZone: TimeZone, endOfDay: Bool) throws -> Date? {
    guard try !isAbsent(key) else { return nil }
    let text = try decode(String.self, forKey: key)
    let reader = DateReader(
      format: "iso8601", timeZone: timeZone.identifier, endOfDay: endOfDay)
    let date = Array(text.utf8).withBytes { bytes in
      try? reader?.date(bytes, 0..<bytes.count, isString: true).get()
    }
    guard let date else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "not an ISO 8601 date")
    }
    return date
  }

  /// Whether a value is missing, null or an empty text.
  private func isAbsent(_ key: Key) throws -> Bool {
    guard contains(key), try !decodeNil(forKey: key) else { return true }
    return (try? decode(String.self, forKey: key))?.isEmpty == true
  }
}
