/// The manual page in the man(7) macros, made from the table that `Verb`, `Operand` and `Option` are.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH TICKETGEN 1 \"\" \"ticketgen \(Version.current)\" \"User Commands\"", ".SH NAME",
      "ticketgen \\- turn a folder of ticket schemas into Swift types and a JSON factory",
      ".SH SYNOPSIS",
    ]
    for verb in Verb.allCases { lines += synopsis(verb) }
    lines += [
      ".SH DESCRIPTION",
      "Standard output carries what was asked for; findings and a summary of one line go to"
        + " standard error.",
      escaped("Without a verb, '\(Verb.standard.rawValue)' is meant."),
      "Options may stand before or behind operands, as"
        + " \\fB\\-\\-name\\fR \\fIvalue\\fR or \\fB\\-\\-name=\\fR\\fIvalue\\fR;"
        + " \\fB\\-\\-\\fR ends them.",
      "Where a file is due, \\fB\\-\\fR is standard input or output.", ".SH VERBS",
    ]
    for verb in Verb.allCases { lines += section(verb) }
    lines += [".SH OPTIONS OF EVERY VERB"]
    for option in Option.common { lines += entry(option, .standard) }
    lines += [".SH EXIT STATUS"]
    for status in ExitStatus.allCases {
      lines += [".TP", "\(status.rawValue)", escaped(status.abstract)]
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", "\\fBNO_COLOR\\fR",
      "No colour, unless \\fB\\-\\-color always\\fR is given.", ".TP", "\\fBTERM\\fR",
      "Where it is \\fBdumb\\fR, neither colour, unless \\fB\\-\\-color always\\fR is given, nor"
        + " progress.", ".TP", "\\fBCOLUMNS\\fR",
      "The width of what is drawn with text, where standard output is no terminal.", ".TP",
      "\\fBGITHUB_WORKSPACE\\fR",
      "The folder from which the paths of \\fB\\-\\-diagnostics github\\fR count.", ".SH FILES",
      ".TP", "\\fIticketgen.yaml\\fR", "The settings of a project, in its schemas folder.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func synopsis(_ verb: Verb) -> [String] {
    let words = ["\\fBticketgen \(escaped(verb.rawValue))\\fR"]
    let operands = verb.operands.map { operand in
      let name = "\\fI\(operand.title)\\fR" + (operand.isRepeated ? "\\ ..." : "")
      return operand.isOptional ? "[\(name)]" : name
    }
    let required = verb.ownOptions.filter(\.isRequired).map {
      synopsis(of: $0, with: verb)
    }
    return [(words + operands + required + ["[\\fIoptions\\fR]"]).joined(separator: " "), ".br"]
  }

  private static func section(_ verb: Verb) -> [String] {
    var lines = [".SS \(escaped(verb.rawValue))", escaped(verb.abstract)]
    for operand in verb.operands {
      lines += [".TP", "\\fI\(operand.title)\\fR", escaped(operand.abstract)]
    }
    for option in verb.ownOptions { lines += entry(option, verb) }
    return lines
  }

  private static func entry(_ option: Option, _ verb: Verb) -> [String] {
    let short = option == .help ? "\\fB\\-h\\fR, " : ""
    let words = option.kind(with: verb)?.legalWords ?? []
    let list = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    return [
      ".TP", short + synopsis(of: option, with: verb),
      escaped(option.abstract(with: verb) + list),
    ]
  }

  /// An option with the name of its value.
  private static func synopsis(of option: Option, with verb: Verb) -> String {
    let value = option.valueName(with: verb).map { " \\fI\(escaped($0))\\fR" } ?? ""
    return "\\fB\(escaped(option.spelling))\\fR\(value)"
  }

  /// A text in which what roff obeys stands for itself.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
