import Diagnostics
import TicketSchema

/// Writes conditions of a catalog as a schema would; what the check added, it shows too.
struct ConditionText {
  let fields: [TicketField]

  func text(_ condition: Condition) -> String { visibleText(written(condition)) }

  private func written(_ condition: Condition) -> String {
    switch condition {
    case .constant(let value): value ? "true" : "false"
    case .isPresent(let field): name(field) + " is present"
    case .isAbsent(let field): name(field) + " is absent"
    case .isUnrecognized(let field): name(field) + " is unrecognized"
    case .isRecognized(let field): "not (\(name(field)) is unrecognized)"
    case .isTrue(let field): name(field)
    case .isFalse(let field): "not " + name(field)
    case .comparison(let left, let comparison, let right):
      written(left, beside: right) + " \(comparison.rawValue) " + written(right, beside: left)
    case .and(let operands):
      operands.map { inParentheses($0, isOuterAnd: true) }.joined(separator: " and ")
    case .or(let operands):
      operands.map { inParentheses($0, isOuterAnd: false) }.joined(separator: " or ")
    }
  }

  private func inParentheses(_ condition: Condition, isOuterAnd: Bool) -> String {
    switch condition {
    case .or where isOuterAnd: "(" + written(condition) + ")"
    default: written(condition)
    }
  }

  private func name(_ field: Int) -> String { fields[field].name }

  private func written(
    _ operand: Condition.Operand, beside other: Condition.Operand
  ) -> String {
    switch operand {
    case .field(let index): return name(index)
    case .text(let text): return "'" + text.replacing("'", with: "''") + "'"
    case .number(let number): return number
    case .bool(let value): return value ? "true" : "false"
    case .enumCase(let number):
      guard case .field(let index) = other, let type = fields[index].type.enumType,
        type.cases.indices.contains(number)
      else { return String(number) }
      return type.cases[number].name
    case .now(let seconds): return "now" + Self.offset(seconds)
    }
  }

  /// Seconds in the largest unit that they are whole in: ` + 3d`.
  private static func offset(_ seconds: Int) -> String {
    if seconds == 0 { return "" }
    let sign = seconds < 0 ? " - " : " + "
    let magnitude = seconds.magnitude
    let units: [(UInt, String)] = [(604_800, "w"), (86_400, "d"), (3600, "h"), (60, "m"), (1, "s")]
    for (length, unit) in units where magnitude % length == 0 {
      return sign + "\(magnitude / length)" + unit
    }
    return ""
  }
}
