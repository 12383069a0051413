import TicketSchema

extension Condition {
  /// The same condition without constants inside `and` and `or`, so that no generated branch is
  /// one that never runs.
  var simplified: Condition {
    switch self {
    case .and(let operands): Condition.joined(operands, neutral: true, Condition.and)
    case .or(let operands): Condition.joined(operands, neutral: false, Condition.or)
    default: self
    }
  }

  /// Joins operands by an operator whose neutral constant is given; the other one decides alone.
  private static func joined(
    _ operands: [Condition], neutral: Bool, _ join: ([Condition]) -> Condition
  ) -> Condition {
    var kept: [Condition] = []
    for operand in operands {
      switch operand.simplified {
      case .constant(neutral): continue
      case .constant: return .constant(!neutral)
      case let operand: kept.append(operand)
      }
    }
    return kept.count > 1 ? join(kept) : kept.first ?? .constant(neutral)
  }
}
