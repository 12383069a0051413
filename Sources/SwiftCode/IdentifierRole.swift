/// Where an identifier stands: it decides which names need backticks.
enum IdentifierRole {
  /// The name of a declared variable, function, parameter or enum case.
  case declaration

  /// A name alone in an expression.
  case reference

  /// A name behind a dot.
  case member

  /// The label of a declared parameter.
  case parameterLabel

  /// The label of an argument in a call.
  case argumentLabel

  /// The name of a type, where it is declared or used.
  case type
}
