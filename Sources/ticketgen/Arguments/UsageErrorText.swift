import Diagnostics

/// The words for every `UsageError`: all prose about wrong arguments is here.
enum UsageErrorText {
  /// What standard error shows, lines ended.
  static func text(for error: UsageError) -> String {
    let topic = error.verb.map { " help \($0.rawValue)" } ?? " help"
    return """
      error: \(visibleText(message(for: error)))
      Usage: \(HelpText.usage(of: error.verb))
        See 'ticketgen\(topic)' for more information.

      """
  }

  static func message(for error: UsageError) -> String {
    let verb = error.verb ?? .standard
    switch error.fault {
    case .missingOperand(let operand, let folder):
      return "Missing expected argument '<\(operand.title)>'"
        + (folder.map { ". To use the folder '\($0)', write './\($0)'" } ?? "")
    case .emptyOperand(let operand):
      return "The argument '<\(operand.title)>' is empty"
    case .unexpectedOperands(let operands) where operands.count == 1:
      return "Unexpected argument \(quoted(operands))"
    case .unexpectedOperands(let operands):
      return "\(operands.count) unexpected arguments: \(quoted(operands))"
    case .invalidOperand(let operand, let text, let nearest):
      return "The value '\(text)' is invalid for '<\(operand.title)>'"
        + advice(operand.kind, nearest)
    case .unknownVerb(let word, let nearest) where error.verb == .help:
      return "There is no verb '\(word)'" + suggestion(nearest?.rawValue)
    case .unknownVerb(let word, let nearest):
      return "'\(word)' is neither a verb nor a folder" + suggestion(nearest?.rawValue)
    case .unknownOption(let spelling, let nearest):
      return "Unknown option '\(spelling)'" + suggestion(nearest?.spelling)
    case .missingOption(let option):
      return "Missing expected option '\(HelpText.synopsis(of: option, with: verb))'"
    case .missingValue(let option):
      return "Missing value for '\(HelpText.synopsis(of: option, with: verb))'"
    case .emptyValue(let option):
      return "The value for '\(HelpText.synopsis(of: option, with: verb))' is empty"
    case .unexpectedValue(let option, let value):
      return
        "The option '\(option.spelling)' does not take any value, but '\(value)' was specified."
    case .invalidValue(let option, let value, let nearest):
      return "The value '\(value)' is invalid for '\(HelpText.synopsis(of: option, with: verb))'"
        + (option.kind(with: verb).map { advice($0, nearest) } ?? "")
    case .streamForFolder:
      return "'-' stands for standard input or output, and a folder is due here"
    case .streamTwice:
      return "'-' stands for standard input, which can be read once only"
    }
  }

  /// What to write in the place of a value that does not fit.
  private static func advice(_ kind: ArgumentKind, _ nearest: String?) -> String {
    if let nearest { return suggestion(nearest) }
    switch kind {
    case .text, .folder, .file: return ""
    case .word(let words): return ". Please provide one of \(list(words))."
    case .words(let words):
      return ". Please provide some of \(list(words)), with commas between them."
    case .number(let range) where range.upperBound == .max:
      return ". Please provide a whole number from \(range.lowerBound) on."
    case .number(let range):
      return ". Please provide a whole number, \(range.lowerBound) to \(range.upperBound)."
    case .instant:
      return ". Please provide a date such as 2026-07-01 or 2026-07-01T08:00:00+08:00."
    case .locale: return ". Please provide a locale such as zh_CN."
    case .timeZone: return ". Please provide an IANA time zone such as Asia/Shanghai."
    }
  }

  private static func suggestion(_ name: String?) -> String {
    name.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return quoted(names) }
    return quoted(names.dropLast()) + " or '\(last)'"
  }
}
