import Foundation
import TicketKit

/// The bodies of the promotion service's HTTP contract.
enum PromotionBody {
  /// The promotions of a list.
  static func promotions(
    in reply: HTTPReply, timeZone: TimeZone
  ) throws(HTTPFailure) -> [MerchantPromotion] {
    try value([MerchantPromotion].self, in: reply, timeZone: timeZone)
  }

  /// The promotion that a response holds.
  static func promotion(
    in reply: HTTPReply, timeZone: TimeZone
  ) throws(HTTPFailure) -> MerchantPromotion {
    try value(MerchantPromotion.self, in: reply, timeZone: timeZone)
  }

  private static func value<Value: DecodableWithConfiguration>(
    _ type: Value.Type, in reply: HTTPReply, timeZone: TimeZone
  ) throws(HTTPFailure) -> Value where Value.DecodingConfiguration == TimeZone {
    guard !reply.body.isEmpty else { throw .emptyBody(status: reply.status) }
    do {
      return try JSONDecoder().decode(type, from: reply.body, configuration: timeZone)
    } catch {
      throw failure(error, reply)
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
