import Foundation

/// The time in which something holds: from one instant to another, both of them included.
///
/// Either end may be open. A period whose start comes after its end contains nothing.
public struct ValidityPeriod: Hashable, Sendable, Codable {
  /// The first instant of the period; nil when it has always held.
  public var start: Date?

  /// The last instant of the period; nil when it never ends.
  ///
  /// A day as an end is that day's last instant in its zone, not its first: `endOfDay: true` of a
  /// schema's date field and `MerchantPromotion` see to that.
  public var end: Date?

  /// Makes a period; with neither end it always holds.
  public init(start: Date? = nil, end: Date? = nil) {
    self.start = start
    self.end = end
  }

  /// Whether the period contains an instant.
  public func contains(_ date: Date) -> Bool {
    if let start, date < start { return false }
    if let end, date > end { return false }
    return true
  }
}
