import Foundation

extension KeyedEncodingContainer {
  /// Writes a number as a text of its digits; nothing when there is none.
  ///
  /// - Throws: `EncodingError` when it is not a number, or has more digits than can be read again.
  mutating func encode(_ number: Decimal?, as key: Key) throws {
    guard let number else { return }
    guard let digits = DecimalDigits(number) else {
      throw EncodingError.invalidValue(number, context(key, "not a number"))
    }
    let text = digits.plainText
    // A server that kept what cannot be read again would spoil each later list.
    guard Array(text.utf8).withBytes({ NumberReader.decimalFault($0, 0..<$0.count) }) == nil else {
      throw EncodingError.invalidValue(number, context(key, "a number of too many digits"))
    }
    try encode(text, forKey: key)
  }

  /// Writes an instant as an ISO 8601 text in UTC; nothing when there is none.
  mutating func encode(_ date: Date?, as key: Key) throws {
    guard let date else { return }
    let text = ZoneTable.named(TimeZone.gmt.identifier).flatMap { utc in
      NumericDateWriter.text(date, pattern: "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", zone: utc)
    }
    guard let text else {
      throw EncodingError.invalidValue(date, context(key, "outside the years 1 to 9999"))
    }
    try encode(text, forKey: key)
  }

  private func context(_ key: Key, _ reason: String) -> EncodingError.Context {
    EncodingError.Context(codingPath: codingPath + [key], debugDescription: reason)
  }
}
