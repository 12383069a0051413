import Foundation

extension TicketRecord {
  /// The text of some parts in a row; an absent field gives nothing.
  public func text(_ parts: TextPart...) -> String {
    text(parts)
  }

  /// The text of some parts as one run of a styled text.
  public func run(_ parts: TextPart..., style: TextStyle? = nil) -> StyledText.Run {
    StyledText.Run(text(parts), style: style)
  }

  /// The text of some parts in a row; an absent field gives nothing.
  package func text(_ parts: [TextPart]) -> String {
    TextWriter.text { writer in
      for part in parts { append(part, to: &writer) }
    }
  }

  /// Appends the text of a part; of an absent field nothing.
  func append(_ part: TextPart, to writer: inout TextWriter) {
    switch part {
    case .literal(let text):
      writer.append(text)
    case .field(let field):
      appendPlain(field, to: &writer)
    case .number(let field, let pattern):
      guard let number = number(field) else { return }
      let text = context.numberText(
        DecimalDigits(number), pattern: pattern, currency: currency(field))
      writer.append(text)
    case .currency(let field):
      guard let amount = optionalDecimal(field), let currency = currency(field) else { return }
      writer.append(context.currencyText(amount, currency))
    case .symbol(let field):
      guard isPresent(field), let currency = currency(field) else { return }
      writer.append(context.currencySymbol(currency))
    case .rate(let field, let rateForm):
      // Other numbers are no shares, and have no text in these forms.
      guard form(field) == .rate, let share = number(field) else { return }
      writer.append(rateForm.text(forShareOff: share))
    case .list(let field):
      writer.append(context.listText(elementTexts(field)))
    case .join(let field, let separator):
      writer.append(elementTexts(field).joined(separator: separator))
    case .date(let field, let pattern):
      guard let date = optionalDate(field) else { return }
      let zone = fieldLayout(field)?.displayTimeZone
      writer.append(context.dateText(date, pattern: pattern, timeZone: zone))
    }
  }

  private var context: TicketContext { block.document.context }

  /// Appends a field without a format.
  private func appendPlain(_ field: Int, to writer: inout TextWriter) {
    switch form(field) {
    case .negatedNumber, .money, .rate:
      guard let number = number(field) else { return }
      writer.append(number.plainText)
    case .number:
      appendToken(field, to: &writer) { bytes, range, writer in
        if PlainDigits.isPlain(bytes, range) {
          writer.append(bytes, range)
        } else {
          writer.append(NumberReader.plainText(bytes, range) ?? "")
        }
      }
    case .html:
      appendToken(field, to: &writer) { $2.append(HTMLText.text($0, $1)) }
    case .enumeration:
      guard let name = caseName(field) else { fallthrough }
      writer.append(name)
    case .string, .date:
      appendToken(field, to: &writer) { $2.append($0, $1) }
    case .bool:
      guard let value = optionalBool(field) else { return }
      writer.append((value ? "true" : "false"))
    case .list:
      append(.list(field), to: &writer)
    case nil:
      break
    }
  }

  /// The name of an `enum` field's case; nil for a text that is no case.
  private func caseName(_ field: Int) -> String? {
    guard case .enumeration(let layout) = fieldLayout(field)?.type, let index = enumCase(field)
    else { return nil }
    return layout.names[index]
  }

  private func appendToken(
    _ field: Int, to writer: inout TextWriter,
    _ body: (JSONBytes, Range<Int>, inout TextWriter) -> Void
  ) {
    _ = withToken(field) { bytes, token in
      token.withText(bytes) { body($0, $1, &writer) }
    }
  }
}

/// Numbers whose JSON text is their plain text already.
private enum PlainDigits {
  /// Whether a number is whole and has neither sign, point nor exponent.
  static func isPlain(_ bytes: JSONBytes, _ range: Range<Int>) -> Bool {
    range.count <= 38 && bytes.firstOffset(range) { !JSONByte.isDigit($0) } == nil
  }
}
