import Foundation

/// Does what blocks on a thread of its own, and waits for it without blocking.
///
/// Tasks share as many threads as there are cores. A test that keeps one of them until another task has gone on may
/// keep the last one, and then neither ends.
///
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
public func onThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}
