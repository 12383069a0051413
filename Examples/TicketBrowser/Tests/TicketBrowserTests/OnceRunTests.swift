import Foundation
import LoopbackServer
import Testing

@testable import TicketBrowser

/// The program without a terminal.
@Suite(.timeLimit(.minutes(1)))
struct OnceRunTests {
  @Test("A tab is printed as plain text with the best price")
  func discount() async throws {
    let run = try await BrowserProcess.run("--once", "--tab", "discount", "--amount", "120")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.lines.first == "折扣券 3")
    #expect(run.output.contains("│ 8.5折     图书八五折"))
    #expect(run.output.contains("· 兑换截止日期：2099-12-31"))
    #expect(run.lines.last == "￥120: pay ￥102, save ￥18 with 图书八五折")
    // The one that is over is drawn with other lines, and not used.
    #expect(run.output.contains("┆ 5折       去年的五折"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(
    "Other tabs, other amounts",
    arguments: [
      ("coupon", "99.99", "￥99.99: pay ￥89.49, save ￥10.5 with 咖啡满减券"),
      ("coupon", "29", "￥29: no promotion lowers it, pay ￥29"),
      ("convert", "120", "￥120: no promotion lowers it, pay ￥120"),
    ])
  func amounts(tab: String, amount: String, quote: String) async throws {
    let run = try await BrowserProcess.run("--once", "--tab=\(tab)", "--amount=\(amount)")
    #expect(run.status == 0)
    #expect(run.lines.last == quote)
  }

  @Test("Rows that were left out are told on standard error")
  func issues() async throws {
    let run = try await BrowserProcess.run("--once")
    #expect(run.status == 0)
    #expect(run.lines.first == "优惠券 3")
    #expect(run.errors.hasPrefix("row 1: missing at $['data'][1]['goodName']"))
  }

  @Test("All lines of boxes are equally wide")
  func widths() async throws {
    for tab in Tab.allCases {
      let run = try await BrowserProcess.run("--once", "--tab", tab.rawValue)
      let widths = run.lines.dropFirst().map { ColumnText.width(of: $0) }
      #expect(widths.count == 15)
      #expect(Set(widths) == [48])
    }
  }

  @Test("A server of one's own is asked for the tab")
  func server() async throws {
    let row =
      #"{"ticketId":"1","goodName":"[2J\u001b[31m红\u0007","overdue":0,"#
      + #""ticketMoney":5,"minLimitMoney":0,"deadline":"x\r\ny"}"#
    let server = try LoopbackServer(.json(#"{"modelType":1,"data":[\#(row)]}"#))
    defer { server.stop() }
    let run = try await BrowserProcess.run(
      "--once", "--url", server.url("/api/").absoluteString, "--amount", "3")
    #expect(server.requests.map(\.path) == ["/api/coupon"])
    #expect(server.requests.first?.query == nil)
    #expect(run.status == 0)
    // Nothing of the server's text moves the cursor.
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\r"))
    #expect(run.lines.last == "￥3: pay ￥0, save ￥3 with [2J\u{FFFD}[31m红\u{FFFD}")
  }

  @Test(
    "A list that cannot be loaded is status 1 and the reason",
    arguments: [
      (LoopbackResponse.status(500), "status 500\n"),
      (.html("<html>"), "not JSON at line 1, column 1 (byte 0)"),
      (
        .json(#"{"code":7,"msg":"no"}"#),
        "no rows at $['data']: found nothing; the root has code: 7"
      ),
      (.json("").delivered(.hangUp), "the connection ended"),
      (.redirect(to: "/"), "status 302"),
    ])
  func failures(response: LoopbackResponse, reason: String) async throws {
    let server = try LoopbackServer(response)
    defer { server.stop() }
    let run = try await BrowserProcess.run("--once", "--url", server.url().absoluteString)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(reason), "\(run.errors)")
  }

  @Test("No tickets are no error")
  func empty() async throws {
    let server = try LoopbackServer(.json(#"{"modelType":1,"data":[]}"#))
    defer { server.stop() }
    let run = try await BrowserProcess.run("--once", "--url", server.url().absoluteString)
    #expect(run.status == 0 && run.lines == ["优惠券 0", "No tickets."])
  }

  @Test(
    "A wrong command line is status 64 and the help",
    arguments: [
      ["--tab", "x"], ["--amount", "1e5"], ["--amount"], ["--url", "ftp://x"], ["--once=1"], ["x"],
    ])
  func usage(arguments: [String]) async throws {
    let run =
      switch arguments.count {
      case 1: try await BrowserProcess.run(arguments[0])
      default: try await BrowserProcess.run(arguments[0], arguments[1])
      }
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains("--once"))
  }

  @Test("Without a terminal and without --once it says so")
  func noTerminal() async throws {
    let run = try await BrowserProcess.run()
    #expect(run.status == 64 && run.errors.contains("--once"))
    #expect(try await BrowserProcess.run("--help").output.hasPrefix("TicketBrowser"))
  }
}
