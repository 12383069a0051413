import Diagnostics

/// The operands and options that were written for one verb, checked against the table.
struct VerbArguments {
  let verb: Verb

  /// Whether the verb was written, or is the one that is meant without any.
  let isWritten: Bool

  private var operands: [Operand: [ArgumentSplit.Word]] = [:]
  private var options: [Option: [ArgumentSplit.Word]] = [:]

  /// Checks what was written.
  ///
  /// - Parameters:
  ///   - operands: the operands without the verb.
  ///   - folder: the verb as typed, if a folder of that name is there.
  init(
    verb: Verb, isWritten: Bool, operands: some Sequence<ArgumentSplit.Word>,
    options: [ArgumentSplit.Occurrence], folder: String? = nil
  ) throws(UsageError) {
    self.verb = verb
    self.isWritten = isWritten
    for occurrence in options { try enter(occurrence) }
    try enter(Array(operands), folder: folder)
  }

  /// An error about these arguments.
  func error(_ fault: UsageError.Fault) -> UsageError {
    UsageError(fault: fault, verb: isWritten ? verb : nil)
  }
}

extension VerbArguments {
  /// Whether an option was written.
  func has(_ option: Option) -> Bool { options[option] != nil }

  /// The value of an option, the last one where it is repeated.
  func text(_ option: Option) -> String? { options[option]?.last?.text }

  /// The value of an operand.
  func text(_ operand: Operand) -> String? { operands[operand]?.first?.text }

  /// The value of an operand that may not be left out.
  func required(_ operand: Operand) throws(UsageError) -> String {
    guard let text = text(operand) else { throw error(.missingOperand(operand, folder: nil)) }
    return text
  }

  /// The value of an option that may not be left out.
  func required(_ option: Option) throws(UsageError) -> String {
    guard let text = text(option) else { throw error(.missingOption(option)) }
    return text
  }

  /// The value of an option as one of its words.
  func word<Word: RawRepresentable<String>>(_ option: Option) -> Word? {
    text(option).flatMap(Word.init)
  }

  /// The words of an option that takes a list, in the order written.
  func words<Word: RawRepresentable<String>>(_ option: Option) -> [Word] {
    (options[option] ?? []).flatMap { ArgumentKind.parts(of: $0.text) }
      .compactMap(Word.init)
  }

  /// The value of an option that takes a number.
  func number<Number: FixedWidthInteger>(_ option: Option) -> Number? {
    text(option).flatMap { Number($0) }
  }

  /// The files given by an option and by operands, in the order written; `-` at most once.
  func files(_ operand: Operand, and option: Option? = nil) throws(UsageError) -> [String] {
    let words = (operands[operand] ?? []) + (option.flatMap { options[$0] } ?? [])
    let files = words.sorted { $0.position < $1.position }.map(\.text)
    if files.count(where: { $0 == "-" }) > 1 { throw error(.streamTwice) }
    return files
  }

  /// The one file given by an operand or by an option, the last one where that is repeated.
  func file(_ operand: Operand, or option: Option) throws(UsageError) -> String? {
    let words = (operands[operand] ?? []) + (options[option]?.suffix(1) ?? [])
    let files = words.sorted { $0.position < $1.position }.map(\.text)
    if files.count > 1 { throw error(.unexpectedOperands(Array(files.dropFirst()))) }
    return files.first
  }
}

extension VerbArguments {
  private mutating func enter(_ occurrence: ArgumentSplit.Occurrence) throws(UsageError) {
    guard let option = occurrence.option, verb.options.contains(option) else {
      throw error(.unknownOption(occurrence.spelling, nearest: nearest(to: occurrence.spelling)))
    }
    let text = try value(of: occurrence, for: option)
    options[option, default: []].append(
      ArgumentSplit.Word(text: text, position: occurrence.position))
  }

  /// The value of an option; "" for one without.
  private func value(
    of occurrence: ArgumentSplit.Occurrence, for option: Option
  ) throws(UsageError) -> String {
    guard let kind = option.kind(with: verb) else {
      if let value = occurrence.value { throw error(.unexpectedValue(option, value)) }
      return ""
    }
    guard let value = occurrence.value else { throw error(.missingValue(option)) }
    if value.isEmpty { throw error(.emptyValue(option)) }
    switch kind.refusal(of: value) {
    case nil: return value
    case .stream: throw error(.streamForFolder)
    case .value(let part, let nearest):
      throw error(.invalidValue(option, part, nearest: nearest))
    }
  }

  private mutating func enter(
    _ words: [ArgumentSplit.Word], folder: String?
  ) throws(UsageError) {
    var rest = words[...]
    for operand in verb.operands {
      let taken = operand.isRepeated ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      if taken.isEmpty, !operand.isOptional {
        throw error(.missingOperand(operand, folder: folder))
      }
      for word in taken { try check(word.text, operand) }
      operands[operand] = Array(taken)
    }
    if !rest.isEmpty { throw error(.unexpectedOperands(rest.map(\.text))) }
  }

  private func check(_ text: String, _ operand: Operand) throws(UsageError) {
    if text.isEmpty { throw error(.emptyOperand(operand)) }
    switch operand.kind.refusal(of: text) {
    case nil: break
    case .stream: throw error(.streamForFolder)
    case .value(let part, let nearest):
      throw error(.invalidOperand(operand, part, nearest: nearest))
    }
  }

  private func nearest(to spelling: String) -> Option? {
    let name = String(spelling.drop { $0 == "-" })
    return nearestName(to: name, among: verb.options.map(\.rawValue)).flatMap(Option.init)
  }
}
