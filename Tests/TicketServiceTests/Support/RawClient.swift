import Foundation
import TestThreads
import Testing

/// A connection to a port of 127.0.0.1 that sends what a proper client would not.
final class RawClient: Sendable {
  private let descriptor: Int32

  init(port: Int) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    try #require(descriptor >= 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
  }

  deinit { close(descriptor) }

  /// Sends a text, or as much of it as the other side takes.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
      _ = write(descriptor, bytes, bytes.count)
    #else
      _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// Everything up to the end of the connection.
  ///
  /// The server's answer is a task, so no task's thread may wait for it.
  func receive() async throws -> String {
    try await onThread { self.receiveAll() }
  }

  private func receiveAll() -> String {
    var received: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      guard count > 0 else { return String(decoding: received, as: UTF8.self) }
      received += piece[..<count]
    }
  }
}
