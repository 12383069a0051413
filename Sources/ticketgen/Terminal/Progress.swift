import Foundation

/// One line on a terminal that says that a long run is still at work, and is gone when it ends.
///
/// Safety: every property that changes is read and written under the condition's lock.
final class Progress: @unchecked Sendable {
  private let condition = NSCondition()
  private let delay: TimeInterval
  private let write: @Sendable (String) -> Void
  private let label: String

  /// How far the run was when it said so last.
  private(set) var detail = ""
  private var isShown = false
  private var isOver = false

  /// Starts to wait; the line comes when the run is not over after a moment.
  ///
  /// - Parameters:
  ///   - label: what is at work.
  ///   - delay: the seconds before the line is shown, and between its changes.
  ///   - write: prints to the terminal.
  init(label: String, delay: TimeInterval = 0.5, write: @escaping @Sendable (String) -> Void) {
    self.label = label
    self.delay = delay
    self.write = write
    Thread.detachNewThread { [weak self] in
      let start = Date()
      var next = start.addingTimeInterval(delay)
      while let progress = self, progress.tick(at: next, since: start) {
        next = next.addingTimeInterval(delay)
      }
    }
  }

  /// Says how far the run is; the next change of the line shows it.
  func report(_ detail: String) {
    condition.lock()
    self.detail = detail
    condition.unlock()
  }

  /// Takes the line away while something else is printed; it comes back with its next change.
  func pausing<Result>(_ print: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    erase()
    return print()
  }

  /// Takes the line away for good.
  func end() {
    condition.lock()
    isOver = true
    erase()
    condition.signal()
    condition.unlock()
  }

  /// Shows the line anew at a time; false when the run is over before.
  private func tick(at time: Date, since start: Date) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while !isOver, condition.wait(until: time) {}
    if isOver { return false }
    let seconds = Int(Date().timeIntervalSince(start))
    let text = label + (detail.isEmpty ? "" : ": \(detail)") + " … \(seconds) s"
    write("\r\u{1B}[K" + text)
    isShown = true
    return true
  }

  private func erase() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }
}
