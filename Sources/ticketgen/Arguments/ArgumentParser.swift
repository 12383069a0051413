import Diagnostics
import TicketSchema

/// Reads the arguments of one run, by the table that `Verb` and `Option` are.
struct ArgumentParser {
  /// Whether a path exists, so that a first word can be told from a mistyped verb.
  let pathExists: (String) -> Bool

  /// Returns what the arguments, without the tool's own name, ask for.
  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let split = ArgumentSplit(arguments)
    var operands = split.operands
    var writtenVerb: Verb?
    if split.operandsBeforeTerminator > 0, let verb = Verb(rawValue: operands[0]) {
      writtenVerb = verb
      operands.removeFirst()
    }

    // Whoever asks for help gets it, whatever else is wrong.
    if split.options.contains(where: { $0.option == .help }) { return .help(writtenVerb) }
    if split.options.contains(where: { $0.option == .version }) { return .version }

    if writtenVerb == nil, let word = operands.first, !looksLikePath(word) {
      throw UsageError(
        fault: .unknownVerb(word, nearest: nearestVerb(to: word)), verb: nil)
    }
    let context = VerbArguments(
      verb: writtenVerb ?? .standard, isWritten: writtenVerb != nil, operands: operands,
      options: split.options)
    let values = try context.checkedOptions()
    let common = CommonOptions(
      isQuiet: values[.quiet] != nil,
      color: values[.color].flatMap(ColorChoice.init) ?? .auto)

    switch context.verb {
    case .generate:
      let mode: GenerateCommand.Mode =
        values[.diff] != nil ? .diff : values[.dryRun] != nil ? .dryRun : .write
      let options = try context.generatorOptions(values)
      return .generate(GenerateCommand(options: options, mode: mode), common)
    case .check:
      return .check(CheckCommand(options: try context.generatorOptions(values)), common)
    case .help:
      return .help(try helpTopic(context))
    }
  }

  private func helpTopic(_ context: VerbArguments) throws(UsageError) -> Verb? {
    guard let word = try context.singleOperand() else { return nil }
    guard let topic = Verb(rawValue: word) else {
      throw UsageError(
        fault: .unknownVerb(word, nearest: nearestVerb(to: word)), verb: .help)
    }
    return topic
  }

  private func looksLikePath(_ word: String) -> Bool {
    word.utf8.contains(UInt8(ascii: "/")) || word == "." || word == ".." || word == "-"
      || pathExists(word)
  }

  private func nearestVerb(to word: String) -> Verb? {
    nearestName(to: word, among: Verb.allCases.map(\.rawValue)).flatMap(Verb.init)
  }
}
