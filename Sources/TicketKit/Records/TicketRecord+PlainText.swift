/// Texts of one or two fields and what stands around them: the usual ones, without lists of parts on
/// the way.
///
/// What stands around them are `StaticString`s: generated code has only literals there, and as those
/// they are plain addresses, of which the compiler makes less code than of `String`s.
extension TicketRecord {
  /// The text of a field; nothing when it is absent.
  public func text(_ field: Int) -> String {
    guard let (bytes, range) = plainText(field) else { return text(.field(field)) }
    return bytes.text(range)
  }

  /// The text of a field, which is nothing when it is absent, behind a literal one.
  public func text(_ prefix: StaticString, _ field: Int) -> String {
    text(prefix, field, "")
  }

  /// The text of a field, which is nothing when it is absent, before a literal one.
  public func text(_ field: Int, _ suffix: StaticString) -> String {
    text("", field, suffix)
  }

  /// The text of a field, which is nothing when it is absent, between literal ones.
  public func text(_ prefix: StaticString, _ field: Int, _ suffix: StaticString) -> String {
    guard let (bytes, range) = plainText(field) else {
      return TextWriter.text { writer in
        writer.append(prefix)
        append(.field(field), to: &writer)
        writer.append(suffix)
      }
    }
    return bytes.text(range, behind: prefix, before: suffix)
  }

  /// The texts of two fields with a literal one between them.
  public func text(_ first: Int, _ between: StaticString, _ second: Int) -> String {
    text("", first, between, second, "")
  }

  /// The texts of two fields with a literal one between them, behind another.
  public func text(
    _ prefix: StaticString, _ first: Int, _ between: StaticString, _ second: Int
  ) -> String {
    text(prefix, first, between, second, "")
  }

  /// The texts of two fields with a literal one between them, before another.
  public func text(
    _ first: Int, _ between: StaticString, _ second: Int, _ suffix: StaticString
  ) -> String {
    text("", first, between, second, suffix)
  }

  /// The texts of two fields, which are nothing when they are absent, with literal ones around them.
  public func text(
    _ prefix: StaticString, _ first: Int, _ between: StaticString, _ second: Int,
    _ suffix: StaticString
  ) -> String {
    TextWriter.text { writer in
      writer.append(prefix)
      append(.field(first), to: &writer)
      writer.append(between)
      append(.field(second), to: &writer)
      writer.append(suffix)
    }
  }

  /// A literal text as one run of a styled text.
  public func run(_ text: StaticString) -> StyledText.Run {
    StyledText.Run(text.description)
  }

  /// A literal text as one run of a styled text, in a style.
  public func run(_ text: StaticString, style: TextStyle) -> StyledText.Run {
    StyledText.Run(text.description, style: style)
  }

  /// The text of a field, which is nothing when it is absent, as one run of a styled text.
  public func run(_ field: Int) -> StyledText.Run {
    StyledText.Run(text(field))
  }

  /// The text of a field, which is nothing when it is absent, as one run in a style.
  public func run(_ field: Int, style: TextStyle) -> StyledText.Run {
    StyledText.Run(text(field), style: style)
  }

  /// Where the text of a field stands as it is shown: that of a string without escapes, or a short
  /// number without zeros at its end.
  ///
  /// The bytes are the block's, and live as long.
  private func plainText(_ field: Int) -> (bytes: JSONBytes, range: Range<Int>)? {
    let entry = entry(field)
    guard entry > OffsetTable.isDefault, let form = form(field) else { return nil }
    let (bytes, start) = block.text.place(Int(entry))
    if bytes[start] == JSONByte.quote {
      let string = JSONString(bytes, at: start)
      guard !string.hasEscapes else { return nil }
      let content = string.content
      if form == .string { return (bytes, content) }
      guard form == .number, let end = plainNumberEnd(bytes, content.lowerBound),
        end == content.upperBound
      else { return nil }
      return (bytes, content)
    }
    guard form == .number, let end = plainNumberEnd(bytes, start) else { return nil }
    // What goes on behind such digits is no short number.
    return JSONWord.goesOn(bytes.byteOrZero(at: end)) ? nil : (bytes, start..<end)
  }

  /// Where a short number ends that is shown as it stands.
  private func plainNumberEnd(_ bytes: JSONBytes, _ start: Int) -> Int? {
    guard start &+ 16 <= bytes.count, JSONByte.isDigit(bytes[start]) else { return nil }
    let number = ShortNumber(bytes.word(at: start), bytes, at: start)
    let end = start &+ number.length
    guard number.length > 0, !number.isFraction || bytes[end &- 1] != JSONByte.zero else {
      return nil
    }
    return end
  }
}
