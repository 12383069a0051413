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

  private func text(_ parts: [TextPart]) -> String {
    if parts.count == 1 {
      // A single string needs no buffer between the response and the text.
      if case .field(let field) = parts[0], case .string = fieldType(field) {
        return string(field)
      }
      if case .literal(let text) = parts[0] { return text }
    }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(64)
    for part in parts { append(part, to: &utf8) }
    return String(decoding: utf8, as: UTF8.self)
  }

  private func append(_ part: TextPart, to utf8: inout [UInt8]) {
    switch part {
    case .literal(let text):
      utf8.append(contentsOf: text.utf8)
    case .field(let field):
      appendPlain(field, to: &utf8)
    case .number(let field, let pattern):
      let text = withToken(field) { bytes, token in
        token.withText(bytes) { context.numberText($0, $1, pattern: pattern) } ?? nil
      }
      utf8.append(contentsOf: (text ?? "").utf8)
    case .date(let field, let pattern):
      guard let date = optionalDate(field) else { return }
      let zone = fieldLayout(field)?.displayTimeZone
      utf8.append(contentsOf: context.dateText(date, pattern: pattern, timeZone: zone).utf8)
    }
  }

  private var context: TicketContext { block.document.context }

  /// Appends a field without a format.
  private func appendPlain(_ field: Int, to utf8: inout [UInt8]) {
    switch fieldType(field) {
    case .integer, .decimal:
      appendToken(field, to: &utf8) { bytes, range, utf8 in
        if PlainDigits.isPlain(bytes, range) {
          utf8.append(contentsOf: bytes.buffer(range))
        } else {
          utf8.append(contentsOf: (NumberReader.plainText(bytes, range) ?? "").utf8)
        }
      }
    case .enumeration(let layout):
      guard let index = enumCase(field) else { fallthrough }
      utf8.append(contentsOf: layout.names[index].utf8)
    case .string, .date:
      appendToken(field, to: &utf8) { $2.append(contentsOf: $0.buffer($1)) }
    case .bool:
      guard let value = optionalBool(field) else { return }
      utf8.append(contentsOf: (value ? "true" : "false").utf8)
    case nil:
      break
    }
  }

  private func appendToken(
    _ field: Int, to utf8: inout [UInt8],
    _ body: (JSONBytes, Range<Int>, inout [UInt8]) -> Void
  ) {
    _ = withToken(field) { bytes, token in
      token.withText(bytes) { body($0, $1, &utf8) }
    }
  }
}

/// Numbers whose JSON text is their plain text already.
private enum PlainDigits {
  /// Whether a number is whole and has neither sign, point nor exponent.
  static func isPlain(_ bytes: JSONBytes, _ range: Range<Int>) -> Bool {
    range.count <= 38 && bytes.buffer(range).allSatisfy(JSONByte.isDigit)
  }
}
