/// Puts every read of a field that may be absent behind a test of its presence.
///
/// A comparison with an absent field does not hold, and neither does its negation. Since `not` is
/// pushed to the atoms before, a test in front of each atom is all that this takes.
struct PresenceGuards {
  let fields: FieldTable

  /// The condition with its tests.
  func guarded(_ condition: Condition) -> Condition {
    var known: Set<Int> = []
    return guarded(condition, known: &known)
  }

  /// The condition with its tests; `known` is as before when it returns.
  private func guarded(_ condition: Condition, known: inout Set<Int>) -> Condition {
    switch condition {
    case .and(let operands):
      var result: [Condition] = []
      var added: [Int] = []
      for operand in operands {
        append(guarded(operand, known: &known), to: &result, known: &known, added: &added)
      }
      known.subtract(added)
      return result.count == 1 ? result[0] : .and(result)
    case .or(let operands):
      return .or(operands.map { guarded($0, known: &known) })
    default:
      let unknown = condition.readFields.filter { fields[$0].mayBeAbsent && !known.contains($0) }
      return unknown.isEmpty ? condition : .and(unknown.map(Condition.isPresent) + [condition])
    }
  }

  /// Adds an operand to a conjunction, and what it proves to what is known in those after it.
  private func append(
    _ operand: Condition, to result: inout [Condition], known: inout Set<Int>,
    added: inout [Int]
  ) {
    if case .and(let inner) = operand {
      for part in inner { append(part, to: &result, known: &known, added: &added) }
      return
    }
    if case .isPresent(let field) = operand, known.insert(field).inserted { added.append(field) }
    result.append(operand)
  }
}

extension Condition {
  /// The fields that an atom reads, without those that it only asks for their presence.
  fileprivate var readFields: [Int] {
    switch self {
    case .isUnrecognized(let field), .isRecognized(let field), .isTrue(let field),
      .isFalse(let field):
      [field]
    case .comparison(.field(let left), _, .field(let right)):
      left == right ? [left] : [left, right]
    case .comparison(.field(let field), _, _), .comparison(_, _, .field(let field)): [field]
    case .constant, .isPresent, .isAbsent, .comparison, .and, .or: []
    }
  }
}
