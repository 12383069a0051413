import Diagnostics
import YAMLSyntax

/// What reading a text gave: the tree and the findings, as short texts for expectations.
struct YAMLReading {
  let file: SourceFile
  let root: YAMLNode?
  let findings: [Finding]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    file = SourceFile(path: "a.yaml", bytes: bytes)
    var collector = FindingCollector()
    root = YAMLReader.read(file, into: &collector)
    findings = collector.findings
  }

  /// The tree in one line: texts as they are in `‹›`, lists in `[]`, mappings in `{}`.
  var tree: String { root.map(Self.describe) ?? "-" }

  /// `line:column-column id: message` of each finding, notes behind `|`; columns count UTF-8 bytes.
  var report: [String] {
    findings.map { finding in
      let notes = finding.notes.map { " | \(place($0.place))\($0.message)" }.joined()
      return "\(place(finding.place))\(finding.id): \(finding.message)\(notes)"
    }
  }

  /// `line:column-column id` of each finding.
  var ids: [String] {
    findings.map { "\(place($0.place))\($0.id)" }
  }

  /// The source that a range covers.
  func source(_ range: SourceRange) -> String {
    String(decoding: file.bytes[range.bytes], as: UTF8.self)
  }

  private func place(_ place: Finding.Place?) -> String {
    guard case .range(let range)? = place else { return "" }
    let (line, column) = position(range.bytes.lowerBound)
    let (lastLine, lastColumn) = position(range.bytes.upperBound)
    return lastLine == line
      ? "\(line):\(column)-\(lastColumn) " : "\(line):\(column)-\(lastLine):\(lastColumn) "
  }

  /// Counts on its own, so that a fault of the line table cannot hide here.
  private func position(_ offset: Int) -> (Int, Int) {
    var line = 1
    var column = 1
    var place = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while place < offset {
      let byte = file.bytes[place]
      let next = place + 1 < file.bytes.count ? file.bytes[place + 1] : 0
      if byte == 0x0A || (byte == 0x0D && next != 0x0A) {
        line += 1
        column = 1
      } else if byte != 0x0D {
        column += 1
      }
      place += 1
    }
    return (line, column)
  }

  private static func describe(_ node: YAMLNode) -> String {
    let mark = (node.isAlias ? "*" : "") + (node.isRefused ? "!" : "")
    switch node.content {
    case .scalar(let scalar): return mark + (scalar.isNull ? "null" : "‹\(scalar.text)›")
    case .sequence(let items): return mark + "[" + items.map(describe).joined(separator: ", ") + "]"
    case .mapping(let entries):
      let texts = entries.map { "\($0.key.text): \(describe($0.value))" }
      return mark + "{" + texts.joined(separator: ", ") + "}"
    }
  }
}
