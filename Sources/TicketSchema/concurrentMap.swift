import Foundation

/// Returns what a transform makes of each element, in the order of the elements; the work is spread over
/// the cores in runs of elements, where there are enough of them to be worth it.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], runLength: Int = 64,
  _ transform: @Sendable (Element) -> Result
) -> [Result] {
  let runCount = (elements.count + runLength - 1) / runLength
  guard runCount > 1 else { return elements.map(transform) }
  let runs = FinishedRuns<Result>(count: runCount)
  DispatchQueue.concurrentPerform(iterations: runCount) { run in
    let part = elements[run * runLength..<min((run + 1) * runLength, elements.count)]
    runs.store(part.map(transform), at: run)
  }
  return runs.joined
}

/// The results of the runs that are done.
private final class FinishedRuns<Result: Sendable>: @unchecked Sendable {
  // Every access is behind the lock.
  private let lock = NSLock()
  private var runs: [[Result]]

  init(count: Int) { runs = Array(repeating: [], count: count) }

  func store(_ results: [Result], at index: Int) {
    lock.withLock { runs[index] = results }
  }

  var joined: [Result] { lock.withLock { Array(runs.joined()) } }
}
