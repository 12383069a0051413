import LoopbackServer

/// The server that answers when no other is named.
enum SampleServer {
  /// Starts the server; it stops with whoever holds it.
  static func start() throws -> LoopbackServer {
    try LoopbackServer { request in
      guard request.method == "GET", let tab = Tab(rawValue: String(request.path.dropFirst()))
      else { return .json(#"{"message": "there is nothing here"}"#, status: 404) }
      let page = request.query?.split(separator: "&").first { $0.hasPrefix("page=") }
      return .json(SampleResponses.text(tab, page: page.flatMap { Int($0.dropFirst(5)) } ?? 0))
    }
  }
}
