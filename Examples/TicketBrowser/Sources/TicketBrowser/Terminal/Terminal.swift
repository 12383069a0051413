import Dispatch
import Foundation

/// The terminal of this process, which reads keys at once and shows whole screens while it is open.
///
/// However the program ends, but by SIGKILL or a crash, the terminal is as before: the signals that
/// end or stop a program are events here, and `close` is called for each.
@MainActor
final class Terminal {
  /// What happens, in order. Reading begins with `open`.
  let events: AsyncStream<TerminalEvent>

  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let original: termios
  private var isOpen = false
  private var signals: [any DispatchSourceSignal] = []

  /// The terminal; nil when input or output is none.
  init?() {
    var attributes = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &attributes) == 0 else { return nil }
    original = attributes
    (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
  }

  /// How many columns and rows there are; 80 and 24 where the terminal does not tell.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the terminal over and begins to read keys.
  func open() {
    enter()
    for (number, status) in [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)] {
      handle(number) { $0.continuation.yield(.end(status: Int32(status))) }
    }
    handle(SIGWINCH) { $0.continuation.yield(.drawAgain) }
    handle(SIGTSTP) { terminal in
      terminal.leave()
      kill(getpid(), SIGSTOP)
    }
    handle(SIGCONT) { terminal in
      terminal.enter()
      terminal.continuation.yield(.drawAgain)
    }
    let keys = Thread { [continuation] in Self.readKeys(continuation) }
    keys.start()
  }

  /// Gives the terminal back as it was.
  func close() {
    for signal in signals { signal.cancel() }
    signals = []
    leave()
  }

  /// Shows lines in place of what is on the screen.
  func draw(_ lines: [String]) {
    guard isOpen else { return }
    let shown = lines.prefix(size.rows)
    write("\u{1B}[H" + shown.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
  }

  private func enter() {
    guard !isOpen else { return }
    isOpen = true
    var attributes = original
    attributes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &attributes)
    // The second screen, so that the first one is there again behind the program; no cursor.
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  private func leave() {
    guard isOpen else { return }
    isOpen = false
    write("\u{1B}[?25h\u{1B}[?1049l")
    var attributes = original
    tcsetattr(STDIN_FILENO, TCSANOW, &attributes)
  }

  private func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  private func handle(_ number: Int32, _ body: @escaping @MainActor (Terminal) -> Void) {
    // The source sees signals that the process itself ignores.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        if let self { body(self) }
      }
    }
    source.resume()
    signals.append(source)
  }

  /// Reads until the input ends; a thread of its own waits in it.
  private nonisolated static func readKeys(
    _ continuation: AsyncStream<TerminalEvent>.Continuation
  ) {
    var decoder = KeyDecoder()
    var byte: UInt8 = 0
    while true {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // The rest of a key's sequence comes at once; the Escape key has no rest.
      let isThere = poll(&input, 1, decoder.isInSequence ? 50 : -1)
      if isThere < 0, errno == EINTR { continue }
      let event: KeyDecoder.Input?
      if isThere == 0 {
        event = decoder.pause()
      } else {
        guard read(STDIN_FILENO, &byte, 1) == 1 else { break }
        event = decoder.input(byte)
      }
      switch event {
      case .key(let key): continuation.yield(.key(key))
      case .leave: continuation.yield(.end(status: 0))
      case nil: break
      }
    }
    continuation.yield(.end(status: 0))
  }
}
