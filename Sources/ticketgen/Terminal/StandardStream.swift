#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output or standard error of this process.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Whether a person reads along.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Makes the standard streams safe to use; called once, before anything else.
  ///
  /// A reader that goes away must not kill the run, and a stream that was closed before the start must
  /// not lend its number to the next file that is opened, which would then receive the output.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      let sink = open("/dev/null", O_RDWR)
      // `open` takes the lowest free number, which is this one.
      if sink >= 0, sink != descriptor { close(sink) }
    }
  }

  /// Writes a text; nil when it is written or its reader has gone, else the system's reason.
  func write(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = system(rest)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EPIPE {
          return nil
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else if errno != EINTR {
          return String(cString: strerror(errno))
        }
      }
      return nil
    }
  }

  /// Waits for room in a pipe that its other end has made non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private func system(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(rawValue, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(rawValue, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(rawValue, bytes.baseAddress, bytes.count)
    #endif
  }
}
