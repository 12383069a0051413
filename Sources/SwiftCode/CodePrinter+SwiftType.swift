extension CodePrinter {
  /// Prints a type.
  mutating func print(_ type: SwiftType) {
    switch type {
    case .named(let name):
      printIdentifier(name, as: .type)
    case .optional(.any(let type)):
      write("(any ")
      print(type)
      write(")?")
    case .optional(let type):
      print(type)
      write("?")
    case .any(let type):
      write("any ")
      print(type)
    case .array(let element):
      write("[")
      print(element)
      write("]")
    case .dictionary(let key, let value):
      write("[")
      print(key)
      write(": ")
      print(value)
      write("]")
    }
  }
}
