/// A YAML value as it is written into a schema: in flow style, texts in double quotes.
struct Written {
  /// The value's YAML.
  let yaml: String

  static func text(_ text: String) -> Written { Written(yaml: quoted(text)) }

  /// A word or number without quotes.
  static func plain(_ word: String) -> Written { Written(yaml: word) }

  static func list(_ elements: [Written]) -> Written {
    Written(yaml: "[" + elements.map(\.yaml).joined(separator: ", ") + "]")
  }

  static func map(_ entries: [(String, Written)]) -> Written {
    let texts = entries.map { "\(quoted($0)): \($1.yaml)" }
    return Written(yaml: "{" + texts.joined(separator: ", ") + "}")
  }

  /// A file whose top keys stand a line each.
  static func file(_ entries: [(String, Written)]) -> String {
    entries.map { "\($0): \($1.yaml)\n" }.joined()
  }

  /// A text in double quotes in which all but plain characters is escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case " "..."~", "\u{4E00}"..."\u{9FFF}": result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
