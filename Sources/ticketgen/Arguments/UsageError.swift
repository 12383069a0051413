/// Arguments that cannot be understood, as data; `UsageErrorText` has the words.
struct UsageError: Error, Equatable {
  /// What is wrong.
  enum Fault: Equatable {
    /// An operand that is not there; `folder` is the verb as typed, if a folder has that name.
    case missingOperand(Operand, folder: String?)
    case emptyOperand(Operand)
    case unexpectedOperands([String])

    /// An operand that does not fit, with the legal text that looks most like it.
    case invalidOperand(Operand, String, nearest: String?)

    /// A word that is neither a verb nor a path, with the verb that looks most like it.
    case unknownVerb(String, nearest: Verb?)

    /// An option as typed, with the option of the verb that looks most like it.
    case unknownOption(String, nearest: Option?)
    case missingOption(Option)
    case missingValue(Option)
    case emptyValue(Option)
    case unexpectedValue(Option, String)

    /// A value, or a part of a list, that does not fit, with the legal text that looks most like it.
    case invalidValue(Option, String, nearest: String?)

    /// `-` in the place of a folder.
    case streamForFolder

    /// Standard input in the place of two files.
    case streamTwice
  }

  let fault: Fault

  /// The verb whose usage is shown beside the error; nil: the tool's.
  let verb: Verb?
}
