import Foundation
import TicketKit

/// The bodies of the promotion service's HTTP contract.
enum PromotionBody {
  /// The promotions of a list.
  static func promotions(
    in reply: HTTPReply, timeZone: TimeZone
  ) throws(HTTPFailure) -> [MerchantPromotion] {
    let promotions = try value([MerchantPromotion].self, in: reply, timeZone: timeZone)
    if let number = promotions.firstIndex(where: \.id.isEmpty) {
      throw emptyIdentity("$[\(number)]['id']", reply)
    }
    return promotions
  }

  /// The promotion that a response holds.
  static func promotion(
    in reply: HTTPReply, timeZone: TimeZone
  ) throws(HTTPFailure) -> MerchantPromotion {
    let promotion = try value(MerchantPromotion.self, in: reply, timeZone: timeZone)
    if promotion.id.isEmpty { throw emptyIdentity("$['id']", reply) }
    return promotion
  }

  /// Of promotions without an identity no two could be told apart.
  private static func emptyIdentity(_ path: String, _ reply: HTTPReply) -> HTTPFailure {
    .malformedBody(
      contentType: reply.contentType, path: path, reason: "the identity is empty")
  }

  private static func value<Value: DecodableWithConfiguration>(
    _ type: Value.Type, in reply: HTTPReply, timeZone: TimeZone
  ) throws(HTTPFailure) -> Value where Value.DecodingConfiguration == TimeZone {
    guard !reply.body.isEmpty else { throw .emptyBody(status: reply.status) }
    let json = try strictJSON(reply)
    do {
      return try JSONDecoder().decode(type, from: json, configuration: timeZone)
    } catch {
      throw failure(error, reply)
    }
  }

  /// The body as TicketKit reads JSON, which Foundation is laxer with: it takes commas at the end, the
  /// first of repeated members in place of the last, and rounds numbers of more than 38 digits.
  private static func strictJSON(_ reply: HTTPReply) throws(HTTPFailure) -> Data {
    do throws(TicketDecodingError) {
      var json: [UInt8] = []
      try JSONTree(reading: reply.body).withLongNumbersAsTexts.append(to: &json)
      return Data(json)
    } catch {
      throw .malformedBody(contentType: reply.contentType, path: "$", reason: "\(error)")
    }
  }

  private static func failure(_ error: any Error, _ reply: HTTPReply) -> HTTPFailure {
    let context: DecodingError.Context?
    var path: [any CodingKey] = []
    switch error as? DecodingError {
    case .keyNotFound(let key, let found):
      context = found
      path = found.codingPath + [key]
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
      path = found.codingPath
    default:
      context = nil
    }
    return .malformedBody(
      contentType: reply.contentType, path: normalizedPath(path),
      reason: context?.debugDescription ?? "not readable")
  }

  /// A coding path as an RFC 9535 normalized path; the keys are those of the types, and need no
  /// escapes.
  private static func normalizedPath(_ path: [any CodingKey]) -> String {
    path.reduce(into: "$") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? "['\(key.stringValue)']"
    }
  }
}
