import Testing

@testable import SwiftCode

@Suite("Comments")
struct DocumentationCommentTests {
  private func comment(_ text: String?) -> String {
    printed(.stored(StoredProperty(documentation: text, .constant, "x", type: .named("Int"))))
  }

  @Test("Every line break that a compiler or an editor knows begins a line of the comment")
  func lineBreaks() {
    for lineBreak in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(
        comment("one\(lineBreak)fatalError()") == "/// one\n/// fatalError()\nlet x: Int",
        "\(lineBreak.unicodeScalars.map(\.value))")
    }
  }

  @Test("Empty lines stay, without a space at their ends, and line breaks at the end go")
  func emptyLines() {
    #expect(comment("one\n\ntwo\n\n") == "/// one\n///\n/// two\nlet x: Int")
    #expect(comment("\n\r\n") == "let x: Int")
    #expect(comment("") == "let x: Int")
    #expect(comment(nil) == "let x: Int")
  }

  @Test("What is invisible shows as an escape")
  func invisibleText() {
    #expect(
      comment("a\u{202E}b\0c */ \"\"\" \\(x)\td")
        == "/// a\\u{202E}b\\u{0}c */ \"\"\" \\(x)\td\nlet x: Int")
  }

  @Test("A line comment stays on its line")
  func lineComment() {
    #expect(printed(.comment("a\nb\u{2028}c")) == "// a\\nb\\u{2028}c")
    let file = SwiftFile(header: ["x\ny", ""], imports: [], declarations: [])
    #expect(file.text == "// x\\ny\n//\n")
  }
}
