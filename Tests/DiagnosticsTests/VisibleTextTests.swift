import Diagnostics
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("满 a·é", "满 a·é"), ("\u{1B}[0m", "\\u{1B}[0m"), ("a\nb", "a\\u{A}b"), ("\r\n", "\\u{D}\\u{A}"),
    ("\u{202E}\u{2066}", "\\u{202E}\\u{2066}"), ("\u{0}", "\\u{0}"), ("\u{85}", "\\u{85}"),
    ("\u{2028}", "\\u{2028}"), ("\u{A0}", "\\u{A0}"), ("\u{200B}", "\\u{200B}"),
    ("👨‍👩‍👧", "👨‍👩‍👧"), ("❤️", "❤️"), ("\u{200D}", "\\u{200D}"), ("\t", "\\u{9}"), ("\u{3164}", "\\u{3164}"),
    ("　", "　"), ("\u{FEFF}", "\\u{FEFF}"),
  ])
  func controlsAreWrittenOut(text: String, visible: String) {
    #expect(visibleText(text) == visible)
  }

  @Test func tabsAreKeptWhenAsked() {
    #expect(visibleText("a\tb\u{7F}", keepingTabs: true) == "a\tb\\u{7F}")
  }
}
