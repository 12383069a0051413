extension SingularQuery {
  /// Reads a query such as `$['data'][0].name`; the leading `$.` may be left out.
  ///
  /// A dotted step is any run of characters other than `.`, `[`, `]`, quotes and white space;
  /// nil when the text is no such query.
  init?(_ text: String) {
    var reader = QueryReader(bytes: Array(text.utf8))
    guard let steps = reader.steps() else { return nil }
    self.init(steps)
  }
}

/// Reads the steps of a query, byte for byte.
private struct QueryReader {
  let bytes: [UInt8]
  var at = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func steps() -> [SingularQuery.Step]? {
    var steps: [SingularQuery.Step] = []
    let next = bytes.count > 1 ? bytes[1] : nil
    if bytes.first == UInt8(ascii: "$"), next == nil || next == point || next == open {
      at = 1
    } else if bytes.first != open {
      guard let name = dottedName() else { return nil }
      steps.append(name)
    }
    while at < bytes.count {
      let step: SingularQuery.Step?
      switch bytes[at] {
      case point:
        at += 1
        step = dottedName()
      case open:
        at += 1
        step = bracketed()
      default:
        step = nil
      }
      guard let step else { return nil }
      steps.append(step)
    }
    return steps
  }

  private var point: UInt8 { UInt8(ascii: ".") }
  private var open: UInt8 { UInt8(ascii: "[") }

  private mutating func dottedName() -> SingularQuery.Step? {
    let start = at
    while at < bytes.count, !" \t\n\r.[]'\"".utf8.contains(bytes[at]) { at += 1 }
    return at > start ? .member(Array(bytes[start..<at])) : nil
  }

  /// What stands between brackets, and the closing one.
  private mutating func bracketed() -> SingularQuery.Step? {
    guard at < bytes.count else { return nil }
    let step =
      if bytes[at] == UInt8(ascii: "'") || bytes[at] == UInt8(ascii: "\"") {
        quotedName(quote: bytes[at])
      } else {
        index()
      }
    guard step != nil, at < bytes.count, bytes[at] == UInt8(ascii: "]") else { return nil }
    at += 1
    return step
  }

  private mutating func index() -> SingularQuery.Step? {
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "]") { at += 1 }
    let digits = String(decoding: bytes[start..<at], as: UTF8.self)
    // RFC 9535 has neither `+1`, `01` nor `-0`.
    guard let index = Int(digits), String(index) == digits else { return nil }
    return .index(index)
  }

  private mutating func quotedName(quote: UInt8) -> SingularQuery.Step? {
    at += 1
    var name: [UInt8] = []
    while at < bytes.count, bytes[at] != quote {
      guard bytes[at] >= 0x20 else { return nil }
      if bytes[at] == JSONByte.backslash {
        guard let scalar = escape(quote: quote) else { return nil }
        name.append(contentsOf: Array(String(scalar).utf8))
      } else {
        name.append(bytes[at])
        at += 1
      }
    }
    guard at < bytes.count else { return nil }
    at += 1
    return .member(name)
  }

  /// An escape: JSON's, but that only the quote in use may be escaped; surrogates come in pairs.
  private mutating func escape(quote: UInt8) -> Unicode.Scalar? {
    guard at + 1 < bytes.count else { return nil }
    let letter = bytes[at + 1]
    if letter == quote {
      at += 2
      return Unicode.Scalar(letter)
    }
    let isPlain = "bfnrt/\\".utf8.contains(letter)
    let hasDigits =
      letter == UInt8(ascii: "u") && at + 6 <= bytes.count
      && bytes[at + 2..<at + 6].allSatisfy { JSONByte.hexValue($0) != nil }
    guard isPlain || hasDigits else { return nil }
    let (scalar, next) = bytes.withBytes { JSONEscape.scalar($0, at: at) }
    let isWritten = bytes[at + 2..<min(at + 6, bytes.count)].lowercasedText == "fffd"
    guard scalar != "\u{FFFD}" || isWritten else { return nil }
    at = next
    return scalar
  }
}

extension Collection<UInt8> {
  /// The bytes as lower-case text.
  fileprivate var lowercasedText: String {
    String(decoding: self, as: UTF8.self).lowercased()
  }
}
