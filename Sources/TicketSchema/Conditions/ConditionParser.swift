/// Reads conditions: `or` binds weaker than `and`, `and` than `not`, and comparisons do not chain.
struct ConditionParser {
  /// How deep parentheses and `not` may nest; a hostile condition is refused before the stack ends.
  static let deepestNesting = 64

  private let tokens: [ConditionToken]
  private let end: Int
  private var position = 0
  private var depth = 0

  private init(_ tokens: [ConditionToken], end: Int) {
    self.tokens = tokens
    self.end = end
  }

  /// The syntax tree of a condition.
  static func parse(_ text: String) -> Result<ConditionSyntax, ConditionProblem> {
    do throws(ConditionProblem) {
      let tokens = try ConditionTokenizer.tokens(of: text).get()
      var parser = ConditionParser(tokens, end: text.utf8.count)
      let condition = try parser.alternatives()
      if let token = parser.next { throw parser.unexpected(token) }
      return .success(condition)
    } catch {
      return .failure(error)
    }
  }

  private var next: ConditionToken? { position < tokens.count ? tokens[position] : nil }

  private func isNext(_ keyword: String) -> Bool {
    next.map { $0.kind == .word && $0.written == keyword } ?? false
  }

  /// `a or b or c`
  private mutating func alternatives() throws(ConditionProblem) -> ConditionSyntax {
    var operands = [try conjunction()]
    while isNext("or") {
      position += 1
      operands.append(try conjunction())
    }
    return operands.count == 1 ? operands[0] : .or(operands)
  }

  /// `a and b and c`; an operand in parentheses that is an `and` itself joins the list.
  private mutating func conjunction() throws(ConditionProblem) -> ConditionSyntax {
    var operands: [ConditionSyntax] = []
    while true {
      let operand = try negation()
      if case .and(let inner) = operand { operands += inner } else { operands.append(operand) }
      guard isNext("and") else { break }
      position += 1
    }
    return operands.count == 1 ? operands[0] : .and(operands)
  }

  private mutating func negation() throws(ConditionProblem) -> ConditionSyntax {
    guard let token = next else {
      let message =
        tokens.isEmpty
        ? "the condition is empty: leave `when` out where the case always holds"
        : "the condition ends where an operand is due"
      throw problem(message, end..<end)
    }
    if isNext("not") {
      position += 1
      try descend(at: token)
      defer { depth -= 1 }
      return .not(try negation())
    }
    guard token.kind == .open else { return try comparison() }
    position += 1
    try descend(at: token)
    defer { depth -= 1 }
    let inner = try alternatives()
    guard let close = next, close.kind == .close else {
      throw next.map(unexpected) ?? problem("`(` is not closed: add `)`", token.part)
    }
    position += 1
    if let operation = next, case .comparison = operation.kind {
      throw problem(
        "a comparison stands between a field and a field or literal, not behind `)`",
        operation.part)
    }
    return inner
  }

  private mutating func descend(at token: ConditionToken) throws(ConditionProblem) {
    guard depth < Self.deepestNesting else {
      throw ConditionProblem(
        kind: .conditionTooDeep,
        message: "parentheses and `not` nest deeper than \(Self.deepestNesting): "
          + "split the condition into cases",
        part: token.part)
    }
    depth += 1
  }

  private mutating func comparison() throws(ConditionProblem) -> ConditionSyntax {
    let left = try operand()
    if isNext("is") {
      position += 1
      return .test(left, try test())
    }
    guard let token = next, case .comparison(let operation) = token.kind else {
      return .operand(left)
    }
    position += 1
    let right = try operand()
    if let second = next, case .comparison = second.kind {
      throw problem(
        "comparisons do not chain: write `a \(token.written) b and b \(second.written) c`",
        second.part)
    }
    return .comparison(left, operation, right)
  }

  private mutating func test() throws(ConditionProblem) -> TestSyntax {
    guard let token = next, token.kind == .word else {
      throw problem(
        "behind `is` stands `present`, `absent` or `unrecognized`",
        next?.part ?? end..<end)
    }
    guard let test = TestSyntax(rawValue: token.written) else {
      let wayOut =
        token.written == "not"
        ? "write `is absent` for `is not present`, or put `not` in front"
        : "compare values with `==`"
      throw problem(
        "behind `is` stands `present`, `absent` or `unrecognized`: \(wayOut)", token.part)
    }
    position += 1
    return test
  }

  private mutating func operand() throws(ConditionProblem) -> OperandSyntax {
    guard let token = next else {
      throw problem("the condition ends where an operand is due", end..<end)
    }
    switch token.kind {
    case .word where token.written == "now":
      position += 1
      return try now(token)
    case .word where !["and", "or", "not", "is"].contains(token.written):
      position += 1
      return OperandSyntax(kind: .word, written: token.written, part: token.part)
    case .number:
      position += 1
      return OperandSyntax(kind: .number, written: token.written, part: token.part)
    case .text(let text):
      position += 1
      return OperandSyntax(kind: .text(text), written: token.written, part: token.part)
    default:
      let quoted =
        token.kind == .word ? "; a case of this name is quoted, `'\(token.written)'`" : ""
      throw problem(
        "an operand is due here, not \(quote(token.written)): a field, a literal or `now`\(quoted)",
        token.part)
    }
  }

  /// `now`, or `now + 3d`.
  private mutating func now(_ token: ConditionToken) throws(ConditionProblem) -> OperandSyntax {
    if let minus = next, minus.written.utf8.first == UInt8(ascii: "-") {
      throw problem("a duration is only added to `now`, as in `now + 3d`", minus.part)
    }
    guard let plus = next, plus.kind == .plus else {
      return OperandSyntax(kind: .now(plusSeconds: 0), written: token.written, part: token.part)
    }
    position += 1
    guard let duration = next, duration.kind == .number,
      let seconds = Self.seconds(duration.written)
    else {
      throw problem(
        "behind `now +` stands a duration such as `3d`: digits and one of `s m h d w`",
        next?.part ?? plus.part)
    }
    position += 1
    return OperandSyntax(
      kind: .now(plusSeconds: seconds), written: "now + \(duration.written)",
      part: token.part.lowerBound..<duration.part.upperBound)
  }

  /// The seconds of a duration such as `3d`; nil for other texts and beyond a hundred centuries.
  private static func seconds(_ duration: String) -> Int? {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
    guard let unit = duration.last.flatMap({ units[$0] }) else { return nil }
    let digits = duration.dropLast()
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(digits),
      count <= 315_576_000_000 / unit
    else { return nil }
    return count * unit
  }

  private func unexpected(_ token: ConditionToken) -> ConditionProblem {
    let wayOut =
      switch token.kind {
      case .close: "there is no `(` for it"
      case .plus: "only `now` is added to: `now + 3d`"
      default: "`and`, `or` or the end is due"
      }
    return problem("\(quote(token.written)) cannot stand here: \(wayOut)", token.part)
  }

  private func problem(_ message: String, _ part: Range<Int>) -> ConditionProblem {
    ConditionProblem(kind: .conditionSyntax, message: message, part: part)
  }
}
