import Foundation

/// The part of the server that its threads hold: the open connections, and what was asked.
///
/// Each connection has a thread of its own, so that a response may block. The condition guards all
/// that changes.
final class ServerCore: @unchecked Sendable {
  typealias Answer = @Sendable (LoopbackRequest) async -> LoopbackResponse

  private let listener: LoopbackSocket
  private let keepsConnections: Bool
  private let answer: Answer

  private let condition = NSCondition()
  private var isStopped = false
  private var threadCount = 0
  private var connectionCount = 0
  private var connections: [Int: LoopbackSocket] = [:]
  private var requestLog: [LoopbackRequest] = []
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(_ listener: LoopbackSocket, keepsConnections: Bool, answer: @escaping Answer) {
    self.listener = listener
    self.keepsConnections = keepsConnections
    self.answer = answer
  }

  /// The requests so far, in the order in which they were read.
  var requests: [LoopbackRequest] { condition.withLock { requestLog } }

  /// Waits until this many requests have been read, or the server has stopped.
  func waitForRequests(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = condition.withLock {
        if requestLog.count >= count || isStopped { return true }
        waiters.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Begins to accept connections.
  func start() {
    startThread { self.acceptConnections() }
  }

  /// Closes the port and every connection, and waits until the threads have ended.
  func stop() {
    let left = condition.withLock {
      isStopped = true
      condition.broadcast()
      for connection in connections.values { connection.shutdown() }
      defer { waiters = [] }
      return waiters
    }
    for waiter in left { waiter.continuation.resume() }
    listener.shutdown()
    condition.withLock {
      while threadCount > 0 { condition.wait() }
    }
    listener.close()
  }

  private func startThread(_ body: @escaping @Sendable () -> Void) {
    condition.withLock { threadCount += 1 }
    let thread = Thread {
      body()
      self.condition.withLock {
        self.threadCount -= 1
        self.condition.broadcast()
      }
    }
    thread.name = "loopback server"
    thread.start()
  }

  private func acceptConnections() {
    while !condition.withLock({ isStopped }) {
      guard let socket = listener.nextConnection() else { continue }
      let number = condition.withLock { () -> Int? in
        guard !isStopped else { return nil }
        defer { connectionCount += 1 }
        connections[connectionCount] = socket
        return connectionCount
      }
      guard let number else { return }
      startThread {
        self.serve(socket, number)
        self.condition.withLock { self.connections[number] = nil }
        socket.close()
      }
    }
  }

  private func serve(_ socket: LoopbackSocket, _ number: Int) {
    var reader = RequestReader(socket, connection: number)
    var isGoingOn = true
    while isGoingOn {
      do {
        guard let request = try reader.next() else { return }
        note(request)
        guard let response = response(to: request), wait(response.delay) else { return }
        let isKept = keepsConnections && request.headers["connection"]?.lowercased() != "close"
        let writer = ResponseWriter(
          socket: socket, method: request.method, keepsConnection: isKept)
        isGoingOn = writer.send(response)
      } catch {
        let writer = ResponseWriter(socket: socket, method: "", keepsConnection: false)
        _ = writer.send(.status(error.status))
        return
      }
    }
  }

  private func note(_ request: LoopbackRequest) {
    let ready = condition.withLock {
      requestLog.append(request)
      let ready = waiters.filter { $0.count <= requestLog.count }
      waiters.removeAll { $0.count <= requestLog.count }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// The answer to a request; nil when the server is stopped before it is there.
  private func response(to request: LoopbackRequest) -> LoopbackResponse? {
    let box = AnswerBox()
    // Before tasks of ordinary priority: tests that compute keep those waiting for longer than a request may take.
    let task = Task(priority: .high) {
      let response = await answer(request)
      condition.withLock {
        box.response = response
        condition.broadcast()
      }
    }
    return condition.withLock {
      while box.response == nil, !isStopped { condition.wait() }
      if isStopped { task.cancel() }
      return isStopped ? nil : box.response
    }
  }

  /// Waits; false when the server is stopped meanwhile.
  private func wait(_ seconds: TimeInterval) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while !isStopped, condition.wait(until: end) {}
      return !isStopped
    }
  }

  /// Where an answer is put; the core's condition guards it.
  private final class AnswerBox: @unchecked Sendable {
    var response: LoopbackResponse?
  }
}
