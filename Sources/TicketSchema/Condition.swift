import YAMLSyntax

/// A typed condition over one kind's fields, ready for two-valued evaluation.
///
/// `not` is pushed inwards to the atoms, and a comparison of a field that may be absent stands in
/// an `and` behind its `isPresent`: whatever evaluates it never reads an absent field.
package indirect enum Condition: Hashable, Sendable {
  case constant(Bool)

  /// The field with this index has a value.
  case isPresent(Int)
  case isAbsent(Int)

  /// The enum field holds a value outside its cases, or (`isRecognized`) one of them.
  case isUnrecognized(Int)
  case isRecognized(Int)

  /// The bool field is true, or false.
  case isTrue(Int)
  case isFalse(Int)
  case comparison(Operand, Comparison, Operand)
  case and([Condition])
  case or([Condition])

  /// How two operands are compared.
  package enum Comparison: String, Hashable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// One side of a comparison.
  package enum Operand: Hashable, Sendable {
    case field(Int)
    case text(String)

    /// A number, as the JSON number that was written.
    case number(String)
    case bool(Bool)

    /// One case of the enum field on the other side, by its index.
    case enumCase(Int)

    /// The context's instant plus so many seconds.
    case now(plusSeconds: Int)

    /// Texts are equal when their Unicode scalars are.
    package static func == (left: Operand, right: Operand) -> Bool {
      switch (left, right) {
      case (.field(let left), .field(let right)), (.enumCase(let left), .enumCase(let right)),
        (.now(let left), .now(let right)):
        left == right
      case (.text(let left), .text(let right)), (.number(let left), .number(let right)):
        ExactText(left) == ExactText(right)
      case (.bool(let left), .bool(let right)): left == right
      case (.field, _), (.text, _), (.number, _), (.bool, _), (.enumCase, _), (.now, _): false
      }
    }
  }
}
