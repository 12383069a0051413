/// The scalars that a reader of source code would not see, or would see as something else.
///
/// These are written as `\u{…}` wherever text of a schema reaches the output:
/// - control and format characters (`Cc`, `Cf`), among them NUL, every newline and the
///   bidirectional controls;
/// - line and paragraph separators (`Zl`, `Zp`), and the spaces (`Zs`) other than U+0020 and
///   U+3000, which is as wide as the ideographs it stands between and ordinary there;
/// - default-ignorable characters such as joiners, fillers and variation selectors, and three more
///   that show nothing: U+2800, U+16FE4 and U+1D159;
/// - private use, noncharacters, and the planes 4 to 16, which hold nothing else; but not U+FDD0 to
///   U+FDEF, which the compiler refuses as escapes, while editors show a box for them.
///
/// The table is fixed, unlike the standard library's properties, which follow the Unicode version
/// of the system that the generator runs on: the same schemas give the same bytes everywhere.
enum InvisibleScalars {
  /// Whether the scalar is one of them.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    // Printable ASCII, from the CJK symbols (but the Hangul filler) to the end of Hangul, and the wide
    // and other forms of ASCII.
    if value &- 0x20 < 0x5F || (value &- 0x3000 < 0xA7A4 && value != 0x3164)
      || value &- 0xFF01 < 0x5E
    {
      return false
    }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[middle].upperBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }

  /// Whether a byte of UTF-8 text surely belongs to none of them, nor to a joining mark: printable ASCII,
  /// the first byte of U+4000 to U+9FFF and of U+B000 to U+CFFF, which have no marks, and every byte behind
  /// a first one, which decides for it.
  static func isVisible(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F || byte &- 0xE4 < 6 || byte &- 0xEB < 2 || byte &- 0x80 < 0x40
  }

  /// Whether the scalar is a mark that joins whatever stands before it: a quotation mark or the
  /// end of an escape, if it opens a text.
  static func isJoiningMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300: false
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7,
      0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8,
      0x6EA...0x6ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0x302A...0x302F,
      0x3099...0x309A, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x0...0x1F, 0x7F...0xA0, 0xAD...0xAD, 0x34F...0x34F, 0x600...0x605, 0x61C...0x61C,
    0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2, 0x115F...0x1160, 0x1680...0x1680,
    0x17B4...0x17B5, 0x180B...0x180F, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
    0x2800...0x2800, 0x3164...0x3164, 0xE000...0xF8FF, 0xFE00...0xFE0F,
    0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF, 0x110BD...0x110BD,
    0x110CD...0x110CD, 0x13430...0x1343F, 0x16FE4...0x16FE4, 0x1BCA0...0x1BCA3,
    0x1D159...0x1D159, 0x1D173...0x1D17A, 0x1FFFE...0x1FFFF, 0x2FFFE...0x2FFFF,
    0x3FFFE...0x10FFFF,
  ]
}
