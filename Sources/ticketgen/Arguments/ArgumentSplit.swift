/// The arguments sorted into options and operands, before anyone asks what they mean.
///
/// Follows the conventions of swift-argument-parser: `--name value` and `--name=value`, in any order
/// with the operands; `--` ends the options; a value that begins with `-` needs the `=` form.
struct ArgumentSplit {
  /// One option as it was written.
  struct Occurrence {
    /// The name as typed, dashes included and value left out.
    let spelling: String

    /// The option of that name, with any verb; nil: there is none.
    let option: Option?

    /// The value that was written, with `=` or as the next argument.
    let value: String?

    /// The number of the argument, so that options and operands can be put in one order.
    let position: Int
  }

  /// One operand as it was written.
  struct Word: Equatable {
    let text: String

    /// The number of the argument.
    let position: Int
  }

  private(set) var options: [Occurrence] = []
  private(set) var operands: [Word] = []

  /// How many of the operands stand before `--`: only those can be verbs.
  private(set) var operandsBeforeTerminator = 0

  init(_ arguments: [String]) {
    var rest = arguments.enumerated().map { Word(text: $1, position: $0) }[...]
    while let argument = rest.popFirst() {
      let text = argument.text
      if text == "--" { break }
      if text.hasPrefix("--") {
        let occurrence = Self.longOption(argument, rest: &rest)
        options.append(occurrence)
      } else if text.hasPrefix("-"), text != "-" {
        let option: Option? = text == "-h" ? .help : nil
        options.append(
          Occurrence(spelling: text, option: option, value: nil, position: argument.position))
      } else {
        operands.append(argument)
      }
    }
    operandsBeforeTerminator = operands.count
    operands += rest
  }

  private static func longOption(
    _ argument: Word, rest: inout ArraySlice<Word>
  ) -> Occurrence {
    let parts = argument.text.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let option = Option(rawValue: String(spelling.dropFirst(2)))
    var value = parts.count == 2 ? String(parts[1]) : nil
    if value == nil, option?.takesValue ?? false, let next = rest.first?.text,
      next == "-" || !next.hasPrefix("-")
    {
      value = next
      rest.removeFirst()
    }
    return Occurrence(
      spelling: spelling, option: option, value: value, position: argument.position)
  }
}
