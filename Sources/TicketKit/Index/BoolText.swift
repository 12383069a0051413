/// The texts that a `bool` field accepts, in any ASCII case.
enum BoolText {
  /// The value of `0` or `1`.
  static func digit(_ byte: UInt8) -> Bool? {
    switch byte {
    case JSONByte.zero: false
    case JSONByte.one: true
    default: nil
    }
  }

  /// The value of the text in a range of bytes.
  static func value(_ bytes: JSONBytes, _ range: Range<Int>) -> Bool? {
    guard range.count <= 5 else { return nil }
    // ASCII letters differ from their lower case by this bit; digits have it set already, and the
    // few other bytes that it turns into letters or digits are told apart below.
    var word: UInt64 = 0
    for offset in range {
      let byte = bytes[offset]
      let isLetter = (byte | 0x20) &- 0x61 < 26
      guard isLetter || JSONByte.isDigit(byte) else { return nil }
      word = word << 8 | UInt64(byte | 0x20)
    }
    switch word {
    case 0x74_72_75_65, 0x79_65_73, 0x79, 0x31: return true
    case 0x66_61_6C_73_65, 0x6E_6F, 0x6E, 0x30: return false
    default: return nil
    }
  }
}
