import TicketKit

/// A number of places for requests under way; who finds none free waits in line.
///
/// Requests that only wait for a connection use up none of their time.
final class HTTPPlaces: Sendable {
  private struct Line {
    var freeCount: Int
    var waiters: ArraySlice<Waiter> = []
    var lastNumber = 0
  }

  private struct Waiter {
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private let line: Locked<Line>

  init(_ count: Int) {
    line = Locked(Line(freeCount: max(1, count)))
  }

  /// Takes a place, when there is one.
  ///
  /// - Throws: `cancelled` when the task is cancelled before.
  func take() async throws(HTTPFailure) {
    let number = line.withLock { line in
      line.lastNumber += 1
      return line.lastNumber
    }
    let isTaken = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = begin(Waiter(number: number, continuation: continuation))
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      cancel(number)?.resume(returning: false)
    }
    guard isTaken else { throw .cancelled }
  }

  /// Gives a place back, to the first who waits.
  func giveBack() {
    let next = line.withLock { line in
      let next = line.waiters.popFirst()
      if next == nil { line.freeCount += 1 }
      return next?.continuation
    }
    next?.resume(returning: true)
  }

  /// Whether a place was taken at once; nil when the continuation waits.
  private func begin(_ waiter: Waiter) -> Bool? {
    line.withLock { line in
      // A task is cancelled before its handler is called: who gets by here, the handler finds.
      if Task.isCancelled { return false }
      guard line.freeCount == 0 else {
        line.freeCount -= 1
        return true
      }
      line.waiters.append(waiter)
      return nil
    }
  }

  private func cancel(_ number: Int) -> CheckedContinuation<Bool, Never>? {
    line.withLock { line in
      guard let index = line.waiters.firstIndex(where: { $0.number == number }) else { return nil }
      return line.waiters.remove(at: index).continuation
    }
  }
}
