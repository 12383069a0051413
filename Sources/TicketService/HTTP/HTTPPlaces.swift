import TicketKit

/// A number of places for requests under way; who finds too few free waits in line, behind all who came
/// before.
///
/// Requests that only wait for a connection use up none of their time.
final class HTTPPlaces: Sendable {
  private struct Line {
    var freeCount: Int
    var waiters: ArraySlice<Waiter> = []
    var lastNumber = 0

    /// Frees places, and gives what is free to the first of the line, as far as it goes.
    mutating func free(_ placeCount: Int) -> [CheckedContinuation<Bool, Never>] {
      freeCount += placeCount
      var continuations: [CheckedContinuation<Bool, Never>] = []
      while let first = waiters.first, first.placeCount <= freeCount {
        freeCount -= first.placeCount
        continuations.append(first.continuation)
        waiters.removeFirst()
      }
      return continuations
    }
  }

  private struct Waiter {
    let number: Int
    let placeCount: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private let line: Locked<Line>

  /// How many places there are.
  let count: Int

  init(_ count: Int) {
    self.count = max(1, count)
    line = Locked(Line(freeCount: self.count))
  }

  /// How many wait in line.
  var waiterCount: Int { line.withLock { $0.waiters.count } }

  /// Takes places, at most as many as there are, once so many are free.
  ///
  /// - Throws: `cancelled` when the task is cancelled before.
  func take(_ placeCount: Int) async throws(HTTPFailure) {
    let number = line.withLock { line in
      line.lastNumber += 1
      return line.lastNumber
    }
    let isTaken = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = begin(
          Waiter(number: number, placeCount: placeCount, continuation: continuation))
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      cancel(number)
    }
    guard isTaken else { throw .cancelled }
  }

  /// Gives places back, to those who wait longest.
  func giveBack(_ placeCount: Int) {
    resume(line.withLock { $0.free(placeCount) })
  }

  /// Whether places were taken at once; nil when the continuation waits.
  private func begin(_ waiter: Waiter) -> Bool? {
    line.withLock { line in
      // A task is cancelled before its handler is called: who gets by here, the handler finds.
      if Task.isCancelled { return false }
      guard !line.waiters.isEmpty || line.freeCount < waiter.placeCount else {
        line.freeCount -= waiter.placeCount
        return true
      }
      line.waiters.append(waiter)
      return nil
    }
  }

  private func cancel(_ number: Int) {
    let (cancelled, next) = line.withLock { line in
      let index = line.waiters.firstIndex { $0.number == number }
      let cancelled = index.map { line.waiters.remove(at: $0).continuation }
      // Those behind may have waited for its turn alone.
      return (cancelled, line.free(0))
    }
    cancelled?.resume(returning: false)
    resume(next)
  }

  private func resume(_ continuations: [CheckedContinuation<Bool, Never>]) {
    for continuation in continuations { continuation.resume(returning: true) }
  }
}
