/// A display property of a sample kind: its cases in order.
struct TwinDisplay {
  /// One case: what it shows, and when.
  struct Case {
    /// The condition in a schema and in Swift; nil ends the list.
    var condition: (schema: String, swift: String)?

    /// The runs with the names of their styles; a text is one run without a style.
    let runs: [(text: TwinText, style: String?)]

    /// What is shown when a field is true, or a text is there.
    static func when(_ schema: String, swift: String? = nil, _ text: TwinText) -> Case {
      Case(condition: (schema, swift ?? schema), runs: [(text, nil)])
    }

    /// What is shown otherwise.
    static func otherwise(_ text: TwinText) -> Case { Case(runs: [(text, nil)]) }
  }

  let name: String
  let cases: [Case]

  /// Whether the property is a text in runs.
  var isStyled = false
}

extension TwinDisplay {
  /// The property's lines below `display:`.
  var schemaLines: [String] {
    if cases.count == 1 {
      return isStyled
        ? ["\(name):", "  runs:"] + runLines(cases[0]).map { "    " + $0 }
        : ["\(name): \"\(cases[0].runs[0].text.template)\""]
    }
    return ["\(name):"]
      + cases.flatMap { oneCase -> [String] in
        let text = "text: \"\(oneCase.runs[0].text.template)\""
        guard let condition = oneCase.condition else { return ["  - \(text)"] }
        return ["  - when: \(condition.schema)", "    \(text)"]
      }
  }

  private func runLines(_ oneCase: Case) -> [String] {
    oneCase.runs.map { text, style in
      let style = style.map { ", style: \($0)" } ?? ""
      return "- {text: \"\(text.template)\"\(style)}"
    }
  }

  /// The property of a struct, as somebody would write it.
  var swiftLines: [String] {
    let type = isStyled ? "StyledText?" : "String"
    let head = "public var \(name): \(type)"
    if isStyled {
      let runs = cases[0].runs.map { text, style in
        "StyledText.Run(\(text.swift)\(style.map { ", style: Style.\($0)" } ?? ""))"
      }
      return [
        "\(head) {", "  StyledText(", "    " + runs.joined(separator: ",\n      ") + ")", "}",
      ]
    }
    let texts = cases.map { $0.runs[0].text.swift }
    if cases.count == 1 { return texts[0] == name ? [] : ["\(head) { \(texts[0]) }"] }
    return ["\(head) {"]
      + zip(cases, texts).map { oneCase, text in
        guard let condition = oneCase.condition else { return "  return \(text)" }
        return "  if \(condition.swift) { return \(text) }"
      } + ["}"]
  }
}
