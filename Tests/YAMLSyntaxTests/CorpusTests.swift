import Diagnostics
import Foundation
import Testing
import YAMLSyntax

@Suite struct CorpusTests {
  /// Every file, and every text that a file holds as a test, is read to its end with findings in the file.
  @Test(arguments: YAMLTestSuite.files)
  func everyFileIsRead(url: URL) throws {
    let bytes = try [UInt8](Data(contentsOf: url))
    let reading = YAMLReading(bytes: bytes)
    check(reading)
    let root = try #require(reading.root ?? YAMLReading("[]").root)
    for item in root.sequence ?? [] {
      guard let text = item.entry("yaml")?.value.scalar?.text else { continue }
      check(YAMLReading(YAMLTestSuite.decoded(text)))
    }
  }

  private func check(_ reading: YAMLReading) {
    #expect(reading.root != nil || !reading.findings.isEmpty)
    for finding in reading.findings {
      guard case .range(let range) = finding.place else { continue }
      #expect(range.bytes.upperBound <= reading.file.bytes.count)
    }
    if let root = reading.root { walk(root) }
    var formatter = FindingFormatter()
    #expect(formatter.text(reading.findings).isEmpty == reading.findings.isEmpty)
  }

  /// Looks up every part of every scalar's text, which must lie inside of it.
  private func walk(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar):
      if node.isAlias { return }
      let map = YAMLTextMap(of: node)
      let source = node.range.file.bytes
      for (offset, byte) in scalar.text.utf8.enumerated() {
        let part = map.range(of: offset..<offset + 1).bytes
        #expect(part.clamped(to: node.range.bytes) == part)
        // White space may come from a line end, and in double quotes anything from an escape.
        if byte <= 0x20 || part.isEmpty { continue }
        let first = source[part.lowerBound]
        let isEscape = scalar.style == .doubleQuoted && first == UInt8(ascii: "\\")
        #expect(first == byte || isEscape)
        #expect(part.count == 1 || isEscape || byte == UInt8(ascii: "'"))
      }
    case .sequence(let items): for item in items { walk(item) }
    case .mapping(let entries): for entry in entries { walk(entry.value) }
    }
  }
}
