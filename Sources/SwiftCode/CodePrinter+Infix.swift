extension CodePrinter {
  /// Prints operands with their operator on this line; false when they do not fit.
  mutating func printOnOneLine(_ infixOperator: InfixOperator, _ operands: [Expression]) -> Bool {
    for (index, operand) in operands.enumerated() {
      if index > 0 { printSpaced(infixOperator) }
      guard printOperandOnOneLine(operand, below: infixOperator.limit(at: index)) else {
        return false
      }
    }
    return true
  }

  /// Prints operands on one line each, the operator before every one but the first.
  mutating func printOnLines(
    _ infixOperator: InfixOperator, _ operands: [Expression], reserving reserve: Int
  ) {
    guard let first = operands.first else { return }
    printOperand(first, below: infixOperator.limit(at: 0), reserving: 0)
    indented { printer in
      for (index, operand) in operands.enumerated().dropFirst() {
        printer.newLine()
        printer.write(infixOperator.rawValue)
        printer.write(ascii: " ")
        printer.printOperand(
          operand, below: infixOperator.limit(at: index),
          reserving: index == operands.count - 1 ? reserve : 0)
      }
    }
  }

  /// Prints an operand, in parentheses where it binds less tightly than `limit`.
  mutating func printOperand(_ operand: Expression, below limit: Int, reserving reserve: Int) {
    guard operand.precedence < limit else { return print(operand, reserving: reserve) }
    write(ascii: "(")
    print(operand, reserving: reserve + 1)
    write(ascii: ")")
  }

  /// Prints an operand like `printOperand`, on this line; false when it does not fit.
  mutating func printOperandOnOneLine(_ operand: Expression, below limit: Int) -> Bool {
    guard operand.precedence < limit else { return printOnOneLine(operand) }
    write(ascii: "(")
    guard printOnOneLine(operand) else { return false }
    write(ascii: ")")
    return true
  }

  private mutating func printSpaced(_ infixOperator: InfixOperator) {
    write(ascii: " ")
    write(infixOperator.rawValue)
    write(ascii: " ")
  }
}

extension InfixOperator {
  /// A precedence above that of every operator between operands.
  static let tightest = 8

  /// How tightly `as?` binds: more than `??`, less than a sum.
  static let castPrecedence = 5

  /// The least precedence that the operand at an index may have without parentheses.
  ///
  /// Mixed `&&` and `||` get parentheses too: readers should not need the precedence table.
  fileprivate func limit(at index: Int) -> Int {
    if self == .or { return InfixOperator.equal.precedence }
    return index == 0 && chains ? precedence : precedence + 1
  }
}

extension Expression {
  /// How tightly the expression's outermost operator binds.
  fileprivate var precedence: Int {
    if case .infix(let infixOperator, let operands) = self, operands.count > 1 {
      return infixOperator.precedence
    }
    if case .conditionalCast = self { return InfixOperator.castPrecedence }
    return InfixOperator.tightest
  }
}
