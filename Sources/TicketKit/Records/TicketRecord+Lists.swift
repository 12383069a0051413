import Foundation

extension TicketRecord {
  /// The texts of a list field's elements, of enums as the server sent them.
  public func strings(_ field: Int) -> [String] {
    optionalStrings(field) ?? []
  }

  /// The elements of a `list(integer)` field.
  public func integers(_ field: Int) -> [Int] {
    optionalIntegers(field) ?? []
  }

  /// The elements of a `list(decimal)` field, exact.
  public func decimals(_ field: Int) -> [Decimal] {
    optionalDecimals(field) ?? []
  }

  /// The numbers of the cases of a `list(enum)` field; nil for a text that is no case.
  public func enumCases(_ field: Int) -> [Int?] {
    optionalEnumCases(field) ?? []
  }

  /// The texts of a list field's elements; nil when the field is absent.
  public func optionalStrings(_ field: Int) -> [String]? {
    elements(field) { element, bytes, token in
      if case .string(let markup?) = element { return token.string(bytes, markup) }
      return token.string(bytes)
    }
  }

  /// The elements of a `list(integer)` field; nil when it is absent.
  public func optionalIntegers(_ field: Int) -> [Int]? {
    elements(field) { element, bytes, token in
      try? token.integer(bytes, isNegated: element.isNegated).get()
    }
  }

  /// The elements of a `list(decimal)` field; nil when it is absent.
  public func optionalDecimals(_ field: Int) -> [Decimal]? {
    elements(field) { element, bytes, token in
      element.number(token, bytes).flatMap { Decimal($0) }
    }
  }

  /// The numbers of the cases of a `list(enum)` field; nil when it is absent.
  public func optionalEnumCases(_ field: Int) -> [Int?]? {
    elements(field) { element, bytes, token in
      guard case .enumeration(let layout) = element else { return nil }
      return .some(token.withText(bytes, layout.values.find) ?? nil)
    }
  }

  /// What a text shows of a list's elements.
  func elementTexts(_ field: Int) -> [String] {
    let texts: [String]? = elements(field) { element, bytes, token in
      switch element {
      case .string(let markup?):
        return token.string(bytes, markup)
      case .string(nil):
        return token.string(bytes)
      case .integer, .decimal:
        return element.number(token, bytes).map(\.plainText)
      case .enumeration(let layout):
        let index: Int? = token.withText(bytes, layout.values.find) ?? nil
        return index.map { layout.names[$0] } ?? token.string(bytes)
      }
    }
    return texts ?? []
  }

  /// Reads the elements of a list, or the scalar that counts as one; null is left out.
  private func elements<Element>(
    _ field: Int, _ read: (ListElement, JSONBytes, JSONToken) -> Element?
  ) -> [Element]? {
    guard form(field) == .list, case .list(let element) = fieldLayout(field)?.type else {
      return nil
    }
    return withValue(field) { bytes, start in
      var values: [Element] = []
      func add(_ start: Int) -> Bool {
        let token = JSONToken(bytes, at: start)
        if token != .null, let value = read(element, bytes, token) { values.append(value) }
        return true
      }
      if case .array = JSONToken(bytes, at: start) {
        ValueLocator(bytes).forEachElement(of: start, add)
      } else {
        _ = add(start)
      }
      return values
    }
  }
}

extension ListElement {
  /// Whether numbers have the other sign.
  fileprivate var isNegated: Bool {
    switch self {
    case .integer(let isNegated), .decimal(let isNegated): isNegated
    case .string, .enumeration: false
    }
  }

  /// The number of an element as its type has it.
  fileprivate func number(_ token: JSONToken, _ bytes: JSONBytes) -> NumberParts? {
    let sent = try? token.number(bytes).get()
    return isNegated ? sent?.negated : sent
  }
}
