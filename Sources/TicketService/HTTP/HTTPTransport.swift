import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends HTTP requests with `URLSession` and gives whole responses or one typed error.
///
/// Nothing is sent twice: no request is repeated, and redirects are followed for `GET` and `HEAD`
/// only. Nothing hangs: each request ends within the limits, and at once when its task is cancelled.
public final class HTTPTransport: Sendable {
  /// How long requests may take, and how much responses may hold.
  public let limits: HTTPLimits

  private let session: URLSession
  private let exchanges = HTTPExchanges()
  private let places: HTTPPlaces

  /// Makes a transport.
  ///
  /// - Parameters:
  ///   - configuration: The settings of the session; by default one that keeps nothing on disk. Its
  ///     number of connections per host is how many requests of this transport are under way at once.
  ///   - limits: How long requests may take, and how much responses may hold.
  public init(
    configuration: URLSessionConfiguration = .ephemeral, limits: HTTPLimits = HTTPLimits()
  ) {
    self.limits = limits
    places = HTTPPlaces(configuration.httpMaximumConnectionsPerHost)
    let configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    // A list that was changed a moment ago must not come from a cache.
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  // A session keeps its delegate until it is told that no more requests come.
  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request and waits for its whole response.
  ///
  /// - Returns: A response with a status of 2xx, its body complete.
  /// - Throws: The documented failure for every other outcome; see `HTTPFailure`.
  public func reply(to request: URLRequest) async throws(HTTPFailure) -> HTTPReply {
    guard !Task.isCancelled else { throw .cancelled }
    guard let url = request.url, HTTPRedirect.isWeb(url) else {
      throw .unusableRequest(reason: "the address is not http or https")
    }
    let isAlone = isAlone(request)
    let placeCount = isAlone ? places.count : 1
    try await places.take(placeCount)
    defer { places.giveBack(placeCount) }
    if isAlone { try? await Task.sleep(for: Self.timeToClose) }
    return try await exchange(prepared(request)).get()
  }

  /// How long the connections of the requests before one that is alone may take to close.
  private static let timeToClose = Duration.milliseconds(10)

  /// Whether a request is under way by itself.
  private func isAlone(_ request: URLRequest) -> Bool {
    #if canImport(FoundationNetworking)
      // Beside connections that close, and right after, a socket is sometimes never told that it can
      // write the body: likely it has the number of a closed one and is taken for that.
      request.httpBody != nil || request.httpBodyStream != nil
    #else
      false
    #endif
  }

  private func prepared(_ request: URLRequest) -> URLRequest {
    var request = request
    // The exchange's own clock is finer: Foundation on Linux cuts this one to whole seconds, and half
    // a second to none.
    request.timeoutInterval = limits.countableTotalTime.rounded(.up) + 1
    #if canImport(FoundationNetworking)
      // On a kept connection that turns out dead, libcurl repeats a request without a body, and
      // waits for the time-out with the others.
      request.setValue("close", forHTTPHeaderField: "Connection")
    #endif
    return request
  }

  private func exchange(_ request: URLRequest) async -> HTTPExchange.Outcome {
    let exchange = HTTPExchange(request, limits: limits)
    let task = session.dataTask(with: request)
    exchanges.add(exchange, for: task)
    let timer = Task {
      while let rest = exchange.restOfTime { try await Task.sleep(for: rest) }
      exchange.finish(.failure(.timedOut))
      task.cancel()
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchange.begin(continuation)
        task.resume()
      }
    } onCancel: {
      exchange.finish(.failure(.cancelled))
      task.cancel()
    }
  }
}
