/// An LDML date pattern, cut into fields and literal text.
package struct DatePattern {
  /// One run of a pattern letter, or a text that stands for itself.
  package enum Piece {
    case field(letter: UInt8, count: Int, part: Range<Int>)
    case literal(String)
  }

  /// The pieces in the order of the pattern.
  package let pieces: [Piece]

  /// Cuts a pattern that has passed its check; nil for one whose quotes do not close.
  package init?(_ pattern: String) {
    guard case .success(let parsed) = Self.parse(pattern) else { return nil }
    self = parsed
  }

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// Cuts a pattern at its letters and quotes, or says what is wrong with its quotes.
  static func parse(_ pattern: String) -> Result<DatePattern, TextProblem> {
    let text = Array(pattern.utf8)
    let quoteMark = UInt8(ascii: "'")
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var openQuote: Int?
    var position = 0
    while position < text.count {
      let byte = text[position]
      if byte == quoteMark {
        if position + 1 < text.count, text[position + 1] == quoteMark {
          literal.append(quoteMark)
          position += 2
        } else {
          openQuote = openQuote == nil ? position : nil
          position += 1
        }
      } else if openQuote == nil, (0x61...0x7A).contains(byte | 0x20) {
        if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
        let end = text[position...].firstIndex { $0 != byte } ?? text.count
        pieces.append(.field(letter: byte, count: end - position, part: position..<end))
        position = end
      } else {
        literal.append(byte)
        position += 1
      }
    }
    if let openQuote {
      return .failure(
        TextProblem(
          message: "the quote in the pattern is not closed: add `'`", part: openQuote..<text.count))
    }
    if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
    return .success(DatePattern(pieces: pieces))
  }
}
