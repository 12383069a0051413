import Foundation
import TicketKit

/// The tickets of one tab, and how far their loading is.
///
/// A value: whoever holds one sees tickets, issues and error of the same moment.
public struct TicketList: Sendable {
  /// What is under way for a list.
  public enum Activity: Sendable, Hashable {
    /// Nothing.
    case none

    /// The list is loaded, for the first time or anew.
    case loading

    /// A further page is loaded.
    case appending
  }

  /// What a screen shows in a list's place.
  public enum State: Sendable {
    /// There has been no answer yet.
    case waiting

    /// The newest load failed, and there are no tickets of an earlier one.
    case failed(any Error)

    /// The answer held no ticket.
    case empty

    /// There are tickets. The list's `error` may say that a newer load failed.
    case tickets
  }

  /// The tickets of all pages in the order of their rows.
  public private(set) var tickets: [any TicketModel] = []

  /// What was wrong with rows of these pages, in the order of the rows.
  public private(set) var issues: [TicketListIssue] = []

  /// What is under way.
  public private(set) var activity = Activity.none

  /// Why the newest load failed; nil when it did not, or is under way.
  public private(set) var error: (any Error)?

  /// Whether the server has answered at least once.
  public private(set) var isLoaded = false

  /// Whether the last page is known to have been the list's end.
  public private(set) var isComplete = false

  /// The page that would come next.
  private(set) var nextPage = TicketPage.first

  /// An empty list that was never loaded.
  init() {}

  /// What a screen shows in the list's place.
  public var state: State {
    if !tickets.isEmpty { return .tickets }
    if let error { return .failed(error) }
    return isLoaded ? .empty : .waiting
  }

  /// The same list with an activity begun.
  func beginning(_ activity: Activity) -> TicketList {
    var copy = self
    copy.activity = activity
    copy.error = nil
    return copy
  }

  /// The same list when its activity came to nothing; without an error it was cancelled.
  func ending(with error: (any Error)?) -> TicketList {
    var copy = self
    copy.activity = .none
    copy.error = error
    return copy
  }

  /// The list with a page behind its own; nil: there is no such page.
  func appending(_ batch: TicketBatch?) -> TicketList {
    var copy = ending(with: nil)
    copy.isLoaded = true
    guard let batch else {
      copy.isComplete = true
      return copy
    }
    let dropped = Set(batch.issues.lazy.filter(\.dropsRow).map(\.row)).count
    let rowCount = batch.tickets.count + dropped
    copy.tickets += batch.tickets
    copy.issues += batch.issues.map {
      TicketListIssue(page: nextPage.index, row: nextPage.rowOffset + $0.row, issue: $0)
    }
    copy.isComplete = rowCount == 0
    copy.nextPage = TicketPage(
      index: nextPage.index + 1, rowOffset: nextPage.rowOffset + rowCount, previous: batch)
    return copy
  }

  /// The same tickets seen at another instant.
  func at(_ date: Date) -> TicketList {
    var copy = self
    copy.tickets = tickets.map { $0.at(date) }
    return copy
  }
}
