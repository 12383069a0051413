import Foundation
import Testing

@testable import ticketgen

@Suite("HelpText")
struct HelpTextTests {
  @Test func namesEveryVerbAndStatus() {
    let text = HelpText.text(for: nil)
    for verb in Verb.allCases { #expect(text.contains("\n  \(verb.rawValue) ")) }
    for status in ExitStatus.allCases { #expect(text.contains("\n  \(status.rawValue) ")) }
  }

  @Test(arguments: Verb.allCases)
  func namesEveryOptionOfAVerb(_ verb: Verb) {
    let lines = HelpText.text(for: verb).split(separator: "\n").map(String.init)
    for option in Option.allCases {
      let row = "  " + HelpText.synopsis(of: option, with: verb) + "  "
      let isThere = lines.contains { $0.replacingOccurrences(of: "-h, ", with: "").hasPrefix(row) }
      #expect(isThere == verb.options.contains(option), "\(option)")
    }
  }

  @Test func fitsEightyColumns() {
    let texts = [HelpText.text(for: nil)] + Verb.allCases.map { HelpText.text(for: $0) }
    for line in texts.joined().split(separator: "\n") where !line.hasPrefix("USAGE: ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func showsHowAVerbIsCalled() {
    #expect(
      HelpText.usage(of: .generate)
        == "ticketgen generate <dir> [--output <dir>] [--access <level>] [--ticket-files]"
        + " [--dry-run] [--diff] [--watch] [--file-lists <dir>]")
    #expect(
      HelpText.usage(of: .preview)
        == "ticketgen preview <dir> [<file> ...] [--data <file>] [--format <form>]"
        + " [--output <file>] [--watch] [--now <iso>] [--locale <locale>] [--time-zone <zone>]")
    #expect(
      HelpText.usage(of: .infer) == "ticketgen infer <sample> ... [--kind <name>] [--output <dir>]")
    #expect(HelpText.usage(of: .help) == "ticketgen help [<verb>]")
  }
}
