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
      write(ascii: "?")
    case .any(let type):
      write("any ")
      print(type)
    case .array(let element):
      write(ascii: "[")
      print(element)
      write(ascii: "]")
    case .dictionary(let key, let value):
      write(ascii: "[")
      print(key)
      write(": ")
      print(value)
      write(ascii: "]")
    }
  }
}
