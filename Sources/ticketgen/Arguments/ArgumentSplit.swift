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
  }

  private(set) var options: [Occurrence] = []
  private(set) var operands: [String] = []

  /// How many of the operands stand before `--`: only those can be verbs.
  private(set) var operandsBeforeTerminator = 0

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { break }
      if argument.hasPrefix("--") {
        let occurrence = Self.longOption(argument, rest: &rest)
        options.append(occurrence)
      } else if argument.hasPrefix("-"), argument != "-" {
        let option: Option? = argument == "-h" ? .help : nil
        options.append(Occurrence(spelling: argument, option: option, value: nil))
      } else {
        operands.append(argument)
      }
    }
    operandsBeforeTerminator = operands.count
    operands += rest
  }

  private static func longOption(
    _ argument: String, rest: inout ArraySlice<String>
  ) -> Occurrence {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let option = Option(rawValue: String(spelling.dropFirst(2)))
    if parts.count == 2 {
      return Occurrence(spelling: spelling, option: option, value: String(parts[1]))
    }
    guard option?.valueName != nil, let next = rest.first, next == "-" || !next.hasPrefix("-")
    else {
      return Occurrence(spelling: spelling, option: option, value: nil)
    }
    rest.removeFirst()
    return Occurrence(spelling: spelling, option: option, value: next)
  }
}
