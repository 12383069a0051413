/// The ASCII bytes that JSON gives a meaning.
enum JSONByte {
  static var quote: UInt8 { 0x22 }
  static var backslash: UInt8 { 0x5C }
  static var slash: UInt8 { 0x2F }
  static var comma: UInt8 { 0x2C }
  static var colon: UInt8 { 0x3A }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }
  static var openBracket: UInt8 { 0x5B }
  static var closeBracket: UInt8 { 0x5D }
  static var minus: UInt8 { 0x2D }
  static var plus: UInt8 { 0x2B }
  static var point: UInt8 { 0x2E }
  static var zero: UInt8 { 0x30 }
  static var one: UInt8 { 0x31 }
  static var nine: UInt8 { 0x39 }

  /// Whether a byte is `0`…`9`.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- zero < 10
  }

  /// The value of a hexadecimal digit, or nil.
  static func hexValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0x30...0x39: UInt16(byte - 0x30)
    case 0x41...0x46: UInt16(byte - 0x41 + 10)
    case 0x61...0x66: UInt16(byte - 0x61 + 10)
    default: nil
    }
  }
}
