import Foundation
import LoopbackServer
import Testing
import TicketKit

@testable import TicketService

/// Store, service and server together, over a real connection.
@Suite(.timeLimit(.minutes(2))) struct StoreOverHTTPTests {
  @Test(arguments: [0, 3]) func editsAtOnceLeaveStoreAndServerEqual(failureStep: Int) async throws {
    let kept = ServerPromotions(failingEvery: failureStep)
    let server = try LoopbackServer { await answer($0, kept) }
    defer { server.stop() }
    let store = PromotionStore(service: HTTPPromotionService(base: server.url("/promotions")))
    let failures = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask { await isRefused { try await store.insert(promotion("满\(number)")) } }
      }
      await group.waitForAll()
      for number in 0..<100 {
        group.addTask {
          await isRefused { try await store.update(promotion("满\(number)", "new")) }
        }
        if number.isMultiple(of: 3) {
          group.addTask { await isRefused { try await store.delete(id: "满\(number)") } }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    let here = await store.promotions
    #expect(await Set(here) == Set(kept.promotions))
    #expect(here.count == (failureStep == 0 ? 66 : here.count) && !here.isEmpty)
    #expect(failures > 0 || failureStep == 0)
    try await retry { try await store.reload() }
    #expect(await store.promotions == kept.promotions)
  }

  /// The contract's server side.
  private func answer(
    _ request: LoopbackRequest, _ kept: ServerPromotions
  ) async -> LoopbackResponse {
    do {
      let id = request.path.dropFirst("/promotions/".count).removingPercentEncoding ?? ""
      switch request.method {
      case "GET": return .json(try text(await kept.list()))
      case "POST": return .json(try text(await kept.create(sent(in: request))), status: 201)
      case "PUT":
        _ = try await kept.update(sent(in: request))
        return .status(204)
      case "DELETE":
        try await kept.delete(id: id)
        return .status(204)
      default: return .status(405)
      }
    } catch let refusal as ServerPromotions.Refusal {
      return .json(#"{"error":"\#(refusal.reason)"}"#, status: 409)
    } catch {
      return .status(400)
    }
  }

  private func sent(in request: LoopbackRequest) throws -> MerchantPromotion {
    try JSONDecoder().decode(MerchantPromotion.self, from: request.body)
  }

  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private func retry(_ body: () async throws -> Void) async throws {
    if await isRefused(body) { try await body() }
  }
}

/// Whether a server refuses something; anything else that goes wrong is recorded.
private func isRefused(_ body: () async throws -> Void) async -> Bool {
  do {
    try await body()
    return false
  } catch HTTPFailure.refused(status: 409, _) {
    return true
  } catch {
    Issue.record(error)
    return true
  }
}
