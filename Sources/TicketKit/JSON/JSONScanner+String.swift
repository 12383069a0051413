extension JSONScanner {
  /// Checks a string from the byte behind its opening quote; the end is behind the closing one.
  func skipString(_ start: Int) throws(JSONFault) -> Int {
    var at = start
    while true {
      at = plainEnd(at)
      let byte = bytes.byteOrZero(at: at)
      if byte == JSONByte.quote { return at &+ 1 }
      if byte < 0x20 || byte >= 0x80 || byte == JSONByte.backslash {
        guard at < bytes.count else { throw fault(.end, at: at) }
        at = try skipSpecial(at)
      } else {
        at &+= 1
      }
    }
  }

  /// Checks an escape, or scalars of several bytes; anything else here is a fault.
  private func skipSpecial(_ start: Int) throws(JSONFault) -> Int {
    let byte = bytes[start]
    guard byte >= 0x80 else {
      guard byte == JSONByte.backslash else { throw fault(.control, at: start) }
      return try skipEscape(start)
    }
    var at = start
    repeat {
      guard let length = UTF8Scalar.length(bytes, at: at) else { throw fault(.utf8, at: at) }
      at &+= length
    } while bytes.byteOrZero(at: at) >= 0x80
    return at
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
