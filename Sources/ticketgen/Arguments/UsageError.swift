/// Arguments that cannot be understood, as data; `UsageErrorText` has the words.
struct UsageError: Error, Equatable {
  /// What is wrong.
  enum Fault: Equatable {
    case missingOperand(Operand)
    case emptyOperand(Operand)
    case unexpectedOperands([String])

    /// A word that is neither a verb nor a path, with the verb that looks most like it.
    case unknownVerb(String, nearest: Verb?)

    /// An option as typed, with the option of the verb that looks most like it.
    case unknownOption(String, nearest: Option?)
    case missingValue(Option)
    case emptyValue(Option)
    case unexpectedValue(Option, String)
    case invalidValue(Option, String)

    /// `-` in the place of a folder.
    case streamForFolder
  }

  let fault: Fault

  /// The verb whose usage is shown beside the error; nil: the tool's.
  let verb: Verb?
}
