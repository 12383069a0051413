extension JSONScanner {
  /// Checks a number from its sign or first digit on.
  func skipNumber(_ start: Int) throws(JSONFault) -> Int {
    var at = start
    if bytes.byteOrZero(at: at) == JSONByte.minus { at += 1 }
    if bytes.byteOrZero(at: at) == JSONByte.zero {
      at += 1
      if JSONByte.isDigit(bytes.byteOrZero(at: at)) { throw fault(.leadingZero, at: at) }
    } else {
      at = try skipDigits(at)
    }
    if bytes.byteOrZero(at: at) == JSONByte.point {
      at = try skipDigits(at + 1)
    }
    // `|` with 0x20 is lower case for letters.
    if bytes.byteOrZero(at: at) | 0x20 == 0x65 {
      at += 1
      let sign = bytes.byteOrZero(at: at)
      if sign == JSONByte.plus || sign == JSONByte.minus { at += 1 }
      at = try skipDigits(at)
    }
    return at
  }

  /// Checks one digit or more.
  @inline(__always)
  private func skipDigits(_ start: Int) throws(JSONFault) -> Int {
    var at = start
    while at + 8 <= bytes.count {
      let digits = JSONWord.leadingDigits(bytes.word(at: at))
      at += digits
      if digits < 8 {
        guard at > start else { throw fault(.digit, at: at) }
        return at
      }
    }
    while JSONByte.isDigit(bytes.byteOrZero(at: at)) { at += 1 }
    guard at > start else { throw fault(.digit, at: at) }
    return at
  }
}
