import Foundation
import TicketKit
import TicketService

/// A promotion server in memory: what it keeps, what it was asked, and how badly it behaves.
actor ServerPromotions: PromotionService {
  struct Refusal: Error, Equatable {
    let reason: String
  }

  private(set) var promotions: [MerchantPromotion] = []
  private(set) var calls: [String] = []
  private(set) var failureCount = 0
  private var identityCount = 0

  /// Every how many calls one fails; 0: none.
  private let failureStep: Int

  /// Called within each call, before anything happens.
  private let pause: @Sendable (String) async throws -> Void

  init(
    _ promotions: [MerchantPromotion] = [], failingEvery failureStep: Int = 0,
    pause: @escaping @Sendable (String) async throws -> Void = { _ in await Task.yield() }
  ) {
    self.promotions = promotions
    self.failureStep = failureStep
    self.pause = pause
  }

  func list() async throws -> [MerchantPromotion] {
    // As a server does: the answer is made now, and takes its time on the way.
    let answer = promotions
    try await enter("list")
    return answer
  }

  func create(_ promotion: MerchantPromotion) async throws -> MerchantPromotion {
    try await enter("create \(promotion.id)")
    guard !promotions.contains(where: { $0.id == promotion.id }) else {
      throw Refusal(reason: "conflict")
    }
    var created = promotion
    if created.id.isEmpty {
      identityCount += 1
      created.id = "new\(identityCount)"
    }
    promotions.append(created)
    return created
  }

  func update(_ promotion: MerchantPromotion) async throws -> MerchantPromotion {
    try await enter("update \(promotion.id)")
    guard let index = promotions.firstIndex(where: { $0.id == promotion.id }) else {
      throw Refusal(reason: "not found")
    }
    promotions[index] = promotion
    return promotion
  }

  func delete(id: String) async throws {
    try await enter("delete \(id)")
    guard let index = promotions.firstIndex(where: { $0.id == id }) else {
      throw Refusal(reason: "not found")
    }
    promotions.remove(at: index)
  }

  private func enter(_ call: String) async throws {
    calls.append(call)
    let fails = failureStep > 0 && calls.count.isMultiple(of: failureStep)
    try await pause(call)
    guard !fails else {
      failureCount += 1
      throw Refusal(reason: "out of order")
    }
  }
}

/// A promotion with an identity and a name, and nothing else of note.
func promotion(_ id: String, _ name: String = "") -> MerchantPromotion {
  MerchantPromotion(id: id, name: name, discount: .amount(1))
}
