import Diagnostics
import Foundation
import Testing
import YAMLSyntax

@Suite struct CorpusTests {
  /// The YAML test suite beside the package, where it is there.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/corpora/yaml-test-suite").standardized

  private static var files: [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
  }

  /// Every file, and every text that a file holds as a test, is read to its end with findings in the file.
  @Test(arguments: files)
  func everyFileIsRead(url: URL) throws {
    let bytes = try [UInt8](Data(contentsOf: url))
    let reading = YAMLReading(bytes: bytes)
    check(reading)
    let root = try #require(reading.root ?? YAMLReading("[]").root)
    for item in root.sequence ?? [] {
      guard let text = item.entry("yaml")?.value.scalar?.text else { continue }
      check(YAMLReading(Self.decoded(text)))
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

  /// A test's text with the suite's marks for white space put back.
  private static func decoded(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "␣": result.unicodeScalars.append(" ")
      case "»": result.unicodeScalars.append("\t")
      case "—", "∎": break
      case "←": result.unicodeScalars.append("\r")
      case "⇔": result.unicodeScalars.append("\u{FEFF}")
      case "↵": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
