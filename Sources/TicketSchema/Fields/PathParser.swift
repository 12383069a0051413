/// Reads a path: an RFC 9535 singular query, whose leading `$.` may be left out.
struct PathParser {
  private let text: [UInt8]
  private var position = 0

  private init(_ text: String) { self.text = Array(text.utf8) }

  /// The path that a text stands for.
  static func parse(_ text: String) -> Result<JSONPath, TextProblem> {
    var parser = PathParser(text)
    do throws(TextProblem) {
      return .success(try parser.path())
    } catch {
      return .failure(error)
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "'"),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private mutating func path() throws(TextProblem) -> JSONPath {
    if text.isEmpty { throw problem("the path is empty: name a member", from: 0) }
    var steps: [JSONPath.Step] = []
    let second = text.count > 1 ? text[1] : nil
    if text[0] == UInt8(ascii: "$"), [nil, UInt8(ascii: "."), UInt8(ascii: "[")].contains(second) {
      position = 1
    } else if text[0] != UInt8(ascii: "[") {
      steps.append(try dottedStep())
    }
    while let byte = next {
      switch byte {
      case UInt8(ascii: "."):
        position += 1
        steps.append(try dottedStep())
      case UInt8(ascii: "["):
        steps.append(try bracketStep())
      default:
        throw unexpected()
      }
    }
    return JSONPath(steps)
  }

  /// A run of characters other than `.`, brackets, quotes and white space.
  private mutating func dottedStep() throws(TextProblem) -> JSONPath.Step {
    let start = position
    var end = start
    while end < text.count, !Self.isDelimiter(text[end]) { end += 1 }
    var name = String(decoding: text[start..<end], as: UTF8.self)
    // Most names are ASCII letters, for which no table is needed.
    if !text[start..<end].allSatisfy({ (0x21..<0x7F).contains($0) }),
      let space = name.unicodeScalars.firstIndex(where: \.properties.isWhitespace)
    {
      name = String(name[..<space])
    }
    position += name.utf8.count
    if name.isEmpty {
      guard let byte = next else {
        throw problem("the path ends in `.`: name a member behind it", from: max(0, start - 1))
      }
      if byte == UInt8(ascii: ".") {
        throw problem("a path has one member between its dots, and no `..`", from: start)
      }
      throw unexpected()
    }
    if name == "*" {
      throw problem("a path leads to one value, so it has no `*`", from: start)
    }
    return .member(name)
  }

  private mutating func bracketStep() throws(TextProblem) -> JSONPath.Step {
    let start = position
    position += 1
    skipBlank()
    let step: JSONPath.Step
    switch next {
    case UInt8(ascii: "'")?, UInt8(ascii: "\"")?:
      var literal = PathLiteral(text, at: position)
      step = .member(try literal.read())
      position = literal.position
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      step = .index(try index())
    case UInt8(ascii: "*")?, UInt8(ascii: "?")?, UInt8(ascii: ":")?:
      throw problem(
        "a path leads to one value: in brackets stands a quoted name or an index", from: start)
    case nil:
      throw problem("the path ends inside `[`: close it with `]`", from: start)
    default:
      throw problem("in brackets stands an index, or a name in quotes: `['x y']`", from: start)
    }
    skipBlank()
    guard let byte = next else {
      throw problem("the path ends inside `[`: close it with `]`", from: start)
    }
    guard byte == UInt8(ascii: "]") else {
      throw problem("a path leads to one value: `]` is due after one name or index", from: position)
    }
    position += 1
    return step
  }

  /// `0`, or digits without a leading zero, also negative, within ±(2^53 - 1).
  private mutating func index() throws(TextProblem) -> Int {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let digits = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    let written = String(decoding: text[start..<position], as: UTF8.self)
    let hasLeadingZero = text[digits..<position].first == 0x30 && written != "0"
    guard let index = Int(written), !hasLeadingZero, abs(index) < 1 << 53 else {
      throw problem(
        "\(quote(written)) is no index: write digits without a leading zero, or `-1` for the last",
        from: start, to: position)
    }
    return index
  }

  private mutating func skipBlank() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private func unexpected() -> TextProblem {
    let rest = String(decoding: text[position...], as: UTF8.self)
    let scalar = rest.unicodeScalars.first.map(String.init) ?? ""
    return problem(
      "\(quote(scalar)) cannot stand here: write a name that holds it as `['…']`", from: position,
      to: position + scalar.utf8.count)
  }

  private func problem(_ message: String, from start: Int, to end: Int? = nil) -> TextProblem {
    TextProblem(message: message, part: start..<(end ?? max(start, text.count)))
  }
}
