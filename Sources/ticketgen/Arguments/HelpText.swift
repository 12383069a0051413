/// The help of the tool and of its verbs, made from the table that `Verb`, `Operand` and `Option` are.
enum HelpText {
  /// The help of a verb, or of the tool; lines ended.
  static func text(for verb: Verb?) -> String {
    guard let verb else { return toolText }
    var text = "OVERVIEW: \(verb.abstract)\n\nUSAGE: \(usage(of: verb))\n"
    text += section("ARGUMENTS", verb.operands.map { ("<\($0.title)>", $0.abstract) })
    text += section("OPTIONS", verb.options.map { row($0, verb) })
    return text
  }

  /// One line that shows how a verb, or the tool, is called.
  static func usage(of verb: Verb?) -> String {
    guard let verb else { return "ticketgen [<verb>] <dir> [<options>]" }
    let options = verb.ownOptions.map { option in
      let synopsis = synopsis(of: option, with: verb)
      return option.isRequired ? synopsis : "[\(synopsis)]"
    }
    return (["ticketgen", verb.rawValue] + verb.operands.map(\.synopsis) + options)
      .joined(separator: " ")
  }

  /// An option with the name of its value: `--output <dir>`.
  static func synopsis(of option: Option, with verb: Verb) -> String {
    option.valueName(with: verb).map { "\(option.spelling) <\($0)>" } ?? option.spelling
  }

  private static var toolText: String {
    """
    OVERVIEW: Turn a folder of ticket schemas into Swift types and a JSON factory.

    USAGE: \(usage(of: nil))

    Without a verb, '\(Verb.standard.rawValue)' is meant: ticketgen schemas/

    """
      + section("VERBS", Verb.allCases.map { ($0.rawValue, $0.abstract) })
      + section("OPTIONS", Option.common.map { row($0, .standard) })
      + section("EXIT STATUS", ExitStatus.allCases.map { ("\($0.rawValue)", $0.abstract) })
      + "\n  See 'ticketgen help <verb>' for the options of a verb.\n"
  }

  private static func row(_ option: Option, _ verb: Verb) -> (String, String) {
    let synopsis = synopsis(of: option, with: verb)
    let words = option.kind(with: verb)?.legalWords ?? []
    let values = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    return (
      option == .help ? "-h, " + synopsis : synopsis, option.abstract(with: verb) + values
    )
  }

  /// Names in one column and sentences in another; a sentence that would pass column 80 is wrapped.
  private static func section(
    _ title: String, _ rows: [(name: String, abstract: String)]
  ) -> String {
    if rows.isEmpty { return "" }
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    let indent = String(repeating: " ", count: width + 2)
    var text = "\n\(title):\n"
    for row in rows {
      let name = "  " + row.name + String(repeating: " ", count: width - row.name.count)
      let lines = wrapped(row.abstract, columns: 80 - indent.count)
      text += name + lines.joined(separator: "\n" + indent) + "\n"
    }
    return text
  }

  private static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
