import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The rules by which a redirect is followed.
enum HTTPRedirect {
  /// The most redirects of one request.
  static let limit = 5

  /// The request that follows a redirect; nil when it is not to be followed.
  ///
  /// - Parameters:
  ///   - method: The method of the first request: those that change data are never sent elsewhere.
  ///   - count: The number of redirects of this request so far, this one included.
  ///   - response: The response that sends the client elsewhere.
  ///   - request: What Foundation would ask next.
  static func request(
    method: String, count: Int, response: HTTPURLResponse, to request: URLRequest
  ) -> URLRequest? {
    // Foundation on Linux turns a location of another scheme into one of HTTP.
    guard method == "GET" || method == "HEAD", count <= limit, let from = response.url,
      let location = response.value(forHTTPHeaderField: "Location"),
      let url = URL(string: location, relativeTo: from)?.absoluteURL, isWeb(url),
      url.scheme?.lowercased() == "https" || from.scheme?.lowercased() != "https"
    else { return nil }
    var request = request
    request.url = url
    if origin(of: from) != origin(of: url) {
      // Credentials are for the server that they were given to.
      for name in ["Authorization", "Cookie", "Proxy-Authorization"] {
        request.setValue(nil, forHTTPHeaderField: name)
      }
    }
    return request
  }

  /// Whether an address is one of HTTP.
  static func isWeb(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), url.host?.isEmpty == false else { return false }
    return scheme == "http" || scheme == "https"
  }

  private static func origin(of url: URL) -> String {
    let scheme = url.scheme?.lowercased() ?? ""
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    return "\(scheme)://\(url.host?.lowercased() ?? ""):\(port)"
  }
}
