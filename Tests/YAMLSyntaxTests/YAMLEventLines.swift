import YAMLSyntax

extension YAMLEvent {
  /// The event in the notation of the YAML test suite: `+MAP {} &a <tag:…>`, `=VAL :text`.
  var line: String {
    switch kind {
    case .streamStart: "+STR"
    case .streamEnd: "-STR"
    case .documentStart(let isExplicit): isExplicit ? "+DOC ---" : "+DOC"
    case .documentEnd(let isExplicit): isExplicit ? "-DOC ..." : "-DOC"
    case .alias(let name): "=ALI *\(name)"
    case .scalar(let text, let style, _): "=VAL\(suffix) \(sign(of: style))\(escaped(text))"
    case .sequenceStart(let isFlow, _): "+SEQ\(isFlow ? " []" : "")\(suffix)"
    case .sequenceEnd: "-SEQ"
    case .mappingStart(let isFlow, _): "+MAP\(isFlow ? " {}" : "")\(suffix)"
    case .mappingEnd: "-MAP"
    }
  }

  /// The anchor and tag, each with a space in front.
  private var suffix: String {
    let anchor = properties?.anchor.map { " &\($0)" } ?? ""
    return anchor + (properties?.tag.map { " <\($0)>" } ?? "")
  }

  private func sign(of style: YAMLScalar.Style) -> String {
    switch style {
    case .plain: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      case "\0": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
