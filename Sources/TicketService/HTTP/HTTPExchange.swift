import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request under way: what has arrived of its response, and who waits for it.
///
/// The lock guards all that changes: the session's queue, the timer and a cancelled task all end an
/// exchange, and the first one decides.
final class HTTPExchange: @unchecked Sendable {
  typealias Outcome = Result<HTTPReply, HTTPFailure>

  private let method: String
  private let limits: HTTPLimits
  private let start = ContinuousClock.now
  private let lock = NSLock()
  private var lastSign = ContinuousClock.now
  private var redirectCount = 0
  private var response: HTTPURLResponse?
  private var body = Data()
  private var outcome: Outcome?
  private var continuation: CheckedContinuation<Outcome, Never>?

  init(_ request: URLRequest, limits: HTTPLimits) {
    method = request.httpMethod ?? "GET"
    self.limits = limits
  }

  /// Lets a task wait for the outcome.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    let early = lock.withLock { () -> Outcome? in
      if outcome == nil { self.continuation = continuation }
      return outcome
    }
    if let early { continuation.resume(returning: early) }
  }

  /// Ends the exchange, unless it has ended.
  func finish(_ outcome: Outcome) {
    let waiting = lock.withLock { () -> CheckedContinuation<Outcome, Never>? in
      guard self.outcome == nil else { return nil }
      self.outcome = outcome
      body = Data()
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: outcome)
  }

  /// How long the exchange may go on without a sign of the server; nil when its time is over.
  var restOfTime: Duration? {
    let lastSign = lock.withLock { self.lastSign }
    let end = min(
      lastSign.advanced(by: .seconds(limits.countableIdleTime)),
      start.advanced(by: .seconds(limits.countableTotalTime)))
    let rest = ContinuousClock.now.duration(to: end)
    return rest > .zero ? rest : nil
  }

  /// Notes that the request goes on.
  func goOn() {
    lock.withLock { lastSign = .now }
  }

  /// The request to make in place of one that was sent elsewhere; nil to stay.
  func redirect(_ response: HTTPURLResponse, to request: URLRequest) -> URLRequest? {
    let count = lock.withLock {
      lastSign = .now
      redirectCount += 1
      return redirectCount
    }
    return HTTPRedirect.request(method: method, count: count, response: response, to: request)
  }

  /// Takes the head of the response; false when the rest is not wanted.
  func receive(_ response: URLResponse) -> Bool {
    lock.withLock {
      lastSign = .now
      self.response = response as? HTTPURLResponse
      body = Data()
    }
    guard isGood(response), response.expectedContentLength > Int64(limits.bodySize) else {
      return true
    }
    finish(.failure(.tooLarge(limit: limits.bodySize)))
    return false
  }

  /// Takes a part of the body; false when the rest is not wanted.
  func receive(_ data: Data) -> Bool {
    let (isFull, hasEnded) = lock.withLock {
      guard outcome == nil else { return (false, true) }
      lastSign = .now
      if let response, !isGood(response) {
        // Of an error page only the beginning is of use.
        body.append(data.prefix(max(0, HTTPFailure.bodyLimit + 4 - body.count)))
        return (false, false)
      }
      guard data.count <= limits.bodySize - body.count else { return (true, false) }
      body.append(data)
      return (false, false)
    }
    if isFull { finish(.failure(.tooLarge(limit: limits.bodySize))) }
    return !isFull && !hasEnded
  }

  /// Takes the end of the response, or what the session says went wrong.
  func complete(response late: URLResponse?, error: (any Error)?) {
    let (response, body) = lock.withLock { (self.response ?? late as? HTTPURLResponse, self.body) }
    finish(HTTPOutcome.outcome(method: method, response: response, body: body, error: error))
  }

  private func isGood(_ response: URLResponse) -> Bool {
    guard let response = response as? HTTPURLResponse else { return false }
    return 200...299 ~= response.statusCode
  }
}
