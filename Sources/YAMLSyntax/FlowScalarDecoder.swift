/// Reads a plain or quoted scalar again, to tell where each byte of its text comes from.
struct FlowScalarDecoder {
  private let bytes: [UInt8]
  private let style: YAMLScalar.Style
  private var text: [UInt8] = []
  private var sources: [Range<Int>] = []

  init(_ bytes: [UInt8], style: YAMLScalar.Style) {
    self.bytes = bytes
    self.style = style
  }

  /// The source of every byte of `expected`, or nil when the scalar does not read as that.
  consuming func sources(of expected: String, in range: Range<Int>) -> [Range<Int>]? {
    let end = style == .plain ? range.upperBound : range.upperBound - 1
    var offset = style == .plain ? range.lowerBound : range.lowerBound + 1
    while offset < end {
      let byte = bytes[offset]
      if byte.isBlank || byte.isLineBreak {
        offset = readWhiteSpace(at: offset, end: end)
      } else if style == .singleQuoted, byte == UInt8(ascii: "'") {
        emit([byte], from: offset..<offset + 2)
        offset += 2
      } else if style == .doubleQuoted, byte == UInt8(ascii: "\\"), offset + 1 < end {
        guard let next = readEscape(at: offset, end: end) else { return nil }
        offset = next
      } else {
        emit([byte], from: offset..<offset + 1)
        offset += 1
      }
    }
    return text.elementsEqual(expected.utf8) ? sources : nil
  }

  private mutating func emit(_ characters: some Sequence<UInt8>, from source: Range<Int>) {
    for character in characters {
      text.append(character)
      sources.append(source)
    }
  }

  /// Reads blanks as they are, or, with a line end among them, as the space or line ends they fold to.
  private mutating func readWhiteSpace(at start: Int, end: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].isBlank { offset += 1 }
    guard offset < end, bytes[offset].isLineBreak else {
      for place in start..<offset { emit([bytes[place]], from: place..<place + 1) }
      return offset
    }
    let (breaks, next) = readBreaks(at: offset, end: end)
    let folded: [UInt8] = breaks == 1 ? [0x20] : Array(repeating: 0x0A, count: breaks - 1)
    emit(folded, from: start..<next)
    return next
  }

  /// Counts the line ends from an offset on and passes over them and the blanks between and behind.
  private func readBreaks(at start: Int, end: Int) -> (count: Int, next: Int) {
    var offset = start
    var count = 0
    while offset < end, bytes[offset].isBlank || bytes[offset].isLineBreak {
      if bytes[offset].isLineBreak {
        count += 1
        if bytes[offset] == 0x0D, offset + 1 < end, bytes[offset + 1] == 0x0A { offset += 1 }
      }
      offset += 1
    }
    return (count, offset)
  }

  private mutating func readEscape(at start: Int, end: Int) -> Int? {
    let letter = bytes[start + 1]
    if letter.isLineBreak {
      let (breaks, next) = readBreaks(at: start + 1, end: end)
      emit(Array(repeating: 0x0A, count: breaks - 1), from: start..<next)
      return next
    }
    let digits =
      switch letter {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 0
      }
    let next = start + 2 + digits
    guard next <= end else { return nil }
    let value =
      digits == 0
      ? Self.value(ofEscape: letter)
      : UInt32(String(decoding: bytes[start + 2..<next], as: UTF8.self), radix: 16)
    guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
    emit(String(scalar).utf8, from: start..<next)
    return next
  }

  /// The character of a one-letter escape, by YAML 1.2 section 5.7.
  private static func value(ofEscape letter: UInt8) -> UInt32? {
    switch Unicode.Scalar(letter) {
    case "0": 0x00
    case "a": 0x07
    case "b": 0x08
    case "t", "\t": 0x09
    case "n": 0x0A
    case "v": 0x0B
    case "f": 0x0C
    case "r": 0x0D
    case "e": 0x1B
    case " ", "\"", "/", "\\": UInt32(letter)
    case "N": 0x85
    case "_": 0xA0
    case "L": 0x2028
    case "P": 0x2029
    default: nil
    }
  }
}
