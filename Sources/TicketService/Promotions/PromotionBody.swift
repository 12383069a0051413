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
  /// first of repeated members in place of the last, and rounds numbers that no `Decimal` holds.
  private static func strictJSON(_ reply: HTTPReply) throws(HTTPFailure) -> Data {
    do throws(TicketDecodingError) {
      var json: [UInt8] = []
      try exact(JSONTree(reading: reply.body)).append(to: &json)
      return Data(json)
    } catch {
      throw .malformedBody(contentType: reply.contentType, path: "$", reason: "\(error)")
    }
  }

  /// The value with numbers that would be rounded as texts of their digits: by these digits alone are an
  /// identity all the same, and money is refused at its place.
  private static func exact(_ value: JSONTree, of key: String = "") -> JSONTree {
    switch value {
    case .number(let digits) where value.isBeyondDecimal:
      if key == "id" {
        let isWhole = digits.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
        // Null is no identity either, and is not rounded to one.
        return isWhole ? .string(digits) : .null
      }
      return ["amount", "rate", "threshold"].contains(key) ? .string(digits) : value
    case .null, .bool, .string, .number: return value
    case .array(let elements): return .array(elements.map { exact($0) })
    case .object(let members):
      return .object(
        members.map { JSONTree.Member(name: $0.name, value: exact($0.value, of: $0.name)) })
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
