import Diagnostics

/// The likely cure of a text that libyaml refuses, found by looking at the line in question.
struct SyntaxCure {
  private let failure: YAMLEventStream.Failure
  private let file: SourceFile

  /// The last step before the failure.
  private let lastEvent: YAMLEvent?

  /// Where the innermost `{` or `[` stands that is still open.
  let opening: Int?

  /// Whether the failure stands in a `{…}` or `[…]`.
  private var isInFlow: Bool { opening != nil }

  init(of failure: YAMLEventStream.Failure, after events: [YAMLEvent], in file: SourceFile) {
    self.failure = failure
    self.file = file
    lastEvent = events.last
    var open: [Int?] = []
    for event in events {
      switch event.kind {
      case .sequenceStart(let isFlow, _), .mappingStart(let isFlow, _):
        // A flow collection's step ends with its bracket, behind an anchor and a tag.
        open.append(isFlow ? max(event.bytes.upperBound, 1) - 1 : nil)
      case .sequenceEnd, .mappingEnd: _ = open.popLast()
      default: break
      }
    }
    opening = open.last ?? nil
  }

  /// What to do, with the place that it is about; nil when nothing is likely.
  func note() -> Finding.Note? {
    switch (failure.problem, failure.context ?? "") {
    case ("found character that cannot start any token", _): badStart()
    case ("found a tab character that violates indentation", _),
      ("found a tab character where an indentation space is expected", _):
      tab()
    case ("mapping values are not allowed in this context", _): unexpectedColon()
    case ("block sequence entries are not allowed in this context", _):
      note("`- ` begins an item of a list: write the list on lines of its own, or quote the value")
    case ("mapping keys are not allowed in this context", _):
      quoteCure("`? ` begins a key of its own kind", valueRange(at: failure.offset))
    case ("could not find expected ':'", _): missingColon()
    case (_, "while scanning an alias"):
      quoteCure("a value that begins with `*` is an alias", valueRange(at: failure.contextOffset))
    case (_, "while scanning an anchor"):
      quoteCure("a value that begins with `&` is an anchor", valueRange(at: failure.contextOffset))
    case (_, "while scanning a tag"), (_, "while parsing a tag"), ("found undefined tag handle", _):
      tag()
    case (_, "while scanning a block scalar"):
      quoteCure(blockCause, valueRange(at: failure.contextOffset))
    case (_, "while parsing a quoted scalar"): escape()
    case (_, "while scanning a quoted scalar"):
      Finding.Note("this quote is not closed", at: character(at: failure.contextOffset))
    case (_, "while scanning a directive"), (_, "while scanning a %TAG directive"),
      (_, "while scanning a %YAML directive"):
      note(
        "`%` at the start of a line begins a YAML directive: put the text behind its key, in quotes"
      )
    case (_, "while parsing a flow mapping"), (_, "while parsing a flow sequence"): flow()
    case (_, "while parsing a block mapping"), (_, "while parsing a block collection"): block()
    case ("did not find expected node content", _): badStart()
    case ("found unexpected ':'", _):
      note("a `:` before `,` or a bracket may not stand in a value without quotes")
    case ("did not find expected <document start>", _): afterDocument()
    default: nil
    }
  }

  // MARK: - Cases

  /// A character with which no value may begin.
  private func badStart() -> Finding.Note? {
    guard failure.offset < file.bytes.count else {
      return opening.map(unclosed)
    }
    if file.bytes[failure.offset] == 0x09 { return tab() }
    let start = Character(Unicode.Scalar(file.bytes[failure.offset]))
    let name = start == "`" ? "a backtick" : "`\(start)`"
    return quoteCure("no value may begin with \(name)", valueRange(at: failure.offset))
  }

  private func tab() -> Finding.Note {
    note("a tab stands where only spaces may: indent with spaces")
  }

  /// A `: ` in a value, or a key in what YAML takes for more of the value above.
  private func unexpectedColon() -> Finding.Note? {
    let line = BlockLine(in: file.bytes, at: failure.offset)
    if failure.offset >= line.value.lowerBound {
      return quoteCure("`: ` may not stand in a value without quotes", line.value)
    }
    if let colon = colonWithoutSpace(before: line) { return spaceCure(at: colon) }
    return note("this line goes on with the value above: indent it like the keys around it")
  }

  /// A line that is neither a key with a value nor more of the value above.
  private func missingColon() -> Finding.Note? {
    let line = BlockLine(in: file.bytes, at: failure.contextOffset)
    let content = file.bytes[line.content..<line.bytes.upperBound]
    if let colon = content.firstIndex(of: UInt8(ascii: ":")) { return spaceCure(at: colon) }
    return Finding.Note(
      "a line of a mapping is a key, `:` and a space before its value",
      at: SourceRange(file, line.value))
  }

  private func tag() -> Finding.Note {
    let value = valueRange(at: failure.contextOffset)
    return Finding.Note(
      "`!` began a YAML tag: write `not` if a condition is meant, or "
        + quoteAdvice(for: file.bytes[value]),
      at: SourceRange(file, value))
  }

  /// An escape that YAML does not know.
  private func escape() -> Finding.Note {
    var place = min(failure.offset, file.bytes.count - 1)
    while place > failure.contextOffset, file.bytes[place] != UInt8(ascii: "\\") { place -= 1 }
    if failure.problem.contains("Unicode") {
      return Finding.Note(
        "`\\u` takes one whole character, unlike JSON: write the character itself, or `\\U` and "
          + "eight digits, as in `\\U0001F600`",
        at: SourceRange(file, place..<place + 2))
    }
    return Finding.Note(
      "in double quotes `\\` begins an escape: write `\\\\`, or put the text in single quotes",
      at: SourceRange(file, place..<place + 2))
  }

  /// More text where an entry of a `{…}` or `[…]` should end.
  private func flow() -> Finding.Note? {
    let opening = failure.contextOffset
    if isLaterLine(failure.offset, than: opening) || failure.offset >= file.bytes.count {
      return unclosed(at: opening)
    }
    let value = FlowEntry(in: file.bytes, opening: opening, at: failure.offset).value
    if let cure = cureOfStart(of: value) { return cure }
    switch file.bytes[failure.offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "}"), UInt8(ascii: "]"):
      return quoteCure("inside `{…}` and `[…]` a text with braces or brackets needs quotes", value)
    case UInt8(ascii: ":"):
      return quoteCure("`: ` may not stand in a value without quotes", value)
    default:
      return note("`,` stands between two entries; a text that goes on needs quotes")
    }
  }

  /// A `{` or `[` whose end is missing, perhaps because a comment swallows it.
  private func unclosed(at opening: Int) -> Finding.Note {
    var quote: UInt8?
    var before = file.bytes[opening]
    for byte in file.bytes[opening...].prefix(while: { !$0.isLineBreak }) {
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: "#"), before.isBlank {
        return Finding.Note(
          "this is not closed: ` #` began a comment, so quote the value if `#` belongs to it",
          at: character(at: opening))
      }
      before = byte
    }
    return Finding.Note("this is not closed", at: character(at: opening))
  }

  /// More text where a line of a block mapping or list should end, or a line that fits no other.
  private func block() -> Finding.Note? {
    if let lastEvent, case .scalar(_, let style, _) = lastEvent.kind,
      isLaterLine(failure.offset, than: lastEvent.bytes.lowerBound)
    {
      switch style {
      case .singleQuoted, .doubleQuoted:
        if isLaterLine(lastEvent.bytes.upperBound, than: lastEvent.bytes.lowerBound) {
          return Finding.Note(
            "the quote that opens here is closed on a later line",
            at: character(at: lastEvent.bytes.lowerBound))
        }
      case .literal, .folded:
        let header = BlockLine(in: file.bytes, at: lastEvent.bytes.lowerBound).value
        if file.bytes[header].contains(where: { (0x30...0x39).contains($0) }) {
          return quoteCure(blockCause, header)
        }
      case .plain: break
      }
    }
    let line = BlockLine(in: file.bytes, at: failure.offset)
    if failure.offset > line.value.lowerBound { return cureOfStart(of: line.value) }
    return note("this line fits none above: indent it like the lines that it belongs with")
  }

  /// Text behind the file's only node.
  private func afterDocument() -> Finding.Note? {
    let line = BlockLine(in: file.bytes, at: failure.offset)
    let value = line.content..<max(line.content, line.value.upperBound)
    return cureOfStart(of: value)
      ?? note("what the file began with has ended above: indent this like the first line")
  }

  // MARK: - Parts

  private let blockCause = "a value that begins with `|` or `>` is a block of lines"

  /// What to do about a value that begins like another kind of node and goes on like a text.
  private func cureOfStart(of value: Range<Int>) -> Finding.Note? {
    guard failure.offset > value.lowerBound, value.lowerBound < file.bytes.count else { return nil }
    switch file.bytes[value.lowerBound] {
    case UInt8(ascii: "{"):
      return quoteCure("a value that begins with `{` is a YAML mapping and ends at its `}`", value)
    case UInt8(ascii: "["):
      return quoteCure("a value that begins with `[` is a YAML list and ends at its `]`", value)
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      return quoteCure("a value that begins with a quote ends at the closing quote", value)
    case UInt8(ascii: "*"):
      return quoteCure("a value that begins with `*` is an alias", value)
    default: return nil
    }
  }

  /// A `:` in the line above that lacks its space.
  private func colonWithoutSpace(before line: BlockLine) -> Int? {
    guard line.bytes.lowerBound > 0 else { return nil }
    let above = BlockLine(in: file.bytes, at: line.bytes.lowerBound - 1)
    guard above.colon == nil else { return nil }
    return file.bytes[above.content..<above.bytes.upperBound].firstIndex(of: UInt8(ascii: ":"))
  }

  private func spaceCure(at colon: Int) -> Finding.Note {
    Finding.Note("write a space after `:`", at: SourceRange(file, colon..<colon + 1))
  }

  private func quoteCure(_ reason: String, _ value: Range<Int>) -> Finding.Note {
    Finding.Note(
      "\(reason): \(quoteAdvice(for: file.bytes[value]))", at: SourceRange(file, value))
  }

  /// A note at the place of the failure.
  private func note(_ message: String) -> Finding.Note {
    Finding.Note(message, at: character(at: failure.offset))
  }

  /// The value that begins at an offset.
  private func valueRange(at offset: Int) -> Range<Int> {
    if isInFlow { return FlowEntry(in: file.bytes, valueAt: offset).value }
    let line = BlockLine(in: file.bytes, at: offset)
    return offset..<max(offset, line.value.upperBound)
  }

  private func isLaterLine(_ offset: Int, than start: Int) -> Bool {
    file.bytes[start..<min(max(start, offset), file.bytes.count)].contains(where: \.isLineBreak)
  }

  private func character(at offset: Int) -> SourceRange {
    SourceRange(file, characterBytes(at: offset, in: file.bytes))
  }
}
