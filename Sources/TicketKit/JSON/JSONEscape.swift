/// The escapes in a string that has been checked.
enum JSONEscape {
  /// The scalar of the escape whose backslash stands at an offset, and the offset behind it.
  static func scalar(_ bytes: JSONBytes, at start: Int) -> (Unicode.Scalar, next: Int) {
    let letter = bytes.byteOrZero(at: start + 1)
    guard letter == 0x75 else {
      let byte: UInt8 =
        switch letter {
        case 0x62: 0x08
        case 0x66: 0x0C
        case 0x6E: 0x0A
        case 0x72: 0x0D
        case 0x74: 0x09
        default: letter
        }
      return (Unicode.Scalar(byte), start + 2)
    }
    let unit = codeUnit(bytes, at: start)
    if let scalar = Unicode.Scalar(unit) { return (scalar, start + 6) }
    if UTF16.isLeadSurrogate(unit), bytes.byteOrZero(at: start + 6) == JSONByte.backslash,
      bytes.byteOrZero(at: start + 7) == 0x75
    {
      let trail = codeUnit(bytes, at: start + 6)
      if UTF16.isTrailSurrogate(trail) {
        return (UTF16.decode(UTF16.EncodedScalar([unit, trail])), start + 12)
      }
    }
    return ("\u{FFFD}", start + 6)
  }

  /// The four hexadecimal digits of `\uXXXX`.
  private static func codeUnit(_ bytes: JSONBytes, at start: Int) -> UInt16 {
    var unit: UInt16 = 0
    for offset in start + 2..<start + 6 {
      unit = unit << 4 | (JSONByte.hexValue(bytes.byteOrZero(at: offset)) ?? 0)
    }
    return unit
  }
}
