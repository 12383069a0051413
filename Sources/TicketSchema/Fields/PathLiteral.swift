/// Reads one quoted member name of a path, with RFC 9535's escapes.
struct PathLiteral {
  private let text: [UInt8]
  private let quoteMark: UInt8

  /// The offset of the next byte; behind the closing quote once the literal is read.
  private(set) var position: Int
  private let start: Int

  /// Stands before a literal whose opening quote is at the offset.
  init(_ text: [UInt8], at start: Int) {
    self.text = text
    self.start = start
    quoteMark = text[start]
    position = start + 1
  }

  /// The name that the literal stands for.
  mutating func read() throws(TextProblem) -> String {
    var name: [UInt8] = []
    while position < text.count {
      let byte = text[position]
      if byte == quoteMark {
        position += 1
        return String(decoding: name, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        name.append(contentsOf: String(try escape()).utf8)
      } else if byte < 0x20 {
        throw problem("a control character in a quoted name is written `\\u00…`", from: position)
      } else {
        name.append(byte)
        position += 1
      }
    }
    throw problem("the quoted name has no closing quote", from: start, to: text.count)
  }

  private mutating func escape() throws(TextProblem) -> Unicode.Scalar {
    let start = position
    position += 2
    guard start + 1 < text.count else {
      throw problem("the quoted name has no closing quote", from: self.start, to: text.count)
    }
    switch text[start + 1] {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "\\"): return "\\"
    case quoteMark: return Unicode.Scalar(quoteMark)
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      throw problem(
        "this escape is none of `\\b \\f \\n \\r \\t \\/ \\\\ \\u0000` and the quote", from: start,
        to: start + 2)
    }
  }

  /// Four hexadecimal digits, or two such escapes that form a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(TextProblem) -> Unicode.Scalar {
    let first = try hexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, position + 1 < text.count, text[position] == UInt8(ascii: "\\"),
      text[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let second = try hexDigits(from: start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw problem("half of a surrogate pair is no character", from: start)
  }

  private mutating func hexDigits(from start: Int) throws(TextProblem) -> UInt32 {
    let digits = text[min(position, text.count)..<min(position + 4, text.count)]
    guard digits.count == 4, !digits.contains(UInt8(ascii: "+")),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw problem("`\\u` is followed by four hexadecimal digits", from: start)
    }
    position += 4
    return value
  }

  private func problem(_ message: String, from start: Int, to end: Int? = nil) -> TextProblem {
    TextProblem(message: message, part: start..<(end ?? min(position, text.count)))
  }
}
