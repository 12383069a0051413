import Foundation

/// What the server answers to one request, and how badly.
public struct LoopbackResponse: Sendable, Equatable {
  /// How much of a response reaches the client.
  public enum Delivery: Sendable, Equatable {
    /// All of it.
    case whole

    /// The head and this many bytes of the body; then the connection is closed.
    case cut(after: Int)

    /// The head and this many bytes of the body; then nothing until the client goes away.
    case stalled(after: Int)

    /// Nothing, and the connection is closed.
    case hangUp

    /// Nothing, until the client goes away.
    case never
  }

  /// How the client learns where the body ends.
  public enum Framing: Sendable, Equatable {
    /// By `Content-Length`, which tells the whole body's size also where it is cut.
    case contentLength

    /// By chunks of at most 64 KiB, so that the size is not known before the end.
    case chunked
  }

  /// The status code.
  public var status: Int

  /// The header fields beside those that the server writes itself; theirs are replaced.
  public var headers: [String: String]

  /// The body. It is not sent with the statuses 1xx, 204 and 304, or to `HEAD`.
  public var body: Data

  /// How long the server waits before it answers, in seconds.
  public var delay: TimeInterval = 0

  /// How much of the response reaches the client.
  public var delivery = Delivery.whole

  /// How the client learns where the body ends.
  public var framing = Framing.contentLength

  /// A response with a body of bytes.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A response of JSON text.
  public static func json(_ text: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(
      status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  /// A response of an HTML page.
  public static func html(_ text: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(
      status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: Data(text.utf8))
  }

  /// A response without a body.
  public static func status(_ status: Int) -> LoopbackResponse {
    LoopbackResponse(status: status)
  }

  /// A response that sends the client elsewhere.
  public static func redirect(to location: String, status: Int = 302) -> LoopbackResponse {
    LoopbackResponse(status: status, headers: ["Location": location])
  }

  /// No response; the client waits in vain.
  public static var never: LoopbackResponse { LoopbackResponse().delivered(.never) }

  /// No response; the connection is closed once the request was read.
  public static var hangUp: LoopbackResponse { LoopbackResponse().delivered(.hangUp) }

  /// The same response after a wait, in seconds.
  public func delayed(by delay: TimeInterval) -> LoopbackResponse {
    var copy = self
    copy.delay = delay
    return copy
  }

  /// The same response, delivered in another way.
  public func delivered(_ delivery: Delivery) -> LoopbackResponse {
    var copy = self
    copy.delivery = delivery
    return copy
  }

  /// The same response in chunks.
  public var chunked: LoopbackResponse {
    var copy = self
    copy.framing = .chunked
    return copy
  }
}
