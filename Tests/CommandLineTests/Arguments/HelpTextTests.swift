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
    let text = HelpText.text(for: verb)
    for option in Option.allCases {
      #expect(text.contains(option.spelling) == verb.options.contains(option))
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
        == "ticketgen generate <dir> [--output <dir>] [--access <level>] [--dry-run] [--diff]")
    #expect(HelpText.usage(of: .help) == "ticketgen help [<verb>]")
  }
}
