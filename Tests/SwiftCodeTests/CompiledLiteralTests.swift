import Foundation
import Testing

@testable import SwiftCode

/// The printer's texts as the compiler reads them.
@Suite("Compiled literals")
struct CompiledLiteralTests {
  /// Every scalar but most of the planes that hold nothing.
  private static let everyScalar = String(
    String.UnicodeScalarView(
      [UInt32(0)...0x400FF, 0xDFF00...0xE10FF, 0x10FF00...0x10FFFF]
        .joined().compactMap(Unicode.Scalar.init)))

  private static let hostileTexts = [
    "", "\"", "\"\"\"", "\"\"\"#", "\"#", "#\"", "\\", "\\\\", "\\n", "\\(fatalError())",
    "\"; fatalError(); \"", "\\u{41}", "a\\", "\n", "\r", "\r\n", "\n\n", " \n ", "\t", "\0",
    "\0001",
    "\u{B}\u{C}\u{85}\u{2028}\u{2029}", "*/ fatalError() /*", "// x", "%@ %n %s", "${x}", "`x`",
    "\u{301}", "e\u{301}", "\u{E9}", "\u{212A}K", "\"\u{301}", "\\\u{301}", "\u{200D}\u{301}",
    "\u{202E}\u{2066}x\u{2069}\u{202C}", "👨\u{200D}👩\u{200D}👧\u{FE0F}", "全角\u{3000}空格",
    "满减\u{FF01}",
    "\u{FEFF}x", "\u{1F1E8}\u{1F1F3}", "\u{E0001}\u{E007F}", "\u{FFFE}\u{10FFFF}", "'", "x  ",
    "  x",
    "\"\"\"\n\"\"\"", "\\(\"\\(\"x\")\")", String(repeating: "\"\\", count: 300),
  ]

  @Test("A program of hostile texts compiles, runs none of them, and holds exactly these texts")
  func hostileTexts() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    let texts = Self.hostileTexts + [Self.everyScalar]
    let members = texts.enumerated().flatMap { index, text -> [Declaration] in
      [
        .comment(text),
        constant("line\(index)", .string(text), documentation: text),
        constant("lines\(index)", .multilineString(text), documentation: nil),
      ]
    }
    let file = SwiftFile(
      header: Self.hostileTexts, imports: [],
      declarations: [.type(TypeDeclaration(.enumeration, "Texts", members: members))])
    let names = texts.indices.flatMap { ["Texts.line\($0)", "Texts.lines\($0)"] }
    let program = """
      func show(_ texts: [String]) {
        for text in texts {
          print(text.utf8.map { String($0, radix: 16) }.joined(separator: " "))
        }
      }
      show([\(names.joined(separator: ", "))])
      """
    let outcome = try compiler.run(["Texts.swift": file.text, "main.swift": program])
    #expect(outcome.isSuccess, "\(outcome.output.prefix(2000))")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = texts.flatMap { text -> [String] in
      let line = text.utf8.map { String($0, radix: 16) }.joined(separator: " ")
      return [line, line]
    }
    try #require(lines.count == expected.count + 1)
    for (index, line) in expected.enumerated() {
      #expect(
        lines[index] == line, "text \(index / 2) \(index % 2 == 0 ? "on a line" : "on lines")")
    }
  }

  private func constant(
    _ name: String, _ value: SwiftCode.Expression, documentation: String?
  ) -> Declaration {
    .stored(
      StoredProperty(
        documentation: documentation, isStatic: true, .constant, name, value: value))
  }
}
