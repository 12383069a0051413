import Foundation

/// A number of places for requests under way; who finds none free waits in line.
///
/// Requests that only wait for a connection use up none of their time. The lock guards all that
/// changes.
final class HTTPPlaces: @unchecked Sendable {
  private final class Waiter {
    var isCancelled = false
    var continuation: CheckedContinuation<Bool, Never>?
  }

  private let lock = NSLock()
  private var freeCount: Int
  private var waiters: ArraySlice<Waiter> = []

  init(_ count: Int) {
    freeCount = max(1, count)
  }

  /// Takes a place, when there is one.
  ///
  /// - Throws: `cancelled` when the task is cancelled before.
  func take() async throws(HTTPFailure) {
    let waiter = Waiter()
    // Only used under the lock.
    nonisolated(unsafe) let shared = waiter
    let isTaken = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let answer = begin(shared, continuation) { continuation.resume(returning: answer) }
      }
    } onCancel: {
      cancel(shared)?.resume(returning: false)
    }
    guard isTaken else { throw .cancelled }
  }

  /// Gives a place back, to the first who waits.
  func giveBack() {
    let next = lock.withLock { () -> CheckedContinuation<Bool, Never>? in
      while let waiter = waiters.popFirst() {
        if let continuation = waiter.continuation {
          waiter.continuation = nil
          return continuation
        }
      }
      freeCount += 1
      return nil
    }
    next?.resume(returning: true)
  }

  /// Whether a place was taken at once; nil when the continuation waits.
  private func begin(_ waiter: Waiter, _ continuation: CheckedContinuation<Bool, Never>) -> Bool? {
    lock.withLock {
      if waiter.isCancelled { return false }
      guard freeCount == 0 else {
        freeCount -= 1
        return true
      }
      waiter.continuation = continuation
      waiters.append(waiter)
      return nil
    }
  }

  private func cancel(_ waiter: Waiter) -> CheckedContinuation<Bool, Never>? {
    lock.withLock {
      waiter.isCancelled = true
      defer { waiter.continuation = nil }
      return waiter.continuation
    }
  }
}
