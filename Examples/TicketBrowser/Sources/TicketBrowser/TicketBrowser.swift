import BrowserTickets
import Foundation
import LoopbackServer
import TicketKit
import TicketService

/// The program: it puts server, loader, board and screen together.
@main
@MainActor
enum TicketBrowser {
  static func main() async {
    do {
      let options = try BrowserOptions(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp {
        print(BrowserOptions.help, terminator: "")
      } else {
        exit(try await run(options))
      }
    } catch let fault as BrowserOptions.Fault {
      complain("\(fault.message)\n\n\(BrowserOptions.help)")
      exit(64)
    } catch {
      complain("\(error)\n")
      exit(70)
    }
  }

  /// Runs with valid options, and gives the exit status.
  private static func run(_ options: BrowserOptions) async throws -> Int32 {
    // Stops, and closes its port, when it is released behind the last use.
    let server = options.url == nil ? try SampleServer.start() : nil
    defer { server?.stop() }
    guard let base = options.url ?? server?.url("/"),
      let selection = SingleSelection(Tab.allCases, selected: options.tab)
    else { return 70 }
    let board = TicketBoard(selection, loader: TicketLoader(TicketFactory.self)) { tab, page in
      pageRequest(base, tab, page)
    }
    if options.isOnce { return await printOnce(board, amount: options.amount) }
    guard let terminal = Terminal() else {
      complain("the screen needs a terminal; --once prints without one\n")
      return 64
    }
    return await show(board, on: terminal, amount: options.amount)
  }

  /// Prints the selected tab; 1 when it could not be loaded.
  private static func printOnce(_ board: TicketBoard<Tab>, amount: AmountEntry) async -> Int32 {
    await board.load().value
    let list = board.list
    for issue in list.issues { complain("\(ColumnText.visible("\(issue)"))\n") }
    if case .failed(let error) = list.state {
      complain("\(ColumnText.visible("\(error)"))\n")
      return 1
    }
    let drawing = BoardDrawing(columns: 48, rows: nil, ink: .plain)
    print(board.selection.selected.title, list.tickets.count)
    for line in drawing.tickets(of: board, from: 0, room: nil) { print(line) }
    if amount.value != nil {
      print(ColumnText.visible(QuoteText.text(for: amount, of: list.tickets)))
    }
    return 0
  }

  /// Shows the board until the user leaves.
  private static func show(
    _ board: TicketBoard<Tab>, on terminal: Terminal, amount: AmountEntry
  ) async -> Int32 {
    let isColored = ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
    let screen = TerminalScreen(terminal, ink: isColored ? .colored : .plain)
    let controller = BrowserController(board, screen: screen, amount: amount)
    terminal.open()
    defer { terminal.close() }
    controller.start()
    for await event in terminal.events {
      switch event {
      case .key(let key): controller.press(key)
      case .drawAgain: screen.redraw()
      case .end(let status): return status
      }
    }
    return 0
  }

  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
