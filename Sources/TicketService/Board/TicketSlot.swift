import Foundation
import Observation
import TicketKit

/// The place of one tab's list on a board, where only the newest load may put its tickets.
@MainActor
@Observable
final class TicketSlot {
  /// The list; every change is one assignment, so that observers see each once.
  private(set) var list = TicketList()

  /// The number of the newest load. One with an older number has nothing to say any more.
  @ObservationIgnored private var token = 0

  @ObservationIgnored private var load: OwnedTask?

  /// Begins an activity in place of what is under way, which is cancelled.
  ///
  /// - Parameter source: Fetches a page; nil: there is none.
  func start(
    _ activity: TicketList.Activity,
    from source: @escaping @Sendable (TicketPage) async throws -> TicketBatch?
  ) -> Task<Void, Never> {
    stop()
    let token = token
    // A reload that replaces another changes nothing that can be seen.
    if list.activity != activity || list.error != nil { list = list.beginning(activity) }
    let page = activity == .appending ? list.nextPage : .first
    let task = Task { [weak self] in
      let outcome: Result<TicketBatch?, any Error>
      do {
        outcome = .success(try await source(page))
      } catch {
        outcome = .failure(error)
      }
      self?.finish(activity, outcome, token: token)
    }
    load = OwnedTask(task)
    return task
  }

  /// Cancels what is under way; the list stays as it is.
  func cancel() {
    stop()
    if list.activity != .none { list = list.ending(with: nil) }
  }

  /// Shows the tickets as they are at another instant.
  func refresh(at date: Date) {
    if !list.tickets.isEmpty { list = list.at(date) }
  }

  /// Takes the newest load its right to change the list.
  private func stop() {
    token += 1
    load = nil
  }

  private func finish(
    _ activity: TicketList.Activity, _ outcome: Result<TicketBatch?, any Error>, token: Int
  ) {
    guard token == self.token else { return }
    let isCancelled = Task.isCancelled
    stop()
    switch outcome {
    case _ where isCancelled:
      list = list.ending(with: nil)
    case .success(let batch):
      let before = activity == .appending ? list : TicketList()
      list = before.appending(batch)
    case .failure(let error):
      list = list.ending(with: error is CancellationError ? nil : error)
    }
  }
}

/// A task that is cancelled when nothing holds it any more.
private final class OwnedTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }
}
