import Foundation
import TicketKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request under way: what has arrived of its response, and who waits for it.
///
/// The session's queue, the timer and a cancelled task all end an exchange, and the first one decides.
final class HTTPExchange: Sendable {
  typealias Outcome = Result<HTTPReply, HTTPFailure>

  private struct Progress {
    var lastSign = ContinuousClock.now
    var redirectCount = 0
    var response: HTTPURLResponse?
    var body = Data()
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
  }

  private let method: String
  private let limits: HTTPLimits
  private let start = ContinuousClock.now
  private let progress = Locked(Progress())

  init(_ request: URLRequest, limits: HTTPLimits) {
    method = request.httpMethod ?? "GET"
    self.limits = limits
  }

  /// Lets a task wait for the outcome.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    let early = progress.withLock { progress in
      if progress.outcome == nil { progress.continuation = continuation }
      return progress.outcome
    }
    if let early { continuation.resume(returning: early) }
  }

  /// Ends the exchange, unless it has ended.
  func finish(_ outcome: Outcome) {
    let waiting = progress.withLock { progress -> CheckedContinuation<Outcome, Never>? in
      guard progress.outcome == nil else { return nil }
      progress.outcome = outcome
      progress.body = Data()
      defer { progress.continuation = nil }
      return progress.continuation
    }
    waiting?.resume(returning: outcome)
  }

  /// How long the exchange may go on without a sign of the server; nil when its time is over.
  var restOfTime: Duration? {
    let lastSign = progress.withLock { $0.lastSign }
    let end = min(
      lastSign.advanced(by: .seconds(limits.countableIdleTime)),
      start.advanced(by: .seconds(limits.countableTotalTime)))
    let rest = ContinuousClock.now.duration(to: end)
    return rest > .zero ? rest : nil
  }

  /// Notes that the request goes on.
  func goOn() {
    progress.withLock { $0.lastSign = .now }
  }

  /// The request to make in place of one that was sent elsewhere; nil to stay.
  func redirect(_ response: HTTPURLResponse, to request: URLRequest) -> URLRequest? {
    let count = progress.withLock { progress in
      progress.lastSign = .now
      progress.redirectCount += 1
      return progress.redirectCount
    }
    return HTTPRedirect.request(method: method, count: count, response: response, to: request)
  }

  /// Takes the head of the response; false when the rest is not wanted.
  func receive(_ response: URLResponse) -> Bool {
    progress.withLock { progress in
      progress.lastSign = .now
      progress.response = response as? HTTPURLResponse
      progress.body = Data()
    }
    guard isGood(response), response.expectedContentLength > Int64(limits.bodySize) else {
      return true
    }
    finish(.failure(.tooLarge(limit: limits.bodySize)))
    return false
  }

  /// Takes a part of the body; false when the rest is not wanted.
  func receive(_ data: Data) -> Bool {
    let (isFull, hasEnded) = progress.withLock { progress in
      guard progress.outcome == nil else { return (false, true) }
      progress.lastSign = .now
      if let response = progress.response, !isGood(response) {
        // Of an error page only the beginning is of use.
        let rest = max(0, HTTPFailure.bodyLimit + 4 - progress.body.count)
        progress.body.append(data.prefix(rest))
        return (false, false)
      }
      guard data.count <= limits.bodySize - progress.body.count else { return (true, false) }
      progress.body.append(data)
      return (false, false)
    }
    if isFull { finish(.failure(.tooLarge(limit: limits.bodySize))) }
    return !isFull && !hasEnded
  }

  /// Takes the end of the response, or what the session says went wrong.
  func complete(response late: URLResponse?, error: (any Error)?) {
    let (response, body) = progress.withLock { progress in
      (progress.response ?? late as? HTTPURLResponse, progress.body)
    }
    finish(HTTPOutcome.outcome(method: method, response: response, body: body, error: error))
  }

  private func isGood(_ response: URLResponse) -> Bool {
    guard let response = response as? HTTPURLResponse else { return false }
    return 200...299 ~= response.statusCode
  }
}
