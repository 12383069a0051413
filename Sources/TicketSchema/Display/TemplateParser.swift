/// Reads templates: literal text, `{field}`, `{field:format}`, `{{` and `}}`.
struct TemplateParser {
  private let text: [UInt8]
  private var position = 0

  private init(_ text: String) { self.text = Array(text.utf8) }

  /// The parts of a template; adjacent literals are one, and empty ones are left out.
  static func parse(_ text: String) -> Result<TemplateSyntax, TemplateSyntax.Problem> {
    var parser = TemplateParser(text)
    do throws(TemplateSyntax.Problem) {
      return .success(try parser.template())
    } catch {
      return .failure(error)
    }
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")

  private mutating func template() throws(TemplateSyntax.Problem) -> TemplateSyntax {
    var parts: [TemplateSyntax.Part] = []
    var literal: [UInt8] = []
    literal.reserveCapacity(text.count)
    while position < text.count {
      let byte = text[position]
      let isDoubled = position + 1 < text.count && text[position + 1] == byte
      if byte == Self.close, !isDoubled {
        throw problem("`}` stands alone: write `}}` for a brace", position..<position + 1)
      }
      if byte == Self.open, !isDoubled {
        if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal.removeAll(keepingCapacity: true)
        parts.append(.field(try field()))
        continue
      }
      literal.append(byte)
      position += byte == Self.open || byte == Self.close ? 2 : 1
    }
    if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
    return TemplateSyntax(parts: parts)
  }

  /// Reads from an opening brace to behind its closing one.
  private mutating func field() throws(TemplateSyntax.Problem) -> TemplateSyntax.Field {
    let start = position
    let nameStart = start + 1
    let nameEnd =
      text[nameStart...].firstIndex {
        $0 == Self.close || $0 == Self.open || $0 == UInt8(ascii: ":")
      } ?? text.count
    guard nameEnd < text.count else { throw unfinished(start) }
    guard text[nameEnd] != Self.open else {
      throw problem("`{` stands inside braces: close the first one, or write `{{`", start..<nameEnd)
    }
    let nameRange = nameStart..<nameEnd
    let name = String(decoding: text[nameRange], as: UTF8.self)
    if name.isEmpty {
      throw problem(
        "there is no name in the braces: write `{field}`, or `{{` for a brace",
        start..<nameEnd + 1)
    }
    if OuterWhiteSpace.isIn(name) {
      throw problem("white space stands around the name: write it right in the braces", nameRange)
    }
    position = nameEnd + 1
    guard text[nameEnd] == UInt8(ascii: ":") else {
      return .init(name: name, nameRange: nameRange, format: nil, formatRange: nameEnd..<nameEnd)
    }
    guard let end = endOfFormat(from: position) else {
      throw unclosedQuote(from: position) ?? unfinished(start)
    }
    let formatRange = position..<end
    position = end + 1
    let format = String(decoding: text[formatRange], as: UTF8.self)
    return .init(name: name, nameRange: nameRange, format: format, formatRange: formatRange)
  }

  /// The next `}` outside `'…'`.
  private func endOfFormat(from start: Int) -> Int? {
    var isQuoted = false
    for index in start..<text.count {
      if text[index] == UInt8(ascii: "'") { isQuoted.toggle() }
      if text[index] == Self.close, !isQuoted { return index }
    }
    return nil
  }

  /// The problem of a quote that hides every `}` behind it; nil where there is no such quote.
  private func unclosedQuote(from start: Int) -> TemplateSyntax.Problem? {
    let marks = text[start...].indices.filter { text[$0] == UInt8(ascii: "'") }
    guard marks.count % 2 == 1, let mark = marks.last, text[mark...].contains(Self.close) else {
      return nil
    }
    let message = "`'` begins a quoted text that does not end: add `'` in front of `}`"
    return .init(
      problem: TextProblem(message: message, part: mark..<text.count), isUnfinished: true)
  }

  private func unfinished(_ start: Int) -> TemplateSyntax.Problem {
    let message = "`{` is not closed: add `}`, or write `{{` for a brace"
    return .init(
      problem: TextProblem(message: message, part: start..<text.count), isUnfinished: true)
  }

  private func problem(_ message: String, _ part: Range<Int>) -> TemplateSyntax.Problem {
    .init(problem: TextProblem(message: message, part: part), isUnfinished: false)
  }
}
