/// Writes findings as the workflow commands that GitHub shows at the lines of a pull request:
///
///     ::error file=schemas/coupon.yaml,line=2,endLine=2,col=3,endColumn=8,title=unknown-key::…
///
/// Columns count Unicode scalars, and the last one is the last character's, as a range that spans several
/// lines has none. Notes follow the message on lines of their own.
package struct FindingCommands {
  private var tables = LineTables()

  /// The path from the repository's top folder to the working folder, `""` where they are the same.
  private let prefix: String

  package init(prefix: String = "") {
    self.prefix = prefix
  }

  /// The findings sorted by place without exact duplicates, each line ended; empty for none.
  package mutating func text(_ findings: some Sequence<Finding>) -> String {
    var text = ""
    for finding in findings.sortedByPlace() { text += command(finding) + "\n" }
    return text
  }

  private mutating func command(_ finding: Finding) -> String {
    var properties = [("file", repositoryPath(finding.place.path))]
    if let span = tables.span(of: finding.place) {
      properties.append(("line", String(span.start.line)))
      properties.append(("endLine", String(span.end.line)))
      if span.start.line == span.end.line {
        let last = max(span.start.scalarColumn, span.end.scalarColumn - 1)
        properties.append(("col", String(span.start.scalarColumn)))
        properties.append(("endColumn", String(last)))
      }
    }
    properties.append(("title", finding.id))
    let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
    var message = visibleText(finding.message)
    for note in finding.notes {
      message += "\nnote: \(visibleText(note.message))" + (note.place.map { at($0) } ?? "")
    }
    return "::\(finding.severity.rawValue) \(list)::\(Self.escapedData(message))"
  }

  private mutating func at(_ place: Finding.Place) -> String {
    let path = visibleText(repositoryPath(place.path))
    guard let start = tables.span(of: place)?.start else { return " (\(path))" }
    return " (\(path):\(start.line):\(start.scalarColumn))"
  }

  private func repositoryPath(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    return normalizedPath(isAbsolute || prefix.isEmpty ? path : prefix + "/" + path)
  }

  /// What stands behind `::`, where a line end would end the command.
  private static func escapedData(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%", "\r", "\n": true
      default: false
      }
    }
  }

  /// The value of a property, where a comma or colon would end it as well.
  private static func escapedProperty(_ text: String) -> String {
    escaped(visibleText(text)) { scalar in
      switch scalar {
      case "%", "\r", "\n", ":", ",": true
      default: false
      }
    }
  }

  /// The text with some of its ASCII characters as `%` and their number.
  private static func escaped(
    _ text: String, where isEscaped: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + String(repeating: "0", count: 2 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
