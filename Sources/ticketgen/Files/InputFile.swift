import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file or standard input, read part by part, so that input of any size passes through bounded memory.
struct InputFile: ~Copyable {
  /// How the file is called in findings.
  let name: String

  private let descriptor: Int32

  /// Opens a file as typed, `-` for standard input; nil when it cannot be read, which is reported.
  init?(_ path: String, into findings: inout FindingCollector) {
    if path == "-" {
      name = "standard input"
      descriptor = 0
      return
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var info = stat()
    if descriptor < 0 || fstat(descriptor, &info) != 0 {
      Self.report(String(cString: strerror(errno)), of: path, into: &findings)
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    if info.st_mode & S_IFMT == S_IFDIR {
      Self.report(String(cString: strerror(EISDIR)), of: path, into: &findings)
      close(descriptor)
      return nil
    }
    name = path
    self.descriptor = descriptor
  }

  deinit {
    if descriptor != 0 { close(descriptor) }
  }

  /// The next bytes, at most so many; empty at the end, nil when reading fails, which is reported.
  mutating func read(
    upTo count: Int, into findings: inout FindingCollector
  ) -> [UInt8]? {
    var code: Int32 = 0
    // The closure's buffer has room for `count` bytes, and `read` says how many it filled.
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var filled = 0
      repeat {
        filled = Self.system(descriptor, buffer.baseAddress, count)
        if filled < 0, errno == EAGAIN { waitUntilReadable() }
      } while filled < 0 && (errno == EINTR || errno == EAGAIN)
      if filled < 0 { code = errno }
      initialized = max(0, filled)
    }
    if code == 0 { return bytes }
    Self.report(String(cString: strerror(code)), of: name, into: &findings)
    return nil
  }

  /// Waits for bytes in a pipe that its other end has made non-blocking.
  private func waitUntilReadable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private static func report(
    _ reason: String, of name: String, into findings: inout FindingCollector
  ) {
    findings.add(CommandFinding.unreadableData, "this cannot be read: \(reason)", path: name)
  }

  private static func system(
    _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }
}
