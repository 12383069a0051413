extension CodePrinter {
  /// Prints a whole file.
  mutating func print(_ file: SwiftFile) {
    for line in file.header {
      LineComment.print(line, into: &self)
      endLine()
    }
    if !file.header.isEmpty, !file.imports.isEmpty { endLine() }
    for name in file.imports {
      write("import ")
      printIdentifier(name, as: .reference)
      endLine()
    }
    guard !file.declarations.isEmpty else { return }
    if !file.header.isEmpty || !file.imports.isEmpty { endLine() }
    printMembers(file.declarations)
    endLine()
  }

  /// Prints declarations on lines of their own, with an empty line before every comment, type and
  /// function, and between two of which one takes several lines.
  mutating func printMembers(_ members: [Declaration]) {
    var previous = (isComment: true, isLong: false)
    for (index, member) in members.enumerated() {
      let isApart = !previous.isComment && (previous.isLong || member.standsApart)
      if index > 0 {
        if isApart { endLine() }
        newLine()
      }
      let start = lineStart
      print(member)
      let isLong = lineStart != start
      if isLong, !isApart, !previous.isComment { insertEmptyLine(at: start) }
      previous = (member.isComment, isLong)
    }
  }

  /// Prints one declaration with its comment, from the current column.
  mutating func print(_ declaration: Declaration) {
    switch declaration {
    case .comment(let text):
      LineComment.print(text, into: &self)
    case .typeAlias(let alias):
      printModifiers(alias.access)
      write("typealias ")
      printIdentifier(alias.name, as: .declaration)
      write(" = ")
      print(alias.target)
    case .type(let type):
      print(type)
    case .enumCase(let enumCase):
      print(enumCase)
    case .requirement(let requirement):
      print(requirement)
    case .stored(let property):
      print(property)
    case .computed(let property):
      print(property)
    case .function(let function):
      print(function)
    }
  }

  mutating func printModifiers(
    _ access: AccessLevel, isNonisolated: Bool = false, isStatic: Bool = false
  ) {
    if access != .internal {
      write(access.rawValue)
      write(ascii: " ")
    }
    if isNonisolated { write("nonisolated ") }
    if isStatic { write("static ") }
  }

  private mutating func print(_ type: TypeDeclaration) {
    DocumentationComment.print(type.documentation, into: &self)
    printModifiers(type.access, isNonisolated: type.isNonisolated)
    write(type.keyword.rawValue)
    write(ascii: " ")
    printIdentifier(type.name, as: .type)
    for (index, conformance) in type.conformances.enumerated() {
      write(index == 0 ? ": " : ", ")
      print(conformance)
    }
    write(" {")
    if !type.members.isEmpty {
      indented { printer in
        printer.newLine()
        printer.printMembers(type.members)
      }
      newLine()
    }
    write(ascii: "}")
  }

  private mutating func print(_ enumCase: EnumCase) {
    write("case ")
    printIdentifier(enumCase.name, as: .declaration)
    guard !enumCase.values.isEmpty else { return }
    for (index, value) in enumCase.values.enumerated() {
      write(index == 0 ? "(" : ", ")
      print(value)
    }
    write(ascii: ")")
  }

  private mutating func print(_ requirement: PropertyRequirement) {
    DocumentationComment.print(requirement.documentation, into: &self)
    write("var ")
    printIdentifier(requirement.name, as: .declaration)
    write(": ")
    print(requirement.type)
    write(" { get }")
  }

  private mutating func print(_ property: StoredProperty) {
    DocumentationComment.print(property.documentation, into: &self)
    printModifiers(
      property.access, isNonisolated: property.isNonisolated, isStatic: property.isStatic)
    write(property.keyword.rawValue)
    write(ascii: " ")
    printIdentifier(property.name, as: .declaration)
    if let type = property.type {
      write(": ")
      print(type)
    }
    if let value = property.value {
      write(" = ")
      print(value)
    }
  }

  private mutating func print(_ property: ComputedProperty) {
    DocumentationComment.print(property.documentation, into: &self)
    printModifiers(
      property.access, isNonisolated: property.isNonisolated, isStatic: property.isStatic)
    write("var ")
    printIdentifier(property.name, as: .declaration)
    write(": ")
    print(property.type)
    write(ascii: " ")
    if attempt(reserving: 0, { $0.printBodyOnOneLine(property.body) }) { return }
    write(ascii: "{")
    printBody(property.body)
    write(ascii: "}")
  }

  private mutating func print(_ function: FunctionDeclaration) {
    DocumentationComment.print(function.documentation, into: &self)
    printModifiers(function.access, isStatic: function.isStatic)
    switch function.name {
    case .function(let name):
      write("func ")
      printIdentifier(name, as: .declaration)
    case .initializer: write("init")
    case .failableInitializer: write("init?")
    }
    write(ascii: "(")
    for (index, parameter) in function.parameters.enumerated() {
      if index > 0 { write(", ") }
      print(parameter)
    }
    write(ascii: ")")
    if function.throws { write(" throws") }
    if let result = function.result {
      write(" -> ")
      print(result)
    }
    write(" {")
    printBody(function.body)
    write(ascii: "}")
  }

  private mutating func print(_ parameter: FunctionDeclaration.Parameter) {
    if let label = parameter.label {
      if label == "_" { write(label) } else { printIdentifier(label, as: .parameterLabel) }
      write(ascii: " ")
    }
    printIdentifier(parameter.name, as: .declaration)
    write(": ")
    print(parameter.type)
  }
}

extension Declaration {
  /// Whether this is a comment that belongs to what follows.
  fileprivate var isComment: Bool {
    if case .comment = self { true } else { false }
  }

  /// Whether an empty line goes before this however short it is.
  fileprivate var standsApart: Bool {
    switch self {
    case .comment, .type, .function: true
    case .typeAlias, .enumCase, .requirement, .stored, .computed: false
    }
  }
}
