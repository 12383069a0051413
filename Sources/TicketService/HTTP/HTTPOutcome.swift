import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The rules by which the end of an exchange becomes a reply or a failure.
enum HTTPOutcome {
  /// What an exchange gave.
  static func outcome(
    method: String, response: HTTPURLResponse?, body: Data, error: (any Error)?
  ) -> Result<HTTPReply, HTTPFailure> {
    guard let response else {
      return .failure(failure(error) ?? .connectionLost(reason: "no HTTP response"))
    }
    let status = response.statusCode
    switch status {
    case 200...299:
      break
    case 301, 302, 303, 307, 308:
      return .failure(
        .redirected(status: status, location: response.value(forHTTPHeaderField: "Location")))
    default:
      return .failure(.refused(status: status, body: text(body)))
    }

    let expected = size(method: method, response)
    if let error {
      let failure = failure(error)
      guard case .connectionLost = failure else {
        return .failure(failure ?? .connectionLost(reason: "\(error)"))
      }
      return .failure(.cutShort(received: body.count, expected: expected))
    }
    if let expected, body.count < expected {
      return .failure(.cutShort(received: body.count, expected: expected))
    }
    return .success(
      HTTPReply(
        status: status, contentType: response.value(forHTTPHeaderField: "Content-Type"), body: body)
    )
  }

  /// The body's size in bytes as the head tells it; nil when that says nothing of the decoded body.
  private static func size(method: String, _ response: HTTPURLResponse) -> Int? {
    let coding = response.value(forHTTPHeaderField: "Content-Encoding") ?? "identity"
    let hasBody = method != "HEAD" && response.statusCode != 204
    guard hasBody, coding.lowercased() == "identity",
      response.value(forHTTPHeaderField: "Transfer-Encoding") == nil
    else { return nil }
    return response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
  }

  /// The beginning of a body as text, cut between characters.
  private static func text(_ body: Data) -> String {
    var bytes = body.prefix(HTTPFailure.bodyLimit)
    if bytes.count < body.count {
      // The last scalar may have been cut: a continuation byte begins none.
      let next = body.index(body.startIndex, offsetBy: bytes.count)
      if body[next] & 0xC0 == 0x80 {
        while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
        bytes = bytes.dropLast()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a session's error means; nil when there is none.
  private static func failure(_ error: (any Error)?) -> HTTPFailure? {
    guard let error else { return nil }
    let code = (error as? URLError)?.code
    switch code {
    case .cancelled:
      return .cancelled
    case .timedOut:
      return .timedOut
    case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet,
      .internationalRoamingOff, .callIsActive, .dataNotAllowed, .secureConnectionFailed,
      .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired,
      .appTransportSecurityRequiresSecureConnection:
      return .unreachable(reason: error.localizedDescription)
    case .badURL, .unsupportedURL:
      return .unusableRequest(reason: error.localizedDescription)
    default:
      return .connectionLost(reason: error.localizedDescription)
    }
  }
}
