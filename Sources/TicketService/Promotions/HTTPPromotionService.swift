import Foundation
import TicketKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A promotion service behind HTTP: `GET` and `POST` to an address, `PUT` and `DELETE` below it.
///
/// Bodies are `MerchantPromotion` as JSON; the list is an array of them. Every method throws
/// `HTTPFailure` and nothing else. Nothing is repeated: where a failure leaves the outcome of a change
/// open (`HTTPFailure.leavesOutcomeOpen`), list the promotions before you ask again.
public struct HTTPPromotionService: PromotionService {
  /// Header fields by their names, for instance `Authorization`; asked for before each request.
  public typealias Headers = @Sendable () async throws(HTTPFailure) -> [String: String]

  private let base: URL
  private let timeZone: TimeZone
  private let transport: HTTPTransport
  private let headers: Headers

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - base: The address of the list, `http` or `https`. A query is kept for every request.
  ///   - timeZone: The zone in which dates without an offset are read; an end that is only a day
  ///     lasts through that day there.
  ///   - transport: What sends the requests, with the limits of time and size.
  ///   - headers: Further header fields.
  public init(
    base: URL, timeZone: TimeZone = .gmt, transport: HTTPTransport = HTTPTransport(),
    headers: @escaping Headers = { () throws(HTTPFailure) in [:] }
  ) {
    self.base = base
    self.timeZone = timeZone
    self.transport = transport
    self.headers = headers
  }

  /// All promotions. A response without content (204) is an empty list.
  public func list() async throws(HTTPFailure) -> [MerchantPromotion] {
    let reply = try await reply(to: PromotionRequest.list(base))
    if reply.status == 204 { return [] }
    return try PromotionBody.promotions(in: reply, timeZone: timeZone)
  }

  /// Adds a promotion.
  ///
  /// - Returns: The promotion of the response. Where that has no body, the promotion as it was sent;
  ///   it must have its identity then.
  public func create(
    _ promotion: MerchantPromotion
  ) async throws(HTTPFailure) -> MerchantPromotion {
    let reply = try await reply(to: PromotionRequest.create(base, promotion))
    if reply.body.isEmpty, !promotion.id.isEmpty { return promotion }
    return try PromotionBody.promotion(in: reply, timeZone: timeZone)
  }

  /// Replaces the promotion with the same identity.
  ///
  /// - Returns: The promotion of the response, which must have the same identity. Where that has no
  ///   body, the promotion as it was sent.
  public func update(
    _ promotion: MerchantPromotion
  ) async throws(HTTPFailure) -> MerchantPromotion {
    let reply = try await reply(to: PromotionRequest.update(base, promotion))
    if reply.body.isEmpty { return promotion }
    let updated = try PromotionBody.promotion(in: reply, timeZone: timeZone)
    guard ExactID(updated.id) == ExactID(promotion.id) else {
      throw .malformedBody(
        contentType: reply.contentType, path: "$['id']", reason: "another promotion")
    }
    return updated
  }

  /// Removes a promotion by its identity. A body of the response is not read.
  public func delete(id: String) async throws(HTTPFailure) {
    _ = try await reply(to: PromotionRequest.delete(base, id: id))
  }

  private func reply(to request: URLRequest) async throws(HTTPFailure) -> HTTPReply {
    var request = request
    try HTTPFields.set(await headers(), of: &request)
    return try await transport.reply(to: request)
  }
}
