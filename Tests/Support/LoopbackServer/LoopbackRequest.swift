import Foundation

/// A request as the server read it.
public struct LoopbackRequest: Sendable, Equatable {
  /// The method in the client's letters, such as `POST`.
  public let method: String

  /// The target's path as sent, percent-encoded and without the query, such as `/promotions/7`.
  public let path: String

  /// The target's query as sent, without the question mark; nil when there is none.
  public let query: String?

  /// The header fields by their names in lower case; those of a repeated name are joined by `, `.
  public let headers: [String: String]

  /// The body; empty when there is none.
  public let body: Data

  /// The number of the connection, counted from 0: equal numbers came over one connection.
  public let connection: Int

  /// The body read as UTF-8.
  public var text: String { String(decoding: body, as: UTF8.self) }
}
