import Foundation
import Observation
import TicketKit

/// What a screen of tickets knows: a list per tab, and which tab is selected.
///
/// Whatever the order in which responses come, a tab shows the tickets of its newest load. A load
/// that a newer one of its tab replaces is cancelled, and its outcome ignored. Loads of different
/// tabs do not disturb each other.
///
/// Each change of a list is one change for its observers, and who reads one tab's list is not woken
/// by another's.
@MainActor
@Observable
public final class TicketBoard<Tab: Hashable & Sendable> {
  /// Fetches a page of a tab's list; nil: the list has no such page.
  public typealias Source = @Sendable (Tab, TicketPage) async throws -> TicketBatch?

  /// The tabs, one of which is selected.
  public private(set) var selection: SingleSelection<Tab>

  @ObservationIgnored private let slots: [Tab: TicketSlot]
  @ObservationIgnored private let source: Source

  /// A board whose pages come from anywhere.
  ///
  /// Nothing is loaded before `load` or `select`.
  public init(_ selection: SingleSelection<Tab>, source: @escaping Source) {
    self.selection = selection
    self.source = source
    slots = Dictionary(
      selection.choices.map { ($0, TicketSlot()) }, uniquingKeysWith: { first, _ in first })
  }

  /// A board whose pages come from a server.
  ///
  /// - Parameter request: The request for a page of a tab; nil: the list has no such page. What it
  ///   throws is the list's error.
  public convenience init(
    _ selection: SingleSelection<Tab>, loader: TicketLoader,
    request: @escaping @Sendable (Tab, TicketPage) throws -> TicketRequest?
  ) {
    self.init(selection) { tab, page in
      guard let request = try request(tab, page) else { return nil }
      return try await loader.tickets(for: request)
    }
  }

  /// Selects a tab, and loads its list when there is none yet and none under way.
  ///
  /// The selected tab, and one that the board does not have, change nothing.
  public func select(_ tab: Tab) {
    guard tab != selection.selected, let slot = slots[tab] else { return }
    selection.select(tab)
    if !slot.list.isLoaded, slot.list.activity == .none { load() }
  }

  /// Loads the selected tab's list, anew if there is one: its tickets stay until the new ones come.
  ///
  /// - Returns: The load, for those who want to wait for its end, or to cancel it.
  @discardableResult
  public func load() -> Task<Void, Never> {
    load(selection.selected)
  }

  /// Loads a tab's list, as `load()` does the selected one's.
  ///
  /// What is under way for that tab, a further page too, is cancelled.
  @discardableResult
  public func load(_ tab: Tab) -> Task<Void, Never> {
    start(.loading, tab)
  }

  /// Loads a further page of the selected tab's list.
  ///
  /// Nothing happens before the first page came, while anything is under way for the tab, and when
  /// the last page had no rows or the source had no page left.
  @discardableResult
  public func loadMore() -> Task<Void, Never> {
    guard list.isLoaded, !list.isComplete, list.activity == .none else { return Task {} }
    return start(.appending, selection.selected)
  }

  /// Cancels what is under way for a tab; its tickets stay.
  public func cancel(_ tab: Tab) {
    slots[tab]?.cancel()
  }

  /// Shows the tickets of all tabs as they are at an instant: what is overdue by then.
  ///
  /// Tickets that come later are seen at the instant of their coming.
  public func refresh(at date: Date) {
    for slot in slots.values { slot.refresh(at: date) }
  }

  /// The list of the selected tab.
  public var list: TicketList { list(of: selection.selected) }

  /// The list of a tab; one that was never loaded for a tab that the board does not have.
  public func list(of tab: Tab) -> TicketList {
    slots[tab]?.list ?? TicketList()
  }

  /// How many tickets the selected tab has.
  public var count: Int { list.tickets.count }

  /// The ticket at a place of the selected tab's list, counted from 0; nil beyond its end.
  public func ticket(at index: Int) -> (any TicketModel)? {
    let tickets = list.tickets
    return tickets.indices.contains(index) ? tickets[index] : nil
  }

  /// Shows the ticket at a place of the selected tab's list in a cell.
  ///
  /// - Returns: Whether there is one; else the cell is left as it is.
  @discardableResult
  public func configure(_ cell: any TicketCell, at index: Int) -> Bool {
    guard let ticket = ticket(at: index) else { return false }
    cell.configure(with: ticket)
    return true
  }

  private func start(_ activity: TicketList.Activity, _ tab: Tab) -> Task<Void, Never> {
    guard let slot = slots[tab] else { return Task {} }
    return slot.start(activity) { [source] page in try await source(tab, page) }
  }
}
