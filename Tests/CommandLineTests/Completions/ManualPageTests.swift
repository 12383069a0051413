import Foundation
import Testing

@testable import ticketgen

@Suite("ManualPage")
struct ManualPageTests {
  /// The page is committed, so that installing needs no tool to make it.
  @Test func thePageInDocumentationIsCurrent() throws {
    let page = ToolRun.repository.appendingPathComponent("Documentation/ticketgen.1")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(ManualPage.text.utf8).write(to: page)
      Issue.record("rewritten: run the tests again without UPDATE_GOLDEN")
    }
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text == ManualPage.text, "run 'UPDATE_GOLDEN=1 swift test --filter ManualPageTests'")
  }

  @Test func namesEveryVerbOptionAndStatus() {
    let lines = Set(ManualPage.text.split(separator: "\n").map(String.init))
    func escaped(_ text: String) -> String { text.replacingOccurrences(of: "-", with: "\\-") }
    for verb in Verb.allCases { #expect(lines.contains(".SS " + escaped(verb.rawValue))) }
    for option in Option.allCases {
      let name = "\\fB" + escaped(option.spelling) + "\\fR"
      #expect(lines.contains { $0.contains(name) }, "\(option)")
    }
    for status in ExitStatus.allCases { #expect(lines.contains("\(status.rawValue)")) }
  }

  @Test func theSynopsisShowsWhatMustBeGiven() {
    let synopsis = ManualPage.text.components(separatedBy: ".SH ")[2]
    let against = #" \fB\-\-against\fR \fIdir\-or\-ref\fR [\fIoptions\fR]"#
    #expect(synopsis.contains(#"\fBticketgen breaking\fR \fIdir\fR"# + against))
    #expect(!synopsis.contains("fail"))
  }

  @Test func noLineIsTakenForARequest() {
    let requests: Set = [".TH", ".SH", ".SS", ".TP", ".br"]
    for line in ManualPage.text.split(separator: "\n") where ".'".contains(line.first ?? " ") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
