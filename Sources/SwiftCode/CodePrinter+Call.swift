extension CodePrinter {
  /// Prints a call on this line; false when it does not fit.
  mutating func printOnOneLine(_ call: Call) -> Bool {
    guard printOnOneLine(call.function) else { return false }
    write("(")
    guard printArgumentsOnOneLine(call.arguments) else { return false }
    write(")")
    return true
  }

  /// Prints a call whose arguments begin on the next line: on one line if they fit there, else on
  /// one line each.
  mutating func printOnLines(_ call: Call, reserving reserve: Int) {
    print(call.function)
    write("(")
    guard let last = call.arguments.last else { return write(")") }
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
        printer.write(",")
        printer.newLine()
      }
      printer.printLabel(last)
      printer.print(last.value, reserving: reserve + 1)
    }
    write(")")
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
