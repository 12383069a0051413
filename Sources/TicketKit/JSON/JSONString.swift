/// A string inside a JSON text that has been checked: where its content stands, and its text.
struct JSONString: Equatable {
  /// The bytes between the quotes.
  let content: Range<Int>

  /// Whether the content holds a backslash.
  let hasEscapes: Bool

  /// Finds the content of the string whose opening quote stands at an offset.
  init(_ bytes: JSONBytes, at quote: Int) {
    var at = quote + 1
    var hasEscapes = false
    while at < bytes.count {
      if at + 8 <= bytes.count {
        let stops = JSONWord.quotesAndBackslashes(bytes.word(at: at))
        guard stops != 0 else {
          at += 8
          continue
        }
        at += stops.trailingZeroBitCount >> 3
      }
      let byte = bytes[at]
      if byte == JSONByte.quote { break }
      if byte == JSONByte.backslash {
        hasEscapes = true
        at += 1
      }
      at += 1
    }
    content = quote + 1..<max(quote + 1, min(at, bytes.count))
    self.hasEscapes = hasEscapes
  }

  /// The text, with its escapes decoded; a lone surrogate is U+FFFD.
  func text(_ bytes: JSONBytes) -> String {
    guard hasEscapes else { return bytes.text(content) }
    return String(decoding: utf8(bytes), as: UTF8.self)
  }

  /// Appends the text as UTF-8.
  func append(_ bytes: JSONBytes, to utf8: inout [UInt8]) {
    guard hasEscapes else {
      utf8.append(bytes, content)
      return
    }
    var at = content.lowerBound
    while at < content.upperBound {
      guard bytes[at] == JSONByte.backslash else {
        let rest = at..<content.upperBound
        let end = bytes.firstOffset(rest) { $0 == JSONByte.backslash } ?? rest.upperBound
        utf8.append(bytes, at..<end)
        at = end
        continue
      }
      let (scalar, next) = JSONEscape.scalar(bytes, at: at)
      utf8.append(contentsOf: scalar.utf8)
      at = next
    }
  }

  /// Calls `body` with the bytes of the text, and where it stands in them.
  func withText<Result>(_ bytes: JSONBytes, _ body: (JSONBytes, Range<Int>) -> Result) -> Result {
    guard hasEscapes else { return body(bytes, content) }
    return utf8(bytes).withBytes { body($0, 0..<$0.count) }
  }

  private func utf8(_ bytes: JSONBytes) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(content.count)
    append(bytes, to: &utf8)
    return utf8
  }
}
