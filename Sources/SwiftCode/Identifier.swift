/// The scalars that Swift identifiers are made of.
enum Identifier {
  /// Whether the text can stand as an identifier, in backticks if it is a keyword.
  static func isValid(_ text: String) -> Bool {
    guard let head = text.unicodeScalars.first, isHead(head) else { return false }
    return text.unicodeScalars.allSatisfy(isContinuation)
  }

  /// Whether the text is made of ASCII letters, and digits behind the first: nearly every name is.
  static func isPlain(_ bytes: some Collection<UInt8>) -> Bool {
    guard let head = bytes.first, head &- 0x30 > 9 else { return false }
    return bytes.allSatisfy(isPlain)
  }

  /// Whether a byte is an ASCII letter, a digit or `_`, by a bit for each of 64 bytes: the digits are in
  /// the first half of ASCII, the others in the second.
  private static func isPlain(_ byte: UInt8) -> Bool {
    let plain: UInt64 = byte & 0x40 == 0 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte < 0x80 && plain &>> UInt64(byte & 0x3F) & 1 == 1
  }

  /// Whether an identifier may begin with the scalar.
  static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x24, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: isContinuation(scalar)
    }
  }

  /// Whether the scalar may stand in an identifier: the compiler's ranges without the joiners,
  /// direction marks and other format characters among them.
  static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x24: true
    case 0...0x7F: false
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x61B, 0x61D...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054,
      0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFEF:
      true
    case 0x10000...0xDFFFF: scalar.value & 0xFFFF < 0xFFFE
    default: false
    }
  }
}
