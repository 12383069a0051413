import Foundation

extension PromotionDiscount: Codable {
  private enum CodingKeys: String, CodingKey {
    case amount, rate
  }

  /// Reads a discount: an object with either an `amount` or a `rate`, as text or as number.
  ///
  /// - Throws: `DecodingError` when there are both or neither, and for a rate outside 0…1: a server
  ///   that sends 10 for 10 % must not give the goods away.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch (try values.decimal(.amount), try values.decimal(.rate)) {
    case (let sum?, nil):
      self = .amount(sum)
    case (nil, let share?):
      guard Self.isShare(share) else {
        throw DecodingError.dataCorruptedError(
          forKey: .rate, in: values, debugDescription: "the rate is outside 0…1")
      }
      self = .rate(share)
    default:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: values.codingPath,
          debugDescription: "a discount has either an amount or a rate"))
    }
  }

  /// Writes the discount: an object with either an `amount` or a `rate`, as text.
  ///
  /// - Throws: `EncodingError` for what could not be read again: a value that is not a number or has
  ///   more than 38 digits, and a rate outside 0…1.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .amount(let sum): try values.encode(sum, as: .amount)
    case .rate(let share):
      guard Self.isShare(share) else {
        throw EncodingError.invalidValue(
          share,
          EncodingError.Context(
            codingPath: values.codingPath + [CodingKeys.rate], debugDescription: "outside 0…1"))
      }
      try values.encode(share, as: .rate)
    }
  }

  private static func isShare(_ number: Decimal) -> Bool {
    !number.isNaN && number >= 0 && number <= 1
  }
}
