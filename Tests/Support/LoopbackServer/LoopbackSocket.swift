import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A TCP socket of IPv4 that is closed once, and never used after it was.
///
/// One thread reads and writes; any thread may shut the socket down, which ends what that thread
/// waits for. The lock keeps a number that the system has given to another file from being shut down.
final class LoopbackSocket: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  private var isOpen = true

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    setOption(IPPROTO_TCP, TCP_NODELAY)
    #if canImport(Darwin)
      setOption(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  deinit { close() }

  /// A socket that listens on a port of 127.0.0.1 that the system chooses, and the port.
  static func listening() throws(LoopbackFault) -> (socket: LoopbackSocket, port: Int) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw LoopbackFault(call: "socket", code: errno) }
    let listener = LoopbackSocket(descriptor)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failure: LoopbackFault? = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(descriptor, address, size) == 0 else {
          return LoopbackFault(call: "bind", code: errno)
        }
        guard listen(descriptor, 128) == 0 else {
          return LoopbackFault(call: "listen", code: errno)
        }
        guard getsockname(descriptor, address, &size) == 0 else {
          return LoopbackFault(call: "getsockname", code: errno)
        }
        return nil
      }
    }
    if let failure { throw failure }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// The next connection; nil when none came within a tenth of a second.
  func nextConnection() -> LoopbackSocket? {
    // Not every system wakes who waits for a listener that is shut down.
    guard isReadable(within: 100) else { return nil }
    let connection = accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    _ = fcntl(connection, F_SETFL, 0)
    return LoopbackSocket(connection)
  }

  /// Adds what has come to a buffer; false when the other side is gone.
  func read(into buffer: inout [UInt8]) -> Bool {
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count > 0 {
        buffer += piece[..<count]
        return true
      }
      if count == 0 || errno != EINTR { return false }
    }
  }

  /// Sends all the bytes; false when the other side is gone.
  func write(_ bytes: some Sequence<UInt8>) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let bytes = Array(bytes)
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = send(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, flags)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Ends both directions, so that whoever waits for this socket goes on.
  func shutdown() {
    lock.withLock {
      if isOpen { _ = systemShutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Gives the socket back to the system.
  func close() {
    lock.withLock {
      if isOpen { _ = systemClose(descriptor) }
      isOpen = false
    }
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  private func setOption(_ level: some BinaryInteger, _ option: Int32) {
    var isOn: Int32 = 1
    _ = setsockopt(
      descriptor, Int32(level), option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }
}

/// The system's call, which a member of the same name hides.
private func systemShutdown(_ descriptor: Int32, _ direction: Int32) -> Int32 {
  shutdown(descriptor, direction)
}

/// The system's call, which a member of the same name hides.
private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
