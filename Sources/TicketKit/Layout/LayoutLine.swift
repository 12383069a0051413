/// One line of a layout table, taken word by word.
struct LayoutLine {
  let number: Int
  private let bytes: [UInt8]
  private var at = 0

  init(_ line: Substring, number: Int) {
    self.number = number
    bytes = Array(line.utf8)
  }

  /// A fault of this line.
  func fault(_ reason: String) -> LayoutFault {
    LayoutFault(line: number, reason: reason)
  }

  /// Whether a text, in quotes, comes next.
  var hasText: Bool { at < bytes.count && bytes[at] == JSONByte.quote }

  /// Takes a bare word.
  mutating func word() throws(LayoutFault) -> String {
    guard at < bytes.count, !hasText else { throw fault("a word is expected") }
    return String(decoding: take(until: bytes[at...].firstIndex(of: 0x20)), as: UTF8.self)
  }

  /// Takes a bare word if it is the given one.
  mutating func next(is word: String) -> Bool {
    let rest = bytes[at...]
    guard rest.starts(with: word.utf8), rest.dropFirst(word.utf8.count).first ?? 0x20 == 0x20
    else { return false }
    _ = take(until: at + word.utf8.count)
    return true
  }

  /// Takes a text.
  mutating func text() throws(LayoutFault) -> String {
    guard hasText else { throw fault("a text is expected") }
    let quoted = Array(try scalar())
    return quoted.withBytes { JSONString($0, at: 0).text($0) }
  }

  /// Takes a text that is a query.
  mutating func query() throws(LayoutFault) -> SingularQuery {
    let text = try text()
    guard let query = SingularQuery(text) else { throw fault("'\(text)' is not a path") }
    guard query.steps.count <= PathWalk.longestQuery else { throw fault("'\(text)' is too long") }
    return query
  }

  /// Takes one JSON scalar.
  mutating func scalar() throws(LayoutFault) -> ArraySlice<UInt8> {
    guard at < bytes.count, bytes[at] != JSONByte.openBracket, bytes[at] != JSONByte.openBrace
    else {
      throw fault("a text, number or word of JSON is expected")
    }
    return try value()
  }

  /// Takes one JSON value.
  mutating func value() throws(LayoutFault) -> ArraySlice<UInt8> {
    let end = bytes.withBytes { try? JSONScanner(bytes: $0).skipValue(at, depth: 0) }
    guard let end, end == bytes.count || bytes[end] == 0x20 else {
      throw fault("a text, number or word of JSON is expected")
    }
    return take(until: end)
  }

  /// Checks that nothing is left.
  func end() throws(LayoutFault) {
    guard at == bytes.count else { throw fault("the line should have ended") }
  }

  /// Takes the bytes before an offset, and the space behind them.
  private mutating func take(until end: Int?) -> ArraySlice<UInt8> {
    let end = end ?? bytes.count
    let taken = bytes[at..<end]
    at = min(end + 1, bytes.count)
    return taken
  }
}
