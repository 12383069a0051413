extension CodePrinter {
  /// Prints a call on this line; false when it does not fit.
  mutating func printOnOneLine(_ call: Call) -> Bool {
    guard printHeadOnOneLine(call) else { return false }
    guard let closure = call.closure else { return true }
    write(ascii: " ")
    printSignature(closure)
    write(ascii: " ")
    guard printOnOneLine(closure.body) else { return false }
    write(" }")
    return true
  }

  /// Prints a call whose arguments begin on the next line: on one line if they fit there, else on
  /// one line each.
  ///
  /// A closure keeps the arguments on the call's line where they fit.
  mutating func printOnLines(_ call: Call, reserving reserve: Int) {
    guard let closure = call.closure else { return printHeadOnLines(call, reserving: reserve) }
    let fits = !call.hasArgumentLines && attempt(reserving: 2) { $0.printHeadOnOneLine(call) }
    if !fits { printHeadOnLines(call, reserving: 2) }
    write(ascii: " ")
    printSignature(closure)
    printBody(closure.body)
    write(ascii: "}")
  }

  /// Prints what is called and the arguments on this line; false when they do not fit.
  private mutating func printHeadOnOneLine(_ call: Call) -> Bool {
    guard printFunctionOnOneLine(call) else { return false }
    if call.closure != nil, call.arguments.isEmpty { return true }
    write(ascii: "(")
    guard printArgumentsOnOneLine(call.arguments) else { return false }
    write(ascii: ")")
    return true
  }

  /// Prints what is called on this line; false when it does not fit.
  private mutating func printFunctionOnOneLine(_ call: Call) -> Bool {
    guard let method = call.method else { return printOnOneLine(call.base) }
    guard printOperandOnOneLine(call.base, below: InfixOperator.tightest) else { return false }
    printMember(method)
    return true
  }

  /// Prints what is called, on this line if it fits there.
  private mutating func printFunction(_ call: Call) {
    guard let method = call.method else { return print(call.base) }
    if attempt(reserving: 0, { $0.printFunctionOnOneLine(call) }) { return }
    printOperand(call.base, below: InfixOperator.tightest, reserving: 0)
    printMember(method)
  }

  private mutating func printSignature(_ closure: Closure) {
    write("{ ")
    for (index, name) in closure.parameters.enumerated() {
      if index > 0 { write(", ") }
      printIdentifier(name, as: .declaration)
    }
    write(" -> ")
    print(closure.result)
    write(" in")
  }

  private mutating func printHeadOnLines(_ call: Call, reserving reserve: Int) {
    printFunction(call)
    guard let last = call.arguments.last else { return write(call.closure == nil ? "()" : "") }
    write(ascii: "(")
    indented { printer in
      printer.newLine()
      if !call.hasArgumentLines,
        printer.attempt(
          reserving: reserve + 1, { $0.printArgumentsOnOneLine(call.arguments) })
      {
        return
      }
      for argument in call.arguments.dropLast() {
        printer.printLabel(argument)
        printer.print(argument.value, reserving: 1)
        printer.write(ascii: ",")
        printer.newLine()
      }
      printer.printLabel(last)
      printer.print(last.value, reserving: reserve + 1)
    }
    write(ascii: ")")
  }

  private mutating func printArgumentsOnOneLine(_ arguments: [Call.Argument]) -> Bool {
    var isFirst = true
    for argument in arguments {
      if !isFirst { write(", ") }
      isFirst = false
      printLabel(argument)
      guard printOnOneLine(argument.value) else { return false }
    }
    return true
  }

  private mutating func printLabel(_ argument: Call.Argument) {
    guard let label = argument.label else { return }
    printIdentifier(label, as: .argumentLabel)
    write(": ")
  }
}
