/// Cuts a condition into tokens.
struct ConditionTokenizer {
  private let text: [UInt8]
  private var position = 0

  /// Room for the tokens of most conditions.
  private static let usualCount = 8

  private init(_ text: String) { self.text = Array(text.utf8) }

  /// The tokens of a condition.
  static func tokens(
    of text: String
  ) -> Result<[ConditionToken], ConditionProblem> {
    var tokenizer = ConditionTokenizer(text)
    var tokens: [ConditionToken] = []
    tokens.reserveCapacity(usualCount)
    do throws(ConditionProblem) {
      while let token = try tokenizer.token() { tokens.append(token) }
      return .success(tokens)
    } catch {
      return .failure(error)
    }
  }

  private mutating func token() throws(ConditionProblem) -> ConditionToken? {
    while position < text.count, Self.isWhiteSpace(text[position]) { position += 1 }
    guard position < text.count else { return nil }
    let start = position
    switch text[start] {
    case UInt8(ascii: "("): return take(1, .open)
    case UInt8(ascii: ")"): return take(1, .close)
    case UInt8(ascii: "+"): return take(1, .plus)
    case UInt8(ascii: "'"): return try quotedText()
    case UInt8(ascii: "\""):
      throw problem("a text stands in single quotes: `'text'`", start..<start + 1)
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      return try comparison()
    case UInt8(ascii: "&"):
      throw problem("write `and` for `&&`", start..<endOfRun(of: text[start]))
    case UInt8(ascii: "|"):
      throw problem("write `or` for `||`", start..<endOfRun(of: text[start]))
    case UInt8(ascii: ","):
      throw problem("`,` cannot stand in a condition: write `and` or `or`", start..<start + 1)
    default:
      return word()
    }
  }

  private mutating func take(_ count: Int, _ kind: ConditionToken.Kind) -> ConditionToken {
    let part = position..<position + count
    position += count
    return ConditionToken(
      kind: kind, written: String(decoding: text[part], as: UTF8.self), part: part)
  }

  private mutating func comparison() throws(ConditionProblem) -> ConditionToken {
    let end = text[position...].firstIndex { !Self.comparisonBytes.contains($0) } ?? text.count
    let part = position..<end
    let written = String(decoding: text[part], as: UTF8.self)
    if let comparison = Condition.Comparison(rawValue: written) {
      return take(part.count, .comparison(comparison))
    }
    let wayOut =
      switch written {
      case "=", "===": "write `==`"
      case "!": "write `not`"
      case "<>", "!==": "write `!=`"
      case "=<": "write `<=`"
      case "=>": "write `>=`"
      default: "write one of `== != < <= > >=`"
      }
    throw problem("\(quote(written)) is no comparison: \(wayOut)", part)
  }

  private mutating func quotedText() throws(ConditionProblem) -> ConditionToken {
    let start = position
    let quoteMark = UInt8(ascii: "'")
    var content: [UInt8] = []
    var index = start + 1
    while index < text.count {
      if text[index] != quoteMark {
        content.append(text[index])
        index += 1
      } else if index + 1 < text.count, text[index + 1] == quoteMark {
        content.append(quoteMark)
        index += 2
      } else {
        return take(index + 1 - start, .text(String(decoding: content, as: UTF8.self)))
      }
    }
    throw ConditionProblem(
      kind: .conditionSyntax, message: "the quoted text is not closed: add `'`",
      part: start..<text.count, isUnfinished: true)
  }

  /// A run of everything that is no other token; it is a number when it begins like one.
  private mutating func word() -> ConditionToken {
    let start = position
    let isNumber = isDigit(start) || text[start] == UInt8(ascii: "-") && isDigit(start + 1)
    var end = start
    while end < text.count, !Self.isWhiteSpace(text[end]) {
      let isExponentSign =
        isNumber && text[end] == UInt8(ascii: "+") && end > start
        && text[end - 1] | 0x20 == UInt8(ascii: "e") && isDigit(end + 1)
      if Self.isDelimiter(text[end]), !isExponentSign { break }
      end += 1
    }
    return take(end - start, isNumber ? .number : .word)
  }

  private func isDigit(_ index: Int) -> Bool {
    index < text.count && (0x30...0x39).contains(text[index])
  }

  /// Whether a byte stands between tokens.
  static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

  /// Whether a byte ends a word.
  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: "!"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "&"), UInt8(ascii: "|"):
      true
    default: false
    }
  }

  private func endOfRun(of byte: UInt8) -> Int {
    text[position...].firstIndex { $0 != byte } ?? text.count
  }

  private func problem(_ message: String, _ part: Range<Int>) -> ConditionProblem {
    ConditionProblem(kind: .conditionSyntax, message: message, part: part)
  }

  private static let comparisonBytes = Array("=!<>".utf8)
}
