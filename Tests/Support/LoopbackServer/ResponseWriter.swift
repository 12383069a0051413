import Foundation

/// Sends one response as its script says.
struct ResponseWriter {
  /// The size of a chunk, in bytes.
  static let chunkSize = 65_536

  let socket: LoopbackSocket

  /// The method that is answered: `HEAD` gets no body.
  let method: String

  /// Whether the connection stays open behind the response.
  let keepsConnection: Bool

  /// Sends a response; false when the connection is to be closed.
  func send(_ response: LoopbackResponse) -> Bool {
    switch response.delivery {
    case .whole:
      return sendHead(response) && sendBody(response, count: response.body.count)
        && (!hasBody(response) || response.framing != .chunked || socket.write("0\r\n\r\n".utf8))
        && keepsConnection
    case .cut(let count):
      if sendHead(response) { _ = sendBody(response, count: count) }
      return false
    case .stalled(let count):
      if sendHead(response) && sendBody(response, count: count) { waitForEnd() }
      return false
    case .never:
      waitForEnd()
      return false
    case .hangUp:
      return false
    }
  }

  /// Reads until the client, or the server, closes the connection.
  private func waitForEnd() {
    var ignored: [UInt8] = []
    while socket.read(into: &ignored) { ignored.removeAll(keepingCapacity: true) }
  }

  private func sendHead(_ response: LoopbackResponse) -> Bool {
    var fields = ["Connection": keepsConnection ? "keep-alive" : "close"]
    if hasBody(response) || method == "HEAD" {
      switch response.framing {
      case .contentLength: fields["Content-Length"] = "\(response.body.count)"
      case .chunked: fields["Transfer-Encoding"] = "chunked"
      }
    }
    for (name, value) in response.headers {
      let own = fields.keys.first { $0.lowercased() == name.lowercased() }
      fields[own ?? name] = value
    }
    var head = "HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\n"
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    return socket.write((head + "\r\n").utf8)
  }

  private func sendBody(_ response: LoopbackResponse, count: Int) -> Bool {
    guard hasBody(response) else { return true }
    let body = response.body.prefix(count)
    guard response.framing == .chunked else { return socket.write(body) }
    var rest = body[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(Self.chunkSize)
      rest = rest.dropFirst(chunk.count)
      let size = String(chunk.count, radix: 16)
      guard socket.write(Data("\(size)\r\n".utf8) + chunk + Data("\r\n".utf8)) else { return false }
    }
    return true
  }

  private func hasBody(_ response: LoopbackResponse) -> Bool {
    method != "HEAD" && response.status >= 200 && response.status != 204 && response.status != 304
  }

  /// The reason phrase of RFC 9110; a word for statuses that tests make up.
  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 202: "Accepted"
    case 204: "No Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 307: "Temporary Redirect"
    case 308: "Permanent Redirect"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    default: "Status"
    }
  }
}
