/// One expression; only what holds further expressions takes memory of its own.
package enum Expression: Sendable {
  /// A name alone: `record`.
  case identifier(String)

  /// The instance itself, `self`.
  case instance

  /// `.name`, a member of the type that the place expects.
  case implicitMember(String)

  /// `base.name`.
  indirect case member(Expression, String)

  /// `base?.name`, nil where the base is.
  indirect case optionalMember(Expression, String)
  case call(Call)

  /// A string literal that holds exactly these characters.
  case string(String)

  /// A string literal of several lines, one per line of the text.
  case multilineString(String)
  case integer(Int)

  /// An integer in hexadecimal digits, at least so many of them.
  case hexadecimal(UInt32, digits: Int)

  /// A floating-point literal; a whole number is written like an integer.
  case floatingPoint(Double)
  case boolean(Bool)
  case `nil`

  /// `try operand`.
  indirect case `try`(Expression)

  /// `operand as? Type`.
  indirect case conditionalCast(Expression, SwiftType)

  /// `let name = operand`, a condition of `if` and `guard` that holds where the operand is not nil.
  indirect case binding(String, Expression)

  /// `!operand`.
  indirect case not(Expression)

  /// Operands joined by one operator: `a && b && c`.
  case infix(InfixOperator, [Expression])
}

/// A call: what is called, and its arguments.
package final class Call: Sendable {
  /// One argument; without a label only its value is written.
  package struct Argument: Sendable {
    package var label: String?
    package var value: Expression

    package init(label: String? = nil, _ value: Expression) {
      self.label = label
      self.value = value
    }
  }

  /// What is called, or the value whose method is.
  package let base: Expression

  /// The method's name; nil where `base` itself is called.
  package let method: String?
  package let arguments: [Argument]

  /// The closure behind the parentheses.
  package let closure: Closure?

  /// Whether each argument takes a line of its own, also where the call would fit on one.
  package let hasArgumentLines: Bool

  package init(
    _ base: Expression, method: String? = nil, _ arguments: [Argument],
    closure: Closure? = nil, hasArgumentLines: Bool = false
  ) {
    self.base = base
    self.method = method
    self.arguments = arguments
    self.closure = closure
    self.hasArgumentLines = hasArgumentLines
  }
}

extension Expression {
  /// A call of a function or initializer by its name.
  package static func call(_ name: String, _ arguments: [Call.Argument]) -> Expression {
    .call(Call(.identifier(name), arguments))
  }

  /// A call of a method.
  package static func call(
    _ base: Expression, _ method: String, _ arguments: [Call.Argument]
  ) -> Expression {
    .call(Call(base, method: method, arguments))
  }
}
