/// What a value is to a field.
enum FieldVerdict: Equatable {
  case usable

  /// Null, an empty string where the type is not `string`, or one of the field's `absent` texts.
  case absent

  case wrong(ValueFault)

  /// The element of a list that begins at an offset is wrong.
  case wrongElement(ValueFault, at: Int)
}

extension FieldLayout {
  /// Judges the value that begins at an offset of a checked text; of money in the currency of its
  /// row the number alone.
  func verdict(_ bytes: JSONBytes, at start: Int) -> FieldVerdict {
    let token = JSONToken(bytes, at: start)
    if case .null = token { return .absent }
    if isAbsentText(token, bytes) { return .absent }
    switch type {
    case .string:
      return token.isText ? .usable : .wrong(.wrongType)
    case .bool:
      return token.bool(bytes) == nil ? .wrong(.wrongType) : .usable
    case .integer(let isNegated):
      return FieldVerdict(token.integer(bytes, isNegated: isNegated))
    case .decimal:
      return FieldVerdict(token.decimalFault(bytes))
    case .money(let rule):
      guard let currency = rule.currency else { return FieldVerdict(token.decimalFault(bytes)) }
      return FieldVerdict(token.number(bytes).flatMap { rule.amount($0, in: currency) })
    case .rate(let rule):
      return FieldVerdict(token.number(bytes).flatMap(rule.shareOff))
    case .date(let reader):
      return FieldVerdict(token.dateFault(bytes, reader))
    case .enumeration:
      return token.isEnumText(bytes) ? .usable : .wrong(.wrongType)
    case .list(let element):
      return Self.verdict(bytes, list: token, at: start, element)
    }
  }

  /// Judges a list, or the scalar that counts as one with a single element.
  private static func verdict(
    _ bytes: JSONBytes, list token: JSONToken, at start: Int, _ element: ListElement
  ) -> FieldVerdict {
    guard token == .array else {
      return element.fault(of: token, bytes).map { .wrong($0) } ?? .usable
    }
    var verdict = FieldVerdict.usable
    ValueLocator(bytes).forEachElement(of: start) { start in
      let token = JSONToken(bytes, at: start)
      guard token != .null, let fault = element.fault(of: token, bytes) else { return true }
      verdict = .wrongElement(fault, at: start)
      return false
    }
    return verdict
  }

  /// Whether a token is one of the texts that count as absent.
  private func isAbsentText(_ token: JSONToken, _ bytes: JSONBytes) -> Bool {
    if case .string(let string) = token, string.content.isEmpty {
      if case .string = type {} else { return true }
    }
    guard !absentTexts.isEmpty else { return false }
    return token.withText(bytes) { bytes, range in
      absentTexts.contains { bytes.isEqual(range, to: $0) }
    } ?? false
  }
}

extension FieldVerdict {
  /// Usable where nothing is wrong.
  fileprivate init(_ fault: ValueFault?) {
    self = fault.map { .wrong($0) } ?? .usable
  }

  /// Usable where a value could be read.
  fileprivate init<Value>(_ result: Result<Value, ValueFault>) {
    switch result {
    case .success: self = .usable
    case .failure(let fault): self = .wrong(fault)
    }
  }
}
