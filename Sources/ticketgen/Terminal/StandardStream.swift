import TicketSchema

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
    do throws(SystemFault) {
      try systemWrite(rawValue, Array(text.utf8))
      return nil
    } catch {
      return error.code == EPIPE ? nil : error.reason
    }
  }

  /// How many columns the terminal has; nil where there is none, or it does not say.
  var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
