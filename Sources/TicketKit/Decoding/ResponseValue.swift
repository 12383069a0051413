import Foundation

/// A string, number or word of a response, read by the same rules as a field of each type.
public struct ResponseValue: Sendable {
  private let document: TicketDocument
  private let start: Int

  init(_ document: TicketDocument, start: Int) {
    self.document = document
    self.start = start
  }

  /// The text of a string, or the digits of a number as the server sent them.
  public var string: String? { token.string(document.bytes) }

  /// The value as a bool: `true`, 1 and `"yes"` are.
  public var bool: Bool? { token.bool(document.bytes) }

  /// The value as an integer, where it is whole and fits.
  public var integer: Int? { try? token.integer(document.bytes).get() }

  /// The value as a decimal, exact.
  public var decimal: Decimal? { try? token.decimal(document.bytes).get() }

  private var token: JSONToken { JSONToken(document.bytes, at: start) }
}
