import Foundation
import Testing

/// The program on a terminal.
@Suite(.timeLimit(.minutes(1)))
struct TerminalRunTests {
  @Test("Keys switch tabs, fetch a page, and type an amount that is quoted")
  func keys() async throws {
    let terminal = try PseudoTerminal()
    let start = try await terminal.wait(for: "全店通用券")
    // Another screen than the shell's, without a cursor.
    #expect(start.contains("\u{1B}[?1049h\u{1B}[?25l"))
    #expect(try terminal.isRaw())
    terminal.type("120")
    try await terminal.wait(for: "￥120: pay ￥100, save ￥20 with 全店通用券 All shops")
    terminal.type("\u{1B}[C")
    try await terminal.wait(for: "[折扣券 3]")
    try await terminal.wait(for: "￥120: pay ￥102, save ￥18 with 图书八五折")
    terminal.type("\u{7F}\u{7F}\u{7F}41.62")
    // 15 % of 41.62 are 6.243.
    try await terminal.wait(for: "￥41.62: pay ￥35.38, save ￥6.24 with 图书八五折")
    terminal.type("\t")
    try await terminal.wait(for: "中杯拿铁兑换券")
    terminal.type("\u{1B}OC")
    try await terminal.wait(for: "[优惠券 3]")
    terminal.type("m")
    try await terminal.wait(for: "[优惠券 5]")
    terminal.type("\u{1B}[B\u{1B}[B")
    try await terminal.wait(for: "生鲜满减券")
    terminal.type("\u{1B}[D")
    try await terminal.wait(for: "[兑换券 3]")
    terminal.type("r")
    terminal.type("q")
    #expect(await terminal.end() == 0)
    #expect(try terminal.isAsBefore())
  }

  @Test(
    "However it is ended, the terminal is as before",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(signal: Int32) async throws {
    let terminal = try PseudoTerminal("--tab", "discount")
    try await terminal.wait(for: "全场九折")
    #expect(try terminal.isRaw())
    terminal.send(signal)
    #expect(await terminal.end() == 128 + signal)
    #expect(try terminal.isAsBefore())
    try await terminal.wait(for: "\u{1B}[?25h\u{1B}[?1049l")
  }

  @Test("Escape and Control-D leave", arguments: ["\u{1B}", "\u{4}"])
  func leaving(key: String) async throws {
    let terminal = try PseudoTerminal("--amount", "120")
    try await terminal.wait(for: "pay ￥100")
    terminal.type(key)
    #expect(await terminal.end() == 0)
    #expect(try terminal.isAsBefore())
  }

  @Test("A stop gives the terminal back, and going on takes it again")
  func stop() async throws {
    let terminal = try PseudoTerminal()
    try await terminal.wait(for: "全店通用券")
    terminal.send(SIGTSTP)
    try await terminal.wait(for: "\u{1B}[?25h\u{1B}[?1049l")
    while try !terminal.isAsBefore() { await Task.yield() }
    terminal.send(SIGCONT)
    try await terminal.wait(for: "全店通用券")
    #expect(try terminal.isRaw())
    terminal.type("q")
    #expect(await terminal.end() == 0)
  }

  @Test("A server that is not there is an error on the screen, and the program goes on")
  func noServer() async throws {
    let terminal = try PseudoTerminal("--url", "http://127.0.0.1:9")
    try await terminal.wait(for: "Could not be loaded: no connection")
    terminal.type("\u{1B}[C")
    try await terminal.wait(for: "[折扣券]")
    terminal.type("q")
    #expect(await terminal.end() == 0)
  }
}
