import SwiftCode

/// The text of declarations in a file of their own, without the line break at its end.
func printed(_ declarations: Declaration...) -> String {
  let text = SwiftFile(header: [], imports: [], declarations: declarations).text
  return text.hasSuffix("\n") ? String(text.dropLast()) : text
}

/// The text of statements as the body of `func f()`.
func printedBody(_ statements: Statement...) -> String {
  let text = printed(
    .function(FunctionDeclaration(.function("f"), parameters: [], body: statements)))
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  lines.removeFirst()
  lines.removeLast()
  return lines.map { String($0.dropFirst(2)) }.joined(separator: "\n")
}

/// The text of an expression at the beginning of a line.
func printed(_ expression: Expression) -> String {
  printedBody(.expression(expression))
}
