import Foundation
import Testing
import TicketKit
import TicketService

/// A board's source whose answers a test gives, in the order it likes.
///
/// It takes no notice of cancellation: the worst source that a board may have.
final class ManualSource: @unchecked Sendable {
  typealias Answer = Result<TicketBatch?, any Error>

  /// The number of the load that asks; a test sets it around the call that begins the load.
  @TaskLocal static var number = 0

  private let condition = NSCondition()
  private var pages: [Int: TicketPage] = [:]
  private var answers: [Int: Answer] = [:]
  private var waitingLoads: [Int: CheckedContinuation<Answer, Never>] = [:]
  private var waitingTests: [Int: CheckedContinuation<TicketPage, Never>] = [:]

  /// A board of the sample's tabs that this source feeds.
  @MainActor
  func board() throws -> TicketBoard<Sample.Tab> {
    TicketBoard(try #require(SingleSelection(Sample.Tab.allCases)), source: fetch)
  }

  /// What a board takes as its source.
  func fetch(_ tab: Sample.Tab, _ page: TicketPage) async throws -> TicketBatch? {
    let number = Self.number
    let answer = await withCheckedContinuation { continuation in
      condition.withLock {
        pages[number] = page
        waitingTests.removeValue(forKey: number)?.resume(returning: page)
        if let answer = answers[number] {
          continuation.resume(returning: answer)
        } else {
          waitingLoads[number] = continuation
        }
      }
    }
    return try answer.get()
  }

  /// Answers a load, also before it asks.
  func answer(_ number: Int, _ answer: Answer) {
    condition.withLock {
      answers[number] = answer
      waitingLoads.removeValue(forKey: number)?.resume(returning: answer)
    }
  }

  /// Answers a load with coupons.
  func answer(_ number: Int, ids: [String]) throws {
    answer(number, .success(try Sample.batch(Sample.coupons(ids))))
  }

  /// Waits until a load asks, and gives the page it asks for.
  func page(askedBy number: Int) async -> TicketPage {
    await withCheckedContinuation { continuation in
      condition.withLock {
        if let page = pages[number] {
          continuation.resume(returning: page)
        } else {
          waitingTests[number] = continuation
        }
      }
    }
  }

  /// How many loads have asked.
  var count: Int { condition.withLock { pages.count } }
}
