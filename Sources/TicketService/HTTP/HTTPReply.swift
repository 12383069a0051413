import Foundation

/// A whole response with a status of 2xx.
public struct HTTPReply: Sendable {
  /// The status code, in 200...299.
  public let status: Int

  /// The header `Content-Type` as sent.
  public let contentType: String?

  /// The body, complete; empty when there was none.
  public let body: Data
}
