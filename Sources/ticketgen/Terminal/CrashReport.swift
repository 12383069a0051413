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
    // A stack that is full has no room for a handler.
    var stack = stack_t()
    let size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in signals {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0, isDefault(action) else { continue }
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = reportCrash
      #elseif canImport(Musl)
        action.__sa_handler.sa_handler = reportCrash
      #else
        action.__sigaction_handler.sa_handler = reportCrash
      #endif
      action.sa_flags =
        Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(truncatingIfNeeded: SA_RESETHAND)
      sigaction(number, &action, nil)
      sigaddset(&watched, number)
    }
    // Whoever started the process may have held its signals back, and a new process inherits that.
    pthread_sigmask(SIG_UNBLOCK, &watched, nil)
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // `SIG_DFL` is the null handler.
    return handler == nil
  }
}

/// The handler: `write` and `_exit` are among the few calls that it may make.
private func reportCrash(_ number: Int32) {
  let text: StaticString =
    "ticketgen: error: a fault in ticketgen itself; please report it, with the schemas if you may [internal-fault]\n"
  _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
  _exit(ExitStatus.fault.rawValue)
}
