import Foundation

extension MerchantPromotion: Codable, DecodableWithConfiguration {
  private enum CodingKeys: String, CodingKey {
    case id, name, start, end, isActive, discount, threshold, isStackable
  }

  /// Reads a promotion; dates without an offset are read in UTC.
  ///
  /// Read as servers send: `id` may be a whole number, money a number, a bool 0 or 1; what is null,
  /// or an empty text, is absent. Absent, `name` is empty, `start` and `end` are open, `threshold` is
  /// none, `isActive` is true and `isStackable` is false; `id` and `discount` must be there.
  ///
  /// - Throws: `DecodingError` with the place of a value that is missing or wrong.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, configuration: .gmt)
  }

  /// Reads a promotion; dates without an offset are read in a time zone.
  ///
  /// An end that is only a day means the last millisecond of that day in the zone.
  ///
  /// - Throws: `DecodingError` with the place of a value that is missing or wrong.
  public init(from decoder: any Decoder, configuration timeZone: TimeZone) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.identity(.id)
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? ""
    period = ValidityPeriod(
      start: try values.date(.start, timeZone: timeZone, endOfDay: false),
      end: try values.date(.end, timeZone: timeZone, endOfDay: true))
    isActive = try values.flag(.isActive) ?? true
    discount = try values.decode(PromotionDiscount.self, forKey: .discount)
    threshold = try values.decimal(.threshold)
    isStackable = try values.flag(.isStackable) ?? false
  }

  /// Writes the promotion; what is open or none is left out, dates are in UTC to the millisecond.
  ///
  /// - Throws: `EncodingError` for what could not be read again: money that is not a number or has more
  ///   than 38 digits, a rate outside 0…1, and a date outside the years 1 to 9999.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(name, forKey: .name)
    try values.encode(period.start, as: .start)
    try values.encode(period.end, as: .end)
    try values.encode(isActive, forKey: .isActive)
    try values.encode(discount, forKey: .discount)
    try values.encode(threshold, as: .threshold)
    try values.encode(isStackable, forKey: .isStackable)
  }
}
