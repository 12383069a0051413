/// The byte sequences of Unicode scalars beyond ASCII, as Unicode's table 3-7 allows them.
enum UTF8Scalar {
  /// The number of bytes of the scalar that begins at an offset; nil when it is not well-formed.
  static func length(_ bytes: JSONBytes, at start: Int) -> Int? {
    let first = bytes[start]
    let second = bytes.byteOrZero(at: start + 1)
    switch first {
    case 0xC2...0xDF:
      return isContinuation(second) ? 2 : nil
    case 0xE0...0xEF:
      let isSecond =
        switch first {
        case 0xE0: (0xA0...0xBF).contains(second)
        case 0xED: (0x80...0x9F).contains(second)
        default: isContinuation(second)
        }
      return isSecond && isContinuation(bytes.byteOrZero(at: start + 2)) ? 3 : nil
    case 0xF0...0xF4:
      let isSecond =
        switch first {
        case 0xF0: (0x90...0xBF).contains(second)
        case 0xF4: (0x80...0x8F).contains(second)
        default: isContinuation(second)
        }
      let isTail =
        isContinuation(bytes.byteOrZero(at: start + 2))
        && isContinuation(bytes.byteOrZero(at: start + 3))
      return isSecond && isTail ? 4 : nil
    default:
      return nil
    }
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
  }
}
