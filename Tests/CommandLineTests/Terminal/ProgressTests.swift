import Foundation
import Testing

@testable import ticketgen

@Suite("Progress")
struct ProgressTests {
  /// What was written, in order.
  private final class Screen: @unchecked Sendable {
    private let lock = NSLock()
    private var parts: [String] = []

    func write(_ part: String) { lock.withLock { parts.append(part) } }

    var written: [String] { lock.withLock { parts } }
  }

  @Test func showsALineUntilTheRunEnds() {
    let screen = Screen()
    let progress = Progress(label: "ticketgen", delay: 0.001) { screen.write($0) }
    #expect(eventually { screen.written.contains("\r\u{1B}[Kticketgen … 0 s") })
    progress.report("3 of 7 files")
    #expect(eventually { screen.written.contains("\r\u{1B}[Kticketgen: 3 of 7 files … 0 s") })
    progress.end()
    let written = screen.written
    #expect(written.last == "\r\u{1B}[K")
    progress.end()
    progress.pausing {}
    #expect(screen.written == written)
  }

  @Test func comesBackAfterSomethingElseWasPrinted() {
    let screen = Screen()
    let progress = Progress(label: "ticketgen", delay: 0.001) { screen.write($0) }
    #expect(eventually { !screen.written.isEmpty })
    let count = progress.pausing {
      let count = screen.written.count
      #expect(screen.written.last == "\r\u{1B}[K")
      return count
    }
    #expect(eventually { screen.written.count > count })
    progress.end()
    #expect(screen.written.last == "\r\u{1B}[K")
  }

  @Test func aShortRunShowsNothing() {
    let screen = Screen()
    let progress = Progress(label: "ticketgen", delay: 60) { screen.write($0) }
    progress.report("1")
    progress.pausing {}
    progress.end()
    #expect(screen.written.isEmpty)
  }
}
