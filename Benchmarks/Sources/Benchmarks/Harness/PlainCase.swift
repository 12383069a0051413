import Foundation

/// The response that most rows of the table are measured with.
enum PlainCase {
  static let rowCount = 10_000
  static let json = Payload.coupons(rowCount)

  /// The keys that are looked for, in their order.
  static let keys = ["goodName", "overdue", "ticketMoney", "minLimitMoney", "deadline"]
}
