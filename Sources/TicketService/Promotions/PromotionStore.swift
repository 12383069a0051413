import Foundation
import TicketKit

/// The promotions of a merchant as the app holds them, in step with the service that keeps them.
///
/// Every change asks the service first, and is made here when the service has agreed: a request that
/// fails throws the service's error, and changes nothing. Changes to one promotion go to the service
/// one after the other, in the order in which they reached the store; changes to different ones go at
/// the same time. `reload` and `replaceAll` wait for the changes before them, and those after them
/// wait in turn, so that no list that is under way can undo a change.
///
/// Whether there is a promotion to update or to delete is for the service to say: of an update and a
/// deletion of one promotion at the same time, the second finds what the first left, and throws what
/// the service says to that.
///
/// A task that is cancelled while it waits for its turn throws `CancellationError`, and nothing is
/// asked. While its request is under way the service decides: if it throws, nothing is changed here,
/// but a server may have done it nevertheless (`HTTPFailure.leavesOutcomeOpen`); `reload` tells.
public actor PromotionStore {
  private let service: any PromotionService
  private var shelf = PromotionShelf()
  private var turns = TurnQueue()
  private(set) var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]

  /// Makes a store, empty until it is loaded.
  public init(service: any PromotionService) {
    self.service = service
  }

  /// All promotions, in the service's order; new ones come last.
  public var promotions: [MerchantPromotion] { shelf.promotions }

  /// The promotion with an identity; nil when there is none.
  public func promotion(id: String) -> MerchantPromotion? {
    shelf[id]
  }
}

extension PromotionStore {
  /// Takes the service's promotions in place of those that are here.
  ///
  /// - Throws: What the service throws; then nothing is changed.
  public func reload() async throws {
    try await inTurn(.all) {
      let promotions = try await service.list()
      shelf = PromotionShelf(promotions)
    }
  }

  /// Adds a promotion.
  ///
  /// - Returns: The promotion as the service keeps it.
  /// - Throws: What the service throws; then nothing is changed.
  @discardableResult
  public func insert(_ promotion: MerchantPromotion) async throws -> MerchantPromotion {
    try await inTurn(.one(promotion.id)) {
      let created = try await service.create(promotion)
      shelf[created.id] = created
      return created
    }
  }

  /// Replaces the promotion with the same identity.
  ///
  /// - Returns: The promotion as the service keeps it.
  /// - Throws: What the service throws; then nothing is changed.
  @discardableResult
  public func update(_ promotion: MerchantPromotion) async throws -> MerchantPromotion {
    try await inTurn(.one(promotion.id)) {
      let updated = try await service.update(promotion)
      replace(promotion, with: updated)
      return updated
    }
  }

  /// Removes the promotion with an identity.
  ///
  /// - Throws: What the service throws; then nothing is changed.
  public func delete(id: String) async throws {
    try await inTurn(.one(id)) {
      try await service.delete(id: id)
      shelf[id] = nil
    }
  }

  /// Makes the service keep these promotions and no others.
  ///
  /// The service's promotions are listed first; then, one request after the other, those that are not
  /// wanted are deleted, those that differ are updated, and new ones are created, as are all without
  /// an identity. Nothing is asked for those that are the same. Of several with one identity the last
  /// counts. What the service had keeps its place in the order; new ones come last.
  ///
  /// - Throws: What the service throws to the first request that fails. It ends there: what the
  ///   service agreed to before stands, here and there.
  public func replaceAll(with promotions: [MerchantPromotion]) async throws {
    try await inTurn(.all) {
      shelf = PromotionShelf(try await service.list())
      var wanted = PromotionShelf(promotions.filter { !$0.id.isEmpty })
      for promotion in shelf.promotions where wanted[promotion.id] == nil {
        try await service.delete(id: promotion.id)
        shelf[promotion.id] = nil
      }
      for promotion in wanted.promotions + promotions.filter(\.id.isEmpty) {
        try await keep(promotion)
      }
    }
  }

  private func keep(_ promotion: MerchantPromotion) async throws {
    let present = promotion.id.isEmpty ? nil : shelf[promotion.id]
    if let present, isSame(present, promotion) { return }
    if let present {
      replace(present, with: try await service.update(promotion))
    } else {
      let created = try await service.create(promotion)
      shelf[created.id] = created
    }
  }

  /// Whether two promotions are one to the service, to which equal texts of other scalars are different.
  private func isSame(_ present: MerchantPromotion, _ promotion: MerchantPromotion) -> Bool {
    present == promotion && present.name.utf8.elementsEqual(promotion.name.utf8)
  }

  /// Puts what the service made of a promotion in its place; a service may give it another identity.
  private func replace(_ promotion: MerchantPromotion, with updated: MerchantPromotion) {
    if ExactID(updated.id) != ExactID(promotion.id) { shelf[promotion.id] = nil }
    shelf[updated.id] = updated
  }
}

extension PromotionStore {
  /// Does something when it is its turn.
  private func inTurn<Result>(
    _ scope: TurnQueue.Scope, _ body: () async throws -> Result
  ) async throws -> Result {
    let turn = turns.join(scope)
    try await wait(for: turn)
    defer { goOn(turns.leave(turn)) }
    try Task.checkCancellation()
    return try await body()
  }

  /// Waits until it is a turn's time; throws, the turn given up, when the task is cancelled before.
  private func wait(for turn: TurnQueue.Turn) async throws {
    guard !turns.isUp(turn) else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[turn.number] = $0 }
    } onCancel: {
      Task { await giveUp(turn) }
    }
  }

  private func giveUp(_ turn: TurnQueue.Turn) {
    // Nobody waits any more when the turn came first.
    guard let continuation = waiting.removeValue(forKey: turn.number) else { return }
    goOn(turns.leave(turn))
    continuation.resume(throwing: CancellationError())
  }

  private func goOn(_ turns: [TurnQueue.Turn]) {
    for turn in turns { waiting.removeValue(forKey: turn.number)?.resume() }
  }
}
