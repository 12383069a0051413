import Diagnostics

/// Resolves a condition's names, checks its types and lowers it for the catalog.
struct ConditionChecker {
  let fields: FieldTable
  let written: WrittenText

  /// Whether a field that may be absent may only be read where it is known to be present.
  let mustProve: Bool

  /// Whether the condition is the whole value of a flag: it has no cases, so an `and` proves its first
  /// operands to those on their right wherever it stands.
  var isFlag = false

  /// A condition of the catalog, and what follows from it.
  struct Checked {
    let condition: Condition

    /// The fields known to be present where the condition holds.
    let presentInside: KnownFields

    /// The field that is present wherever the condition does not hold.
    let presentAfter: Int?
  }

  /// Whether the condition is a word by which a case that always holds is marked elsewhere, and no field.
  var isElse: Bool {
    guard !isFlag, case .unknown = fields.lookup(written.text) else { return false }
    return ["true", "else", "otherwise", "default"].contains(written.text)
  }

  /// The condition; nil when it is wrong, which is reported.
  ///
  /// - Parameter known: the fields that earlier cases prove to be present.
  func check(known: KnownFields, report: inout SchemaReport) -> Checked? {
    if isElse {
      report.add(
        .typeMismatch,
        "\(quote(written.text)) alone is no condition: leave `when` out where the case always holds",
        at: 0..<written.text.utf8.count, of: written)
      return nil
    }
    let syntax: ConditionSyntax
    switch ConditionParser.parse(written.text) {
    case .success(let parsed): syntax = parsed
    case .failure(let problem):
      reportSyntax(problem, report: &report)
      return nil
    }
    var operands = [syntax]
    if case .and(let several) = syntax { operands = several }
    var known = known
    var lowered: [Condition] = []
    for operand in operands {
      if let condition = lower(operand, isNegated: false, known: known, report: &report) {
        lowered.append(condition)
      }
      if case .test(let tested, .present) = operand, let index = index(of: tested) {
        known.here.insert(index)
      }
    }
    guard lowered.count == operands.count else { return nil }
    var presentAfter: Int?
    if case .test(let tested, .absent) = syntax { presentAfter = index(of: tested) }
    let guarded = PresenceGuards(fields: fields).guarded(
      lowered.count == 1 ? lowered[0] : .and(lowered))
    return Checked(condition: guarded, presentInside: known, presentAfter: presentAfter)
  }

  private func reportSyntax(_ problem: ConditionProblem, report: inout SchemaReport) {
    if problem.isUnfinished, let cause = written.node.cutCause {
      report.add(
        .cutByYAML,
        "the condition ends inside a quote: it was cut by YAML at `\(cause.mark)`; quote the whole "
          + "value",
        at: problem.part, of: written)
    } else if !fields.refuseName(
      in: written, around: problem.part, .condition, report: &report)
    {
      report.add(problem.kind, problem.message, at: problem.part, of: written)
    }
  }

  /// Lowers a condition with `not` pushed to its atoms; nil when it is wrong, which is reported.
  private func lower(
    _ syntax: ConditionSyntax, isNegated: Bool, known: KnownFields, report: inout SchemaReport
  ) -> Condition? {
    switch syntax {
    case .not(let inner):
      return lower(inner, isNegated: !isNegated, known: known, report: &report)
    case .and(let operands), .or(let operands):
      var isConjunction = isNegated
      if case .and = syntax { isConjunction.toggle() }
      var known = known
      var lowered: [Condition] = []
      for operand in operands {
        if let condition = lower(operand, isNegated: isNegated, known: known, report: &report) {
          lowered.append(condition)
        }
        if isFlag, isConjunction, !isNegated, case .test(let tested, .present) = operand,
          let index = index(of: tested)
        {
          known.here.insert(index)
        }
      }
      guard lowered.count == operands.count else { return nil }
      return isConjunction ? .and(lowered) : .or(lowered)
    case .operand, .test, .comparison:
      let checker = AtomChecker(fields: fields, written: written)
      guard let atom = checker.check(syntax, report: &report) else { return nil }
      checkReads(of: atom, known: known, report: &report)
      return isNegated ? atom.condition.negated : atom.condition
    }
  }

  /// Reports reads of fields that may be absent where nothing proves that they are present.
  private func checkReads(
    of atom: AtomChecker.Atom, known: KnownFields, report: inout SchemaReport
  ) {
    guard mustProve else { return }
    for (index, part) in atom.reads
    where fields[index].mayBeAbsent && !known.contains(index) {
      AbsentRead.report(
        fields[index].name, at: part, of: written, report: &report)
    }
  }

  private func index(of operand: OperandSyntax) -> Int? {
    guard operand.kind == .word, case .field(let index, _) = fields.lookup(operand.written) else {
      return nil
    }
    return index
  }
}
