import Diagnostics

/// Reads the arguments of one run, by the table that `Verb`, `Operand` and `Option` are.
struct ArgumentParser {
  /// Whether a path exists, so that a first word can be told from a mistyped verb.
  let pathExists: (String) -> Bool

  /// Returns what the arguments, without the tool's own name, ask for.
  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let split = ArgumentSplit(arguments)
    var operands = split.operands
    var writtenVerb: Verb?
    if split.operandsBeforeTerminator > 0, let verb = Verb(rawValue: operands[0].text) {
      writtenVerb = verb
      operands.removeFirst()
    }

    // Whoever asks for help gets it, whatever else is wrong.
    if split.options.contains(where: { $0.option == .help }) {
      return Invocation(command: HelpCommand(topic: writtenVerb))
    }
    if split.options.contains(where: { $0.option == .version }) {
      return Invocation(command: VersionCommand())
    }

    if writtenVerb == nil, let word = operands.first?.text, !looksLikePath(word) {
      throw UsageError(
        fault: .unknownVerb(word, nearest: nearestVerb(to: word)), verb: nil)
    }
    if writtenVerb == .help, let word = operands.first?.text, Verb(rawValue: word) == nil {
      throw UsageError(
        fault: .unknownVerb(word, nearest: nearestVerb(to: word)), verb: .help)
    }
    let verb = writtenVerb ?? .standard
    let context = try VerbArguments(
      verb: verb, isWritten: writtenVerb != nil, operands: operands, options: split.options,
      folder: writtenVerb.map(\.rawValue).flatMap { pathExists($0) ? $0 : nil })
    return Invocation(
      command: try verb.command.init(context),
      options: CommonOptions(
        isQuiet: context.has(.quiet), color: context.word(.color) ?? .auto,
        diagnostics: context.word(.diagnostics) ?? .text))
  }

  private func looksLikePath(_ word: String) -> Bool {
    word.utf8.contains(UInt8(ascii: "/")) || word == "." || word == ".." || word == "-"
      || pathExists(word)
  }

  private func nearestVerb(to word: String) -> Verb? {
    nearestName(to: word, among: Verb.allCases.map(\.rawValue)).flatMap(Verb.init)
  }
}
