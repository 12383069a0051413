/// Why an HTTP request gave no usable response.
///
/// Texts that the server sent can be personal: they stand in the cases, and the description leaves
/// them out.
public enum HTTPFailure: Error, Hashable, Sendable {
  /// The task was cancelled before the response was there.
  case cancelled

  /// The response, or the next part of it, took longer than the limits allow.
  case timedOut

  /// No connection came about, so that the request was not sent: the host is unknown, refuses, or is
  /// not who it says.
  case unreachable(reason: String)

  /// The connection ended before the server had answered.
  case connectionLost(reason: String)

  /// The connection ended inside the body; sizes are in bytes, `expected` is nil when the server did
  /// not tell it.
  case cutShort(received: Int, expected: Int?)

  /// The body has more bytes than the limit.
  case tooLarge(limit: Int)

  /// The server sent the client elsewhere, and it did not go: the request changes data, the chain
  /// was too long, or the other address is not as safe.
  case redirected(status: Int, location: String?)

  /// A status other than 2xx and the redirects, with the body as text, cut to `bodyLimit` bytes.
  case refused(status: Int, body: String)

  /// The status is good, but the body that was due is not there.
  case emptyBody(status: Int)

  /// The body is not what was due.
  ///
  /// `contentType` is the header as sent; `path` is the RFC 9535 path of the value that is wrong, `$`
  /// where the body is no JSON text at all.
  case malformedBody(contentType: String?, path: String, reason: String)

  /// The request cannot be made as asked, and was not sent.
  case unusableRequest(reason: String)
}

extension HTTPFailure {
  /// The most bytes of a body that a failure carries.
  public static let bodyLimit = 4_096

  /// Whether the server may have done what was asked although no good answer came.
  ///
  /// Matters for requests that change data: read the data again before you repeat one.
  public var leavesOutcomeOpen: Bool {
    switch self {
    case .unreachable, .unusableRequest: false
    case .refused(let status, _): status >= 500
    case .cancelled, .timedOut, .connectionLost, .cutShort, .tooLarge, .redirected, .emptyBody,
      .malformedBody:
      true
    }
  }
}

extension HTTPFailure: CustomStringConvertible {
  /// One line for a log, without what the server sent.
  public var description: String {
    switch self {
    case .cancelled: "the request was cancelled"
    case .timedOut: "the response took too long"
    case .unreachable(let reason): "no connection: \(reason)"
    case .connectionLost(let reason): "the connection ended before the answer: \(reason)"
    case .cutShort(let received, let expected?):
      "the body was cut short: \(received) of \(expected) bytes"
    case .cutShort(let received, nil): "the body was cut short after \(received) bytes"
    case .tooLarge(let limit): "the body has more than \(limit) bytes"
    case .redirected(let status, _): "status \(status): the redirect was not followed"
    case .refused(let status, _): "status \(status)"
    case .emptyBody(let status): "status \(status) without the body that was due"
    case .malformedBody(_, let path, let reason): "malformed body at \(path): \(reason)"
    case .unusableRequest(let reason): "the request was not sent: \(reason)"
    }
  }
}
