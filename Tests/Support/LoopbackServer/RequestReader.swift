import Foundation

/// Reads the requests of one connection, one after the other.
struct RequestReader {
  /// Why a request is refused: the status to answer with.
  struct Refusal: Error {
    let status: Int
  }

  /// The most bytes of a head, and of the lines between chunks.
  static let longestHead = 65_536

  /// The most bytes of a body.
  static let longestBody = 256 << 20

  private let socket: LoopbackSocket
  private let connection: Int

  /// What has come and was not read yet begins at `start`.
  private var buffer: [UInt8] = []
  private var start = 0

  init(_ socket: LoopbackSocket, connection: Int) {
    self.socket = socket
    self.connection = connection
  }

  /// The next request; nil when the client is gone.
  mutating func next() throws(Refusal) -> LoopbackRequest? {
    buffer.removeFirst(start)
    start = 0
    guard let first = try line() else { return nil }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      throw Refusal(status: 400)
    }
    guard let headers = try headers() else { return nil }
    if headers["expect"]?.lowercased() == "100-continue" {
      _ = socket.write("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    }
    guard let body = try body(headers) else { return nil }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return LoopbackRequest(
      method: String(words[0]), path: String(target[0]),
      query: target.count > 1 ? String(target[1]) : nil, headers: headers, body: body,
      connection: connection)
  }

  private mutating func headers() throws(Refusal) -> [String: String]? {
    var headers: [String: String] = [:]
    while true {
      guard let line = try line() else { return nil }
      if line.isEmpty { return headers }
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else {
        throw Refusal(status: 400)
      }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[name] = headers[name].map { $0 + ", " + value } ?? value
    }
  }

  private mutating func body(_ headers: [String: String]) throws(Refusal) -> Data? {
    if headers["transfer-encoding"]?.lowercased() == "chunked" { return try chunks() }
    guard let length = headers["content-length"] else { return Data() }
    guard let length = Int(length), length >= 0 else { throw Refusal(status: 400) }
    guard length <= Self.longestBody else { throw Refusal(status: 413) }
    return bytes(length)
  }

  private mutating func chunks() throws(Refusal) -> Data? {
    var body = Data()
    while true {
      guard let line = try line() else { return nil }
      let digits = line.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
      guard let length = Int(digits, radix: 16), length >= 0 else { throw Refusal(status: 400) }
      guard length <= Self.longestBody - body.count else { throw Refusal(status: 413) }
      if length == 0 { break }
      guard let chunk = bytes(length), let end = try self.line() else { return nil }
      guard end.isEmpty else { throw Refusal(status: 400) }
      body += chunk
    }
    return try headers() == nil ? nil : body
  }

  /// The next bytes; nil when the client is gone before it sent them.
  private mutating func bytes(_ count: Int) -> Data? {
    while buffer.count - start < count {
      guard socket.read(into: &buffer) else { return nil }
    }
    defer { start += count }
    return Data(buffer[start..<start + count])
  }

  /// The next line without its end; nil when the client is gone.
  private mutating func line() throws(Refusal) -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let isCarriageReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
        let text = String(
          decoding: buffer[start..<(isCarriageReturn ? end - 1 : end)], as: UTF8.self)
        start = end + 1
        return text
      }
      searched = buffer.count
      guard buffer.count - start <= Self.longestHead else { throw Refusal(status: 431) }
      guard socket.read(into: &buffer) else { return nil }
    }
  }
}
