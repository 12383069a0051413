#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The wish to end a process, as a descriptor that can be waited for together with others.
///
/// Once one is made, the first SIGINT or SIGTERM makes the descriptor readable; a second one ends the process.
struct Interruption {
  init() {
    // Made before any signal can come: the handler may only use what is there.
    _ = pipeEnds
    SignalHandler(function: noteInterruption, flags: Int(SA_RESTART)).set(for: [SIGINT, SIGTERM])
  }

  /// Readable from the first signal on.
  var descriptor: Int32 { pipeEnds.output }
}

/// Both ends of the pipe through which the signal handler speaks.
private let pipeEnds: (output: Int32, input: Int32) = {
  var ends: [Int32] = [-1, -1]
  _ = pipe(&ends)
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (output: ends[0], input: ends[1])
}()

/// The signal handler: `write` is one of the few calls that it may make.
private func noteInterruption(_ number: Int32) {
  var byte: UInt8 = 1
  _ = write(pipeEnds.input, &byte, 1)
}
