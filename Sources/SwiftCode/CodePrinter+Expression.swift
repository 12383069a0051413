extension CodePrinter {
  /// Prints an expression, on this line if it fits there with `reserve` columns behind it.
  mutating func print(_ expression: Expression, reserving reserve: Int = 0) {
    if attempt(reserving: reserve, { $0.printOnOneLine(expression) }) { return }
    switch expression {
    case .call(let call):
      printOnLines(call, reserving: reserve)
    case .infix(let infixOperator, let operands):
      printOnLines(infixOperator, operands, reserving: reserve)
    case .string(let text):
      StringLiteral.print(text, into: &self)
    case .multilineString(let text):
      StringLiteral.printOnLines(text, into: &self)
    case .member(let base, let name):
      printOperand(base, below: InfixOperator.tightest, reserving: reserve)
      printMember(name)
    case .optionalMember(let base, let name):
      printOperand(base, below: InfixOperator.tightest, reserving: reserve)
      write(ascii: "?")
      printMember(name)
    case .implicitMember(let name):
      printMember(name)
    case .identifier(let name):
      printIdentifier(name, as: .reference)
    case .try(let operand):
      write("try ")
      print(operand, reserving: reserve)
    case .conditionalCast(let operand, let type):
      printOperand(operand, below: InfixOperator.castPrecedence, reserving: reserve)
      write(" as? ")
      print(type)
    case .binding(let name, let operand):
      printBinding(name)
      print(operand, reserving: reserve)
    case .not(let operand):
      write(ascii: "!")
      printOperand(operand, below: InfixOperator.tightest, reserving: reserve)
    case .instance, .integer, .hexadecimal, .floatingPoint, .boolean, .nil:
      printLiteral(expression)
    }
  }

  /// Prints an expression on this line; false when that is impossible or the line is overfull, and
  /// then only a part may have been written.
  mutating func printOnOneLine(_ expression: Expression) -> Bool {
    if isOverfull() { return false }
    switch expression {
    case .identifier(let name):
      printIdentifier(name, as: .reference)
    case .implicitMember(let name):
      printMember(name)
    case .member(let base, let name):
      guard printOperandOnOneLine(base, below: InfixOperator.tightest) else { return false }
      printMember(name)
    case .optionalMember(let base, let name):
      guard printOperandOnOneLine(base, below: InfixOperator.tightest) else { return false }
      write(ascii: "?")
      printMember(name)
    case .call(let call):
      return !call.hasArgumentLines && printOnOneLine(call)
    case .string(let text):
      if isOverfull(adding: text.utf8.count) { return false }
      StringLiteral.print(text, into: &self)
    case .multilineString:
      return false
    case .try(let operand):
      write("try ")
      return printOnOneLine(operand)
    case .conditionalCast(let operand, let type):
      guard printOperandOnOneLine(operand, below: InfixOperator.castPrecedence) else {
        return false
      }
      write(" as? ")
      print(type)
    case .binding(let name, let operand):
      printBinding(name)
      return printOnOneLine(operand)
    case .not(let operand):
      write(ascii: "!")
      return printOperandOnOneLine(operand, below: InfixOperator.tightest)
    case .infix(let infixOperator, let operands):
      return printOnOneLine(infixOperator, operands)
    case .instance, .integer, .hexadecimal, .floatingPoint, .boolean, .nil:
      printLiteral(expression)
    }
    return true
  }

  /// Prints a dot and the member's name behind it.
  mutating func printMember(_ name: String) {
    write(ascii: ".")
    printIdentifier(name, as: .member)
  }

  private mutating func printBinding(_ name: String) {
    write("let ")
    printIdentifier(name, as: .declaration)
    write(" = ")
  }

  private mutating func printLiteral(_ expression: Expression) {
    switch expression {
    case .integer(let value): NumberLiteral.print(value, into: &self)
    case .hexadecimal(let value, let digits):
      NumberLiteral.print(hexadecimal: value, digits: digits, into: &self)
    case .floatingPoint(let value): NumberLiteral.print(value, into: &self)
    case .boolean(let value): write(value ? "true" : "false")
    case .nil: write("nil")
    default: write("self")
    }
  }
}
