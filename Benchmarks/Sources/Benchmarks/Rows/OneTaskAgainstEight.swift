import BenchmarkTickets
import Dispatch
import Foundation
import TicketKit

/// Eight tasks that read the texts of one batch beside one task that reads as many.
enum OneTaskAgainstEight: Benchmark {
  static let name = "one-task/eight-tasks"
  static let summary = "all texts of a batch read by one task, against eight tasks that share them"
  static let reach = Reach.atLeast(1.7)

  static func measure() throws -> Outcome {
    // Long enough that it hardly counts when the tasks begin.
    let batch = try TicketFactory.decode(Payload.coupons(50_000))
    let expected = length(batch, 0..<batch.tickets.count)
    let runs = try PairedRuns(15) {
      try Disagreement.unlessEqual(read(batch, tasks: 1), expected, "the lengths")
    } second: {
      try Disagreement.unlessEqual(read(batch, tasks: 8), expected, "the lengths")
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return Outcome(runs, remarks: ["cores here: \(cores)"])
  }

  /// Reads all texts in some tasks, and waits for them.
  private static func read(_ batch: TicketBatch, tasks: Int) -> Int {
    let done = DispatchSemaphore(value: 0)
    let total = Total()
    Task.detached {
      await withTaskGroup(of: Int.self) { group in
        let count = batch.tickets.count
        for task in 0..<tasks {
          group.addTask { length(batch, count * task / tasks..<count * (task + 1) / tasks) }
        }
        for await length in group { total.value += length }
      }
      done.signal()
    }
    done.wait()
    return total.value
  }

  private static func length(_ batch: TicketBatch, _ rows: Range<Int>) -> Int {
    batch.tickets[rows].reduce(0) { $0 + DisplayTexts($1).length }
  }

  /// A sum that one task writes before another one reads it.
  private final class Total: @unchecked Sendable {
    var value = 0
  }
}
