/// What a value is to a field.
enum FieldVerdict: Equatable {
  case usable

  /// Null, an empty string where the type is not `string`, or one of the field's `absent` texts.
  case absent

  case wrong(ValueFault)
}

extension FieldLayout {
  /// Judges the value that begins at an offset of a checked text.
  func verdict(_ bytes: JSONBytes, at start: Int) -> FieldVerdict {
    let token = JSONToken(bytes, at: start)
    if token == .null || isAbsentText(token, bytes) { return .absent }
    switch type {
    case .string:
      return token.isText ? .usable : .wrong(.wrongType)
    case .bool:
      return token.bool(bytes) == nil ? .wrong(.wrongType) : .usable
    case .integer:
      return FieldVerdict(token.integer(bytes))
    case .decimal:
      return FieldVerdict(token.decimal(bytes))
    case .date(let reader):
      return FieldVerdict(token.date(bytes, reader))
    case .enumeration:
      return token.isEnumText(bytes) ? .usable : .wrong(.wrongType)
    }
  }

  /// Whether a token is one of the texts that count as absent.
  private func isAbsentText(_ token: JSONToken, _ bytes: JSONBytes) -> Bool {
    if case .string(let string) = token, string.content.isEmpty {
      if case .string = type {} else { return true }
    }
    guard !absentTexts.isEmpty else { return false }
    return token.withText(bytes) { bytes, range in
      absentTexts.contains { $0.elementsEqual(bytes.buffer(range)) }
    } ?? false
  }
}

extension FieldVerdict {
  /// Usable where a value could be read.
  fileprivate init<Value>(_ result: Result<Value, ValueFault>) {
    switch result {
    case .success: self = .usable
    case .failure(let fault): self = .wrong(fault)
    }
  }
}
