import Foundation
import Testing

/// A terminal of 70 columns and 24 rows with the program in it.
final class PseudoTerminal {
  private let main: Int32
  private let replica: Int32
  private let process = Process()
  private let before: termios
  private var received = Data()

  /// Runs the program with arguments.
  init(_ arguments: String...) throws {
    var ends: (main: Int32, replica: Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 70, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&ends.main, &ends.replica, nil, nil, &size) == 0)
    main = ends.main
    replica = ends.replica
    before = try Self.attributes(of: replica)
    process.executableURL = BrowserProcess.program
    process.arguments = arguments
    let file = FileHandle(fileDescriptor: replica, closeOnDealloc: false)
    process.standardInput = file
    process.standardOutput = file
    process.standardError = file
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(main)
    close(replica)
  }

  /// Presses keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(main, bytes, bytes.count)
  }

  /// Reads until a text has come behind the ones before it; gives all up to it.
  @discardableResult
  func wait(for text: String) async throws -> String {
    let end = Date(timeIntervalSinceNow: 20)
    while Date() < end {
      if let range = received.range(of: Data(text.utf8)) {
        let shown = received[..<range.upperBound]
        received = Data(received[range.upperBound...])
        return String(decoding: shown, as: UTF8.self)
      }
      await read()
    }
    Issue.record(
      "'\(text)' did not come; the last was \(String(decoding: received, as: UTF8.self))")
    throw CocoaError(.fileReadUnknown)
  }

  /// Sends the program a signal.
  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the program's end, and gives its exit status.
  func end() async -> Int32 {
    let end = Date(timeIntervalSinceNow: 20)
    while process.isRunning, Date() < end { await read() }
    return process.isRunning ? -1 : process.terminationStatus
  }

  /// Whether keys are passed on one by one and not shown.
  func isRaw() throws -> Bool {
    let flags = try Self.attributes(of: replica).c_lflag
    return flags & tcflag_t(ICANON) == 0 && flags & tcflag_t(ECHO) == 0
  }

  /// Whether the terminal is as it was before the program began.
  func isAsBefore() throws -> Bool {
    let now = try Self.attributes(of: replica)
    return now.c_lflag == before.c_lflag && now.c_iflag == before.c_iflag
      && now.c_oflag == before.c_oflag && now.c_cflag == before.c_cflag
  }

  private func read() async {
    var entry = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 0) > 0 else {
      try? await Task.sleep(for: .milliseconds(5))
      return
    }
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(main, &piece, piece.count)
    if count > 0 { received += piece[..<count] }
  }

  private static func attributes(of descriptor: Int32) throws -> termios {
    var attributes = termios()
    try #require(tcgetattr(descriptor, &attributes) == 0)
    return attributes
  }
}
