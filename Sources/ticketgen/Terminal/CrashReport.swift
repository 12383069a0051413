#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a crash of ticketgen says: a fault in ticketgen itself has a status of its own, and asks for a report.
enum CrashReport {
  /// The signals that only a fault in the program itself raises.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Makes crashes end that way; called once, at the start.
  ///
  /// Signals that somebody else watches are left to him: sanitizers, and Swift's own backtraces.
  static func prepare() {
    // Made before any signal can come: the handler may only use what is there.
    _ = crashText
    // A stack that is full has no room for a handler; the system keeps this memory for good.
    let size = 1 << 16
    if let memory = malloc(size) {
      var stack = stack_t()
      stack.ss_sp = memory
      stack.ss_size = size
      sigaltstack(&stack, nil)
    }
    SignalHandler(function: reportCrash, flags: Int(SA_ONSTACK))
      .set(for: signals.filter(SignalHandler.isFree))
  }
}

private let crashText = Array("ticketgen: error: \(InternalFault.advice) [internal-fault]\n".utf8)

/// The handler: `write` and `_exit` are among the few calls that it may make.
private func reportCrash(_ number: Int32) {
  _ = write(2, crashText, crashText.count)
  _exit(ExitStatus.fault.rawValue)
}
