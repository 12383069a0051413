extension JSONScanner {
  /// Checks a string from the byte behind its opening quote; the end is behind the closing one.
  func skipString(_ start: Int) throws(JSONFault) -> Int {
    var at = start
    let lastWord = bytes.count - 8
    while at <= lastWord {
      let word = bytes.word(at: at)
      if JSONWord.isTwoThreeByteScalars(word) {
        at += 6
        continue
      }
      let stops = JSONWord.stops(word)
      guard stops != 0 else {
        at += 8
        continue
      }
      at += stops.trailingZeroBitCount >> 3
      if bytes[at] == JSONByte.quote { return at + 1 }
      at = try skipSpecial(at)
    }
    while at < bytes.count {
      let byte = bytes[at]
      if byte == JSONByte.quote { return at + 1 }
      if byte < 0x20 || byte >= 0x80 || byte == JSONByte.backslash {
        at = try skipSpecial(at)
      } else {
        at += 1
      }
    }
    throw fault(.end, at: at)
  }

  /// Checks an escape, or a scalar of several bytes; anything else here is a fault.
  private func skipSpecial(_ start: Int) throws(JSONFault) -> Int {
    let byte = bytes[start]
    guard byte >= 0x80 else {
      guard byte == JSONByte.backslash else { throw fault(.control, at: start) }
      return try skipEscape(start)
    }
    guard let length = UTF8Scalar.length(bytes, at: start) else { throw fault(.utf8, at: start) }
    return start + length
  }

  /// Checks an escape from its backslash on.
  private func skipEscape(_ start: Int) throws(JSONFault) -> Int {
    switch bytes.byteOrZero(at: start + 1) {
    case JSONByte.quote, JSONByte.backslash, JSONByte.slash, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return start + 2
    case 0x75:
      for offset in start + 2..<start + 6 {
        guard JSONByte.hexValue(bytes.byteOrZero(at: offset)) != nil else {
          throw fault(.escape, at: offset)
        }
      }
      return start + 6
    default:
      throw fault(.escape, at: start + 1)
    }
  }
}
