import Foundation

/// A small HTTP/1.1 server on 127.0.0.1 for tests and examples, whose answers are scripted.
///
/// It listens from its making to `stop()`, or until nothing holds it. The system chooses the port.
///
///     let server = try LoopbackServer { request in
///       request.path == "/tickets" ? .json("[]") : .status(404)
///     }
///     defer { server.stop() }
///     let (body, _) = try await URLSession.shared.data(from: server.url("/tickets"))
public final class LoopbackServer: Sendable {
  /// The port on 127.0.0.1.
  public let port: Int

  private let core: ServerCore

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - keepsConnections: Whether a connection stays open for further requests of its client; else
  ///     each response says `Connection: close`.
  ///   - answer: What to answer to a request. Requests of different connections are answered at the
  ///     same time. A server that stops cancels the tasks of answers that are not there yet.
  /// - Throws: `LoopbackFault` when the system gives no port.
  public init(
    keepsConnections: Bool = true,
    answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
  ) throws {
    let (listener, port) = try LoopbackSocket.listening()
    self.port = port
    core = ServerCore(listener, keepsConnections: keepsConnections, answer: answer)
    core.start()
  }

  /// Starts a server that answers the same to every request.
  ///
  /// - Throws: `LoopbackFault` when the system gives no port.
  public convenience init(_ response: LoopbackResponse) throws {
    try self.init { _ in response }
  }

  deinit { core.stop() }

  /// The address of a path, which begins with `/` and is percent-encoded.
  public func url(_ path: String = "/") -> URL {
    let text = "http://127.0.0.1:\(port)\(path)"
    return URL(string: text) ?? URL(fileURLWithPath: text)
  }

  /// The requests so far, in the order in which they were read.
  public var requests: [LoopbackRequest] { core.requests }

  /// Waits until this many requests have been read, and gives all of them.
  ///
  /// A server that was stopped gives what came before.
  public func requests(atLeast count: Int) async -> [LoopbackRequest] {
    await core.waitForRequests(count)
    return core.requests
  }

  /// Closes the port and all connections; what was being answered is cut.
  ///
  /// It returns when the server's threads have ended. A second call does nothing.
  public func stop() {
    core.stop()
  }
}
