extension CodePrinter {
  /// Prints a name, in backticks where its place needs them.
  ///
  /// Names reach the printer checked. A scalar that no identifier can hold is printed as `_` all
  /// the same, so that a name can never end its place and become code.
  mutating func printIdentifier(_ name: String, as role: IdentifierRole) {
    let isWritten = name.utf8.withContiguousStorageIfAvailable { bytes in
      guard Identifier.isPlain(bytes), !SwiftKeywords.mayContain(bytes) else { return false }
      write(bytes)
      return true
    }
    if isWritten != true { printUnusualIdentifier(name, as: role) }
  }

  /// Prints a name that may be a keyword, or have other scalars than ASCII letters and digits.
  private mutating func printUnusualIdentifier(_ name: String, as role: IdentifierRole) {
    if needsBackticks(name, as: role) {
      write(ascii: "`")
      write(name)
      write(ascii: "`")
    } else if Identifier.isValid(name) {
      write(name)
    } else {
      for (index, scalar) in name.unicodeScalars.enumerated() {
        let isAllowed =
          index == 0 ? Identifier.isHead(scalar) : Identifier.isContinuation(scalar)
        write(isAllowed ? scalar : "_")
      }
      if name.isEmpty { write("`_`") }
    }
  }

  private func needsBackticks(_ name: String, as role: IdentifierRole) -> Bool {
    switch role {
    case .declaration:
      SwiftKeywords.reserved.contains(name) || SwiftKeywords.specialMembers.contains(name)
    case .reference:
      SwiftKeywords.reserved.contains(name) || SwiftKeywords.expressionStarts.contains(name)
    case .member: SwiftKeywords.specialMembers.contains(name)
    case .parameterLabel: SwiftKeywords.parameterSpecifiers.contains(name)
    case .argumentLabel: SwiftKeywords.expressionSpecifiers.contains(name)
    case .type:
      SwiftKeywords.reserved.contains(name) && name != "Any" && name != "Self"
        || SwiftKeywords.typeStarts.contains(name) || SwiftKeywords.specialMembers.contains(name)
    }
  }
}
