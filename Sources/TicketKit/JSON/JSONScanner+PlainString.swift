extension JSONScanner {
  /// Passes over ASCII, scalars of several bytes and escapes, up to a quote or to anything that needs
  /// a closer look, such as the last bytes of the text.
  func plainEnd(_ start: Int) -> Int {
    var at = start
    let last = bytes.count &- 32
    while at <= last {
      var word = bytes.word(at: at)
      if ThreeByteScalars.begin(word) {
        let end = threeByteEnd(at)
        if bytes[end] == JSONByte.quote || end > last || end == at { return end }
        at = end
        word = bytes.word(at: at)
      }
      let stops = JSONWord.stops(word)
      guard stops != 0 else {
        at &+= 8
        continue
      }
      at &+= stops.trailingZeroBitCount >> 3
      let byte = bytes[at]
      guard !ThreeByteScalars.begin(UInt64(byte)) else { continue }
      let end =
        byte == JSONByte.backslash ? escapesEnd(at) : byte < 0x80 ? at : otherScalarsEnd(at)
      guard end > at else { return at }
      at = end
    }
    return at
  }

  /// Passes over scalars of three bytes, as Chinese and Japanese texts have, from the first one on.
  ///
  /// They are checked eight at a time, as three words in which the scalars begin at other bytes:
  ///
  ///     word 0   L c c L c c L c
  ///     word 1   c L c c L c c L     L: the lead byte of a scalar, 1110xxxx
  ///     word 2   c c L c c L c c     c: one of the other two, 10xxxxxx
  ///
  /// The lead bytes of the three words have places of their own, so that they can be put into one
  /// word, in which E0 and ED are looked for: what may follow these two is restricted.
  @inline(never)
  func threeByteEnd(_ start: Int) -> Int {
    var at = start
    let last = bytes.count &- 32
    guard at <= last else { return at }
    var word = bytes.word(at: at)
    while true {
      var others = ThreeByteScalars.others(word, ThreeByteScalars.leads0)
      guard others == 0 else {
        let inside = ThreeByteScalars.below(others) & ThreeByteScalars.leads0
        guard ThreeByteScalars.isLead(others, ThreeByteScalars.leads0) else { return at }
        if ThreeByteScalars.hasRestricted(word & inside | ~inside) { return at }
        at &+= others.trailingZeroBitCount >> 3
        break
      }
      var leads = word & ThreeByteScalars.leads0
      word = bytes.word(at: at &+ 8)
      others = ThreeByteScalars.others(word, ThreeByteScalars.leads1)
      guard others == 0 else {
        let inside = ThreeByteScalars.below(others) & ThreeByteScalars.leads1
        guard ThreeByteScalars.isLead(others, ThreeByteScalars.leads1) else { return at }
        leads |= word & inside | ~(ThreeByteScalars.leads0 | inside)
        if ThreeByteScalars.hasRestricted(leads) { return at }
        at &+= 8 &+ others.trailingZeroBitCount >> 3
        break
      }
      leads |= word & ThreeByteScalars.leads1
      word = bytes.word(at: at &+ 16)
      others = ThreeByteScalars.others(word, ThreeByteScalars.leads2)
      guard others == 0 else {
        let inside = ThreeByteScalars.below(others) & ThreeByteScalars.leads2
        guard ThreeByteScalars.isLead(others, ThreeByteScalars.leads2) else { return at }
        leads |= word & inside | ThreeByteScalars.leads2 & ~inside
        if ThreeByteScalars.hasRestricted(leads) { return at }
        at &+= 16 &+ others.trailingZeroBitCount >> 3
        break
      }
      leads |= word & ThreeByteScalars.leads2
      if ThreeByteScalars.hasRestricted(leads) { return at }
      at &+= 24
      if at > last { return at }
      word = bytes.word(at: at)
    }
    return at
  }

  /// Passes over scalars of two bytes, as Greek, Cyrillic, Hebrew and Arabic texts have, four at a
  /// time, or over scalars of four bytes; over nothing where there are none.
  @inline(never)
  private func otherScalarsEnd(_ start: Int) -> Int {
    var at = start
    let last = bytes.count &- 32
    guard bytes[start] < 0xE0 else {
      while at <= last, bytes[at] >= 0xF0, let length = UTF8Scalar.length(bytes, at: at) {
        at &+= length
      }
      return at
    }
    while at <= last {
      let faults = TwoByteScalars.faults(bytes.word(at: at))
      guard faults == 0 else { return at &+ 2 &* (faults.trailingZeroBitCount >> 4) }
      at &+= 8
    }
    return at
  }
}

extension JSONScanner {
  /// Passes over at most three words of ASCII, without escapes, from an offset behind which there
  /// are 32 bytes.
  @inline(__always)
  func shortPlainEnd(_ start: Int) -> Int {
    var at = start
    for _ in 0..<3 {
      let word = bytes.word(at: at)
      if ThreeByteScalars.begin(word) { return at }
      let stops = JSONWord.stops(word)
      if stops != 0 { return at &+ stops.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    return at
  }

  /// Passes over the escape that begins at an offset, and over those of scalars that follow it; over
  /// nothing where there is no such escape, or the last bytes of the text need a closer look.
  @inline(__always)
  private func escapesEnd(_ start: Int) -> Int {
    switch bytes[start &+ 1] {
    case JSONByte.quote, JSONByte.backslash, JSONByte.slash, 0x62, 0x66, 0x6E, 0x72, 0x74:
      start &+ 2
    case 0x75: scalarEscapesEnd(start)
    default: start
    }
  }

  /// Passes over escapes such as `\u6ee1`, two at a time: servers that write ASCII only have one for
  /// each character of a Chinese text.
  @inline(never)
  private func scalarEscapesEnd(_ start: Int) -> Int {
    var at = start
    let last = bytes.count &- 32
    while at <= last {
      let word = bytes.word(at: at)
      guard word & 0xFFFF == JSONWord.scalarEscape else { return at }
      let isPair = word >> 48 == JSONWord.scalarEscape
      let second = isPair ? bytes.word(at: at &+ 8) : 0x3030_3030
      guard JSONWord.areHexDigits(word >> 16 & 0xFFFF_FFFF | second << 32) else { return at }
      at &+= isPair ? 12 : 6
    }
    return at
  }
}

/// A question about four scalars of two bytes.
private enum TwoByteScalars {
  /// Bits in each pair of bytes that are none: 110xxxxx 10xxxxxx, but for the lead bytes C0 and C1.
  @inline(__always)
  static func faults(_ word: UInt64) -> UInt64 {
    let others = (word & 0xC0E0_C0E0_C0E0_C0E0) ^ 0x80C0_80C0_80C0_80C0
    // The upper bit of each pair whose lead byte is not too low.
    let leads = (word & 0x001E_001E_001E_001E) &+ 0x7FFF_7FFF_7FFF_7FFF
    return others | ~leads & 0x8000_8000_8000_8000
  }
}

/// Questions about eight bytes among scalars of three bytes, whose lead bytes stand at known places.
private enum ThreeByteScalars {
  static var leads0: UInt64 { 0x00FF_0000_FF00_00FF }
  static var leads1: UInt64 { 0xFF00_00FF_0000_FF00 }
  static var leads2: UInt64 { 0x0000_FF00_00FF_0000 }

  /// Whether a scalar of three bytes begins with the first byte.
  @inline(__always)
  static func begin(_ word: UInt64) -> Bool { word & 0xF0 == 0xE0 }

  /// What is not as it should be: bytes other than 0.
  @inline(__always)
  static func others(_ word: UInt64, _ leads: UInt64) -> UInt64 {
    let mask = leads & 0xF0F0_F0F0_F0F0_F0F0 | ~leads & 0xC0C0_C0C0_C0C0_C0C0
    let pattern = leads & 0xE0E0_E0E0_E0E0_E0E0 | ~leads & 0x8080_8080_8080_8080
    return (word & mask) ^ pattern
  }

  /// Whether the first byte that is not 0 stands where a scalar begins: all before it are whole.
  @inline(__always)
  static func isLead(_ others: UInt64, _ leads: UInt64) -> Bool {
    others & (0 &- others) & leads != 0
  }

  /// A mask of the bytes before the first one that is not 0.
  @inline(__always)
  static func below(_ others: UInt64) -> UInt64 {
    (1 &<< UInt64(truncatingIfNeeded: others.trailingZeroBitCount & 0x38)) &- 1
  }

  /// Whether E0 or ED is among eight bytes from E0 on: one less than these has bit 5 clear, once ED
  /// has taken the place of E0.
  @inline(__always)
  static func hasRestricted(_ leads: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let both = (leads &- ones) & ((leads ^ 0x0D0D_0D0D_0D0D_0D0D) &- ones)
    return ~both & 0x2020_2020_2020_2020 != 0
  }
}
