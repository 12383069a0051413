/// One statement of a body.
package enum Statement: Sendable {
  /// An expression alone; in a body of its own it is the body's value.
  case expression(Expression)
  case `return`(Expression)

  /// `let name = switch subject` with cases that are one expression each.
  indirect case choice(String, Expression, [SwitchCase])

  /// `var name = value`.
  indirect case variable(String, Expression)

  /// `target = value`.
  indirect case assignment(Expression, Expression)

  /// `guard` with conditions of which all must hold, and the statements of its `else`.
  case `guard`([Expression], else: [Statement])

  /// `if` with conditions of which all must hold.
  case `if`([Expression], then: [Statement])
  indirect case `switch`(Expression, [SwitchCase])
}

/// One case of a `switch`; without a pattern it is the `default`.
package struct SwitchCase: Sendable {
  package var pattern: Expression?
  package var body: [Statement]

  package init(_ pattern: Expression?, _ body: [Statement]) {
    self.pattern = pattern
    self.body = body
  }
}
