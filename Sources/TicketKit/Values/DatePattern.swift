/// An LDML date pattern, cut into fields and literal text.
struct DatePattern {
  /// One piece of a pattern.
  enum Piece: Equatable {
    /// A run of one pattern letter.
    case field(letter: UInt8, count: Int)

    /// Text that stands for itself, without its quotes.
    case literal([UInt8])
  }

  let pieces: [Piece]

  /// Cuts a pattern; nil when a quote is not closed.
  init?(_ pattern: String) {
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    let bytes = Array(pattern.utf8)
    let quote = UInt8(ascii: "'")
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        if index + 1 < bytes.count, bytes[index + 1] == quote {
          literal.append(quote)
          index += 2
        } else {
          isQuoted.toggle()
          index += 1
        }
      } else if isQuoted || !Self.isLetter(byte) {
        literal.append(byte)
        index += 1
      } else {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = []
        let end = bytes[index...].firstIndex { $0 != byte } ?? bytes.count
        pieces.append(.field(letter: byte, count: end - index))
        index = end
      }
    }
    if isQuoted { return nil }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  /// Whether a byte is an ASCII letter, which LDML reserves.
  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
