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
    switch error.fault {
    case .missingOperand(let operand):
      "Missing expected argument '<\(operand.rawValue)>'"
    case .emptyOperand(let operand):
      "The argument '<\(operand.rawValue)>' is empty"
    case .unexpectedOperands(let operands) where operands.count == 1:
      "Unexpected argument \(quoted(operands))"
    case .unexpectedOperands(let operands):
      "\(operands.count) unexpected arguments: \(quoted(operands))"
    case .unknownVerb(let word, let nearest) where error.verb == .help:
      "There is no verb '\(word)'" + suggestion(nearest?.rawValue)
    case .unknownVerb(let word, let nearest):
      "'\(word)' is neither a verb nor a folder" + suggestion(nearest?.rawValue)
    case .unknownOption(let spelling, let nearest):
      "Unknown option '\(spelling)'" + suggestion(nearest?.spelling)
    case .missingValue(let option):
      "Missing value for '\(HelpText.synopsis(of: option))'"
    case .emptyValue(let option):
      "The value for '\(HelpText.synopsis(of: option))' is empty"
    case .unexpectedValue(let option, let value):
      "The option '\(option.spelling)' does not take any value, but '\(value)' was specified."
    case .invalidValue(let option, let value):
      "The value '\(value)' is invalid for '\(HelpText.synopsis(of: option))'."
        + " Please provide one of \(list(option.values ?? []))."
    case .streamForFolder:
      "'-' stands for standard input or output, and a folder is due here"
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
