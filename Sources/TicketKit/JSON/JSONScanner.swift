/// Checks JSON values in place, as RFC 8259 says, and finds where each one ends.
///
/// Every function takes the offset of a first byte and returns the offset behind the last one, in
/// time linear to the bytes between them and without recursion.
struct JSONScanner {
  /// How deep arrays and objects may be nested.
  static var deepestNesting: Int { 512 }

  let bytes: JSONBytes

  /// The offset of the first byte from `start` on that is not white space.
  @inline(__always)
  func skipSpace(_ start: Int) -> Int {
    var at = start
    while at < bytes.count {
      let byte = bytes[at]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      at += 1
    }
    return at
  }

  /// A fault at an offset; behind the last byte it is that the text ended.
  func fault(_ reason: JSONFault.Reason, at offset: Int) -> JSONFault {
    offset < bytes.count
      ? JSONFault(reason: reason, offset: offset) : JSONFault(reason: .end, offset: bytes.count)
  }

  /// Checks a string, number or word.
  @inline(__always)
  func skipScalar(_ start: Int) throws(JSONFault) -> Int {
    let byte = bytes.byteOrZero(at: start)
    switch byte {
    case JSONByte.quote:
      return try skipString(start + 1)
    case JSONByte.minus, JSONByte.zero...JSONByte.nine:
      return try skipNumber(start)
    default:
      return try skipWord(start)
    }
  }

  /// Checks `true`, `false` or `null`.
  func skipWord(_ start: Int) throws(JSONFault) -> Int {
    // The letters, the first one lowest.
    let word: UInt64
    switch bytes.byteOrZero(at: start) {
    case 0x74: word = 0x6575_7274
    case 0x66: word = 0x65_736C_6166
    case 0x6E: word = 0x6C6C_756E
    default: throw fault(.value, at: start)
    }
    var at = start
    var letters = word
    while letters > 0 {
      guard bytes.byteOrZero(at: at) == UInt8(truncatingIfNeeded: letters) else {
        throw fault(.literal, at: at)
      }
      at += 1
      letters >>= 8
    }
    return at
  }

  /// Checks a member's name and colon, from the opening quote to the first byte of its value.
  @inline(__always)
  func skipName(_ start: Int) throws(JSONFault) -> Int {
    guard bytes.byteOrZero(at: start) == JSONByte.quote else { throw fault(.name, at: start) }
    return try skipColon(skipString(start + 1))
  }

  /// Checks the colon behind a name, up to the first byte of the value.
  @inline(__always)
  func skipColon(_ start: Int) throws(JSONFault) -> Int {
    let colon = skipSpace(start)
    guard bytes.byteOrZero(at: colon) == JSONByte.colon else { throw fault(.colon, at: colon) }
    return skipSpace(colon + 1)
  }
}

extension JSONScanner {
  /// Where the value of a whole text begins: behind a BOM and white space.
  func textStart() throws(JSONFault) -> Int {
    guard bytes.count <= 1 << 32 else { throw JSONFault(reason: .size, offset: 0) }
    return textStart(from: 0)
  }

  /// Where the value of a text begins that stands at an offset: behind a BOM and white space.
  func textStart(from start: Int) -> Int {
    let hasBOM =
      bytes.byteOrZero(at: start) == 0xEF && bytes.byteOrZero(at: start + 1) == 0xBB
      && bytes.byteOrZero(at: start + 2) == 0xBF
    return skipSpace(hasBOM ? start + 3 : start)
  }

  /// Checks that only white space follows the value of a whole text.
  func expectEnd(_ start: Int) throws(JSONFault) {
    let end = skipSpace(start)
    guard end == bytes.count else { throw JSONFault(reason: .trailing, offset: end) }
  }
}
