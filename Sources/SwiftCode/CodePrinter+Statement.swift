extension CodePrinter {
  /// Prints statements on lines of their own, indented, and the line break behind them.
  mutating func printBody(_ statements: [Statement]) {
    indented { printer in
      for statement in statements {
        printer.newLine()
        printer.print(statement)
      }
    }
    newLine()
  }

  /// Prints one statement, on this line where that is usual and fits.
  mutating func print(_ statement: Statement) {
    switch statement {
    case .expression(let expression):
      print(expression)
    case .return(let expression):
      write("return ")
      print(expression)
    case .choice(let name, let subject, let cases):
      write("let ")
      printIdentifier(name, as: .declaration)
      write(" = ")
      printSwitch(subject, cases)
    case .variable(let name, let value):
      write("var ")
      printIdentifier(name, as: .declaration)
      write(" = ")
      print(value)
    case .assignment(let target, let value):
      print(target)
      write(" = ")
      print(value)
    case .guard(let conditions, let body):
      printGuard(conditions, body)
    case .if(let conditions, let body):
      printIf(conditions, body)
    case .switch(let subject, let cases):
      printSwitch(subject, cases)
    }
  }

  /// Prints a body of one simple statement between braces on this line; false when that is
  /// impossible or does not fit.
  mutating func printBodyOnOneLine(_ body: [Statement]) -> Bool {
    guard body.count == 1, let statement = body.first else { return false }
    write("{ ")
    switch statement {
    case .expression(let expression):
      guard printOnOneLine(expression) else { return false }
    case .return(let expression):
      write("return ")
      guard printOnOneLine(expression) else { return false }
    default:
      return false
    }
    write(" }")
    return true
  }

  private mutating func printGuard(_ conditions: [Expression], _ body: [Statement]) {
    write("guard ")
    let fits = attempt(reserving: 0) { printer in
      guard printer.printConditionsOnOneLine(conditions) else { return false }
      printer.write(" else ")
      return printer.printBodyOnOneLine(body)
    }
    if fits { return }
    if attempt(reserving: 7, { $0.printConditionsOnOneLine(conditions) }) {
      write(" else {")
    } else {
      printConditionsOnLines(conditions)
      newLine()
      write("else {")
    }
    printBody(body)
    write(ascii: "}")
  }

  private mutating func printIf(_ conditions: [Expression], _ body: [Statement]) {
    write("if ")
    let fits = attempt(reserving: 0) { printer in
      guard printer.printConditionsOnOneLine(conditions) else { return false }
      printer.write(ascii: " ")
      return printer.printBodyOnOneLine(body)
    }
    if fits { return }
    if attempt(reserving: 2, { $0.printConditionsOnOneLine(conditions) }) {
      write(" {")
    } else {
      printConditionsOnLines(conditions)
      newLine()
      write(ascii: "{")
    }
    printBody(body)
    write(ascii: "}")
  }

  private mutating func printSwitch(_ subject: Expression, _ cases: [SwitchCase]) {
    write("switch ")
    print(subject, reserving: 2)
    write(" {")
    for oneCase in cases {
      newLine()
      if let pattern = oneCase.pattern {
        write("case ")
        print(pattern, reserving: 1)
        write(ascii: ":")
      } else {
        write("default:")
      }
      let fits = attempt(reserving: 0) { printer in
        printer.write(ascii: " ")
        return printer.printOnOneLine(oneCase.body)
      }
      if fits { continue }
      indented { printer in
        for statement in oneCase.body {
          printer.newLine()
          printer.print(statement)
        }
      }
    }
    newLine()
    write(ascii: "}")
  }

  /// Prints a body of one simple statement on this line; false when that is impossible.
  mutating func printOnOneLine(_ body: [Statement]) -> Bool {
    guard body.count == 1, let statement = body.first else { return false }
    switch statement {
    case .expression(let expression):
      return printOnOneLine(expression)
    case .return(let expression):
      write("return ")
      return printOnOneLine(expression)
    default:
      return false
    }
  }

  private mutating func printConditionsOnOneLine(_ conditions: [Expression]) -> Bool {
    for (index, condition) in conditions.enumerated() {
      if index > 0 { write(", ") }
      guard printOnOneLine(condition) else { return false }
    }
    return true
  }

  private mutating func printConditionsOnLines(_ conditions: [Expression]) {
    if conditions.count == 1, let condition = conditions.first { return print(condition) }
    indented { printer in
      for (index, condition) in conditions.enumerated() {
        if index > 0 {
          printer.write(ascii: ",")
          printer.newLine()
        }
        printer.print(condition, reserving: 1)
      }
    }
  }
}
