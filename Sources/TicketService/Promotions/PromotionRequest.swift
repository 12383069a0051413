import Foundation
import TicketKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests of the promotion service's HTTP contract.
enum PromotionRequest {
  /// `GET base`
  static func list(_ base: URL) -> URLRequest {
    request("GET", base)
  }

  /// `POST base`
  static func create(
    _ base: URL, _ promotion: MerchantPromotion
  ) throws(HTTPFailure) -> URLRequest {
    try with(promotion, request("POST", base))
  }

  /// `PUT base/{id}`
  static func update(
    _ base: URL, _ promotion: MerchantPromotion
  ) throws(HTTPFailure) -> URLRequest {
    try with(promotion, request("PUT", address(base, id: promotion.id)))
  }

  /// `DELETE base/{id}`
  static func delete(_ base: URL, id: String) throws(HTTPFailure) -> URLRequest {
    try request("DELETE", address(base, id: id))
  }

  /// The address of one promotion: the identity is one segment of the path, whatever it holds.
  static func address(_ base: URL, id: String) throws(HTTPFailure) -> URL {
    // Servers and clients take these segments for steps in the path, percent-encoded or not.
    guard !["", ".", ".."].contains(id) else {
      throw .unusableRequest(reason: "the identity is empty, or dots only")
    }
    guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
      throw .unusableRequest(reason: "the address of the service cannot be read")
    }
    let path = parts.percentEncodedPath
    parts.percentEncodedPath = path + (path.hasSuffix("/") ? "" : "/") + percentEncoded(id)
    guard let url = parts.url else {
      throw .unusableRequest(reason: "the address of the service cannot be read")
    }
    return url
  }

  /// A text with every byte that RFC 3986 does not call unreserved percent-encoded.
  private static func percentEncoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { encoded, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += byte < 0x10 ? "%0" : "%"
        encoded += String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static func request(_ method: String, _ url: URL) -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }

  /// Where and why encoding failed. The value is left out: Foundation cannot describe every date.
  private static func detail(of error: any Error) -> String {
    guard case .invalidValue(_, let context)? = error as? EncodingError else { return "" }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return ": \(path) is \(context.debugDescription)"
  }

  private static func with(
    _ promotion: MerchantPromotion, _ request: URLRequest
  ) throws(HTTPFailure) -> URLRequest {
    var request = request
    do {
      request.httpBody = try JSONEncoder().encode(promotion)
    } catch {
      throw .unusableRequest(reason: "the promotion has no JSON form" + detail(of: error))
    }
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    return request
  }
}
