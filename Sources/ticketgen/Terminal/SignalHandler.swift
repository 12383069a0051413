#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A function that the system calls when a signal comes; it may make few calls itself.
struct SignalHandler {
  /// The function; it gets the signal's number.
  let function: @convention(c) (Int32) -> Void

  /// `SA_` flags besides `SA_RESETHAND`: every handler serves once, so that a second signal ends the process.
  let flags: Int

  /// Sets the handler for signals, and lets them through: whoever started the process may have held its
  /// signals back, and a new process inherits that.
  func set(for signals: [Int32]) {
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in signals {
      var action = sigaction()
      action.handler = function
      action.sa_flags =
        Int32(truncatingIfNeeded: flags) | Int32(truncatingIfNeeded: SA_RESETHAND)
      sigaction(number, &action, nil)
      sigaddset(&unblocked, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
  }

  /// Whether nobody handles or ignores a signal.
  static func isFree(_ number: Int32) -> Bool {
    var action = sigaction()
    // `SIG_DFL` is the null handler.
    return sigaction(number, nil, &action) == 0 && action.handler == nil
  }
}

extension sigaction {
  /// The handler, which each system keeps in a union of its own.
  fileprivate var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Darwin)
        __sigaction_u.__sa_handler
      #elseif canImport(Musl)
        __sa_handler.sa_handler
      #else
        __sigaction_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
        __sigaction_u.__sa_handler = newValue
      #elseif canImport(Musl)
        __sa_handler.sa_handler = newValue
      #else
        __sigaction_handler.sa_handler = newValue
      #endif
    }
  }
}
