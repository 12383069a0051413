/// A text in which every character that a terminal would obey or hide is written as `\u{…}`: controls, line
/// ends, bidirectional and other invisible ones. Tabs are left when asked.
///
/// Joiners, variation selectors and soft marks inside a character are kept: they belong to what is seen.
package func visibleText(_ text: some StringProtocol, keepingTabs: Bool = false) -> String {
  var result = ""
  for character in text {
    for (number, scalar) in character.unicodeScalars.enumerated() {
      let isKept =
        keepingTabs && scalar == "\t" || number > 0 && isJoiner(scalar) || !isInvisible(scalar)
      if isKept {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
  return result
}

/// Whether a scalar has no picture of its own, or changes the order in which others are shown.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if (0x20..<0x7F).contains(scalar.value) { return false }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
    return true
  case .spaceSeparator: return scalar != "\u{3000}"
  default: return scalar.properties.isDefaultIgnorableCodePoint
  }
}

/// Whether a scalar joins or picks the forms of the characters around it: zero-width joiner, emoji tags.
func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
  default: false
  }
}
