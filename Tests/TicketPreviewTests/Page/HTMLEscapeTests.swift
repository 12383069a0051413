import Testing

@testable import TicketPreview

@Suite struct HTMLEscapeTests {
  /// The characters that end a text, an attribute or a tag in HTML, and those that its parser changes.
  @Test func nothingEndsAnElementOrAnAttribute() {
    #expect(
      htmlEscaped("<a href=\"x\" id='y'>&amp;</a>")
        == "&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;")
    #expect(htmlEscaped("a\r\nb\rc\0d") == "a&#13;\nb&#13;c\u{2400}d")
  }

  @Test func everythingElseIsKept() {
    let text = "满50元 👨‍👩‍👧 \u{202E}x\u{85}\u{1}\u{FFFE}"
    #expect(Array(htmlEscaped(text).unicodeScalars) == Array(text.unicodeScalars))
  }
}
