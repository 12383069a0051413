import Foundation
import TicketKit

/// Compares what compiled tickets show with what the evaluator wrote down.
public enum HarnessRun {
  /// Compares all cases of the folder that is the only argument, prints what differs, and exits.
  public static func run(_ cases: [HarnessCase]) -> Never {
    let folder = URL(fileURLWithPath: CommandLine.arguments.last ?? ".")
    var counts = Counts()
    for item in cases {
      let place = folder.appendingPathComponent("\(item.number)")
      let lines =
        (try? String(contentsOf: place.appendingPathComponent("contexts.txt"), encoding: .utf8))
        ?? ""
      for (index, line) in lines.split(separator: "\n").enumerated() {
        compare(item, in: place, index, line.split(separator: "\t").map(String.init), &counts)
      }
    }
    print(
      "\(cases.count) catalogs, \(counts.responses) responses (\(counts.thrown) refused), "
        + "\(counts.tickets) tickets, \(counts.issues) issues: \(counts.differences) differ")
    // A run that compares next to nothing is no success.
    let isMeaningful = counts.tickets > cases.count && counts.issues > cases.count
    exit(counts.differences == 0 && isMeaningful ? 0 : 1)
  }

  private struct Counts {
    var responses = 0
    var thrown = 0
    var tickets = 0
    var issues = 0
    var differences = 0
  }

  private static func compare(
    _ item: HarnessCase, in place: URL, _ index: Int, _ context: [String], _ counts: inout Counts
  ) {
    let evaluated = place.appendingPathComponent("evaluated-\(index).json")
    let due = (try? Data(contentsOf: evaluated)) ?? Data()
    let payload = (try? Data(contentsOf: place.appendingPathComponent("payload-\(index).json")))
    let now = Date(timeIntervalSince1970: Double(context[2]) ?? 0)
    let shown = text(
      item, payload ?? Data(),
      TicketContext(locale: context[0], timeZone: context[1], now: { now }), &counts)
    counts.responses += 1
    guard Data(shown.utf8) != due else { return }
    counts.differences += 1
    guard counts.differences <= 10 else { return }
    print("\(evaluated.path) is not what the compiled tickets show")
    let lines = (
      shown.split(separator: "\n"), String(decoding: due, as: UTF8.self).split(separator: "\n")
    )
    for number in 0..<max(lines.0.count, lines.1.count) {
      let compiled = lines.0.indices.contains(number) ? lines.0[number] : ""
      let other = lines.1.indices.contains(number) ? lines.1[number] : ""
      guard !compiled.utf8.elementsEqual(other.utf8) else { continue }
      print("  compiled:  \(compiled)\n  evaluated: \(other)")
      break
    }
  }

  private static func text(
    _ item: HarnessCase, _ payload: Data, _ context: TicketContext, _ counts: inout Counts
  ) -> String {
    do {
      let batch = try item.decode(payload, context)
      counts.tickets += batch.tickets.count
      counts.issues += batch.issues.count
      let tickets = batch.tickets.map { dump($0, item) }
      return "{\"tickets\": [" + list(tickets) + "], \"issues\": ["
        + list(batch.issues.map(text)) + "]}\n"
    } catch {
      counts.thrown += 1
      return "error: \(error)\n"
    }
  }

  private static func list(_ elements: [String]) -> String {
    elements.isEmpty ? "" : "\n" + elements.joined(separator: ",\n") + "\n"
  }

  /// What a ticket shows; it must show the same when it holds its row alone.
  private static func dump(_ ticket: any TicketModel, _ item: HarnessCase) -> String {
    guard let numbered = ticket as? Numbered else { return "a ticket without a row" }
    var dump = TicketDump(row: numbered.row)
    item.dump(numbered.ticket, &dump)
    var detached = TicketDump(row: numbered.row)
    item.dump(numbered.ticket.detached(), &detached)
    guard dump.text.utf8.elementsEqual(detached.text.utf8) else {
      return "detached it shows \(detached.text)}"
    }
    return dump.text + "}"
  }

  private static func text(_ issue: TicketIssue) -> String {
    """
    {"row": \(issue.row), "path": \(TicketDump.quoted(issue.path)), \
    "code": \(TicketDump.quoted(issue.code.rawValue)), \
    "message": \(TicketDump.quoted("expected \(issue.expected), found \(issue.found)")), \
    "dropsRow": \(issue.dropsRow)}
    """
  }
}
