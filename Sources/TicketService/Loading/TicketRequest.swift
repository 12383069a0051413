import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The request that a server answers with tickets.
public struct TicketRequest: Sendable, Hashable {
  /// The methods that lists of tickets are asked for with.
  public enum Method: String, Sendable, Hashable {
    /// Parameters stand in the URL.
    case get = "GET"

    /// Parameters stand in the body.
    case post = "POST"
  }

  /// The address, with the scheme `http` or `https`.
  public var url: URL

  /// The method.
  public var method: Method

  /// The header fields; a name counts in any letter case.
  public var headers: [String: String]

  /// The body; nil for none. A GET has none.
  public var body: Data?

  /// A request with everything given.
  public init(
    _ url: URL, method: Method = .get, headers: [String: String] = [:], body: Data? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
  }

  /// A GET with parameters behind those that the URL has already.
  public static func get(_ url: URL, _ parameters: [URLQueryItem] = []) -> TicketRequest {
    guard !parameters.isEmpty,
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return TicketRequest(url) }
    let old = components.percentEncodedQuery.map { $0.isEmpty ? "" : $0 + "&" } ?? ""
    components.percentEncodedQuery = old + FormEncoding.text(of: parameters)
    return TicketRequest(components.url ?? url)
  }

  /// A POST with parameters as an HTML form sends them.
  public static func post(_ url: URL, form parameters: [URLQueryItem]) -> TicketRequest {
    TicketRequest(
      url, method: .post, headers: ["Content-Type": "application/x-www-form-urlencoded"],
      body: Data(FormEncoding.text(of: parameters).utf8))
  }

  /// A POST with JSON text.
  public static func post(_ url: URL, json: Data) -> TicketRequest {
    TicketRequest(
      url, method: .post, headers: ["Content-Type": "application/json"], body: json)
  }

  /// A POST with a value as JSON.
  ///
  /// - Throws: `EncodingError` when the value has no form in JSON.
  public static func post(_ url: URL, encoding value: some Encodable) throws -> TicketRequest {
    try post(url, json: JSONEncoder().encode(value))
  }

  /// The same request with header fields added; one of the same name is replaced.
  public func adding(headers added: [String: String]) -> TicketRequest {
    var copy = self
    let names = Set(added.keys.map { $0.lowercased() })
    copy.headers = headers.filter { !names.contains($0.key.lowercased()) }
    copy.headers.merge(added) { $1 }
    return copy
  }

  /// The request as URLSession takes it; JSON is asked for unless the headers ask for something else.
  ///
  /// - Throws: `HTTPFailure.unusableRequest` when a header would end its line, and for a GET with a
  ///   body, which no session sends.
  func urlRequest() throws(HTTPFailure) -> URLRequest {
    guard method == .post || body == nil else {
      throw .unusableRequest(reason: "a GET has no body: send its parameters in the URL")
    }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    request.httpBody = body
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    try HTTPFields.set(headers, of: &request)
    return request
  }
}
