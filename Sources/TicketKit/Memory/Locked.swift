import Foundation

/// A value that threads take turns with.
///
/// Safety: the value is only touched while the lock is held.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Keeps a value.
  package init(_ value: sending Value) {
    self.value = value
  }

  /// Calls `body` with the value, while no other thread has it.
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
