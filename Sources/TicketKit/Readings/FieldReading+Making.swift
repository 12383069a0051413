extension FieldReading {
  /// Reads a field as the decoder does, and notes what it passes over.
  ///
  /// - Parameter place: Where the value of an alternate stands; for the number of alternates, that
  ///   of the companion.
  init(_ field: FieldLayout, _ text: DocumentText, place: (Int) -> FieldPlace) {
    let resolution = field.resolve(text, place: place)
    var used: Int?
    var first = Finding.missing
    var others: [Finding] = []
    for alternate in field.queries.indices {
      let place = place(alternate)
      let isUsed: Bool
      if case .value(let start) = place, resolution.entry > OffsetTable.isDefault {
        // Two alternates that lead to one value are the first of them.
        isUsed = UInt32(truncatingIfNeeded: start) == resolution.entry
      } else {
        isUsed = false
      }
      let finding = isUsed ? .usable : Finding(field, text, place)
      if alternate == 0 { first = finding } else { others.append(finding) }
      if isUsed { used = alternate }
      if finding == .usable { break }
    }
    self.first = first
    self.others = others
    self.used = used
    isDefault = resolution.entry == OffsetTable.isDefault
    code = resolution.code
    dropsRow = resolution.dropsRow
    if used != nil {
      let (bytes, start) = text.place(Int(resolution.entry))
      isCoerced = field.isCoerced(bytes, at: start)
      isUnrecognized = field.isUnrecognized(bytes, at: start)
    } else {
      isCoerced = false
      isUnrecognized = false
    }
  }
}

extension FieldReading.Finding {
  /// What stands at a place.
  fileprivate init(_ field: FieldLayout, _ text: DocumentText, _ place: FieldPlace) {
    switch place {
    case .absent:
      self = .missing
    case .malformed:
      self = .wrong(.wrongType, isText: true)
    case .value(let start):
      let (bytes, start) = text.place(start)
      switch field.verdict(bytes, at: start) {
      case .usable: self = .usable
      case .absent: self = JSONToken(bytes, at: start) == .null ? .null : .countsAsAbsent
      case .wrong(let fault), .wrongElement(let fault, _):
        self = .wrong(fault == .wrongType ? .wrongType : .outOfRange, isText: false)
      }
    }
  }
}

extension FieldLayout {
  /// Whether a value that the field accepts is of another JSON type than the field's own.
  fileprivate func isCoerced(_ bytes: JSONBytes, at start: Int) -> Bool {
    let isString = bytes[start] == JSONByte.quote
    switch type {
    case .string: return !isString
    case .bool: return bytes[start] != 0x74 && bytes[start] != 0x66
    case .integer, .decimal, .money, .rate: return isString
    case .date(let reader): return reader.isNumeric && isString
    // Cases are compared as text, whichever way they are sent.
    case .enumeration: return false
    case .list(let element):
      guard bytes[start] == JSONByte.openBracket else { return true }
      var isCoerced = false
      ValueLocator(bytes).forEachElement(of: start) { start in
        isCoerced = element.isCoerced(bytes, at: start)
        return !isCoerced
      }
      return isCoerced
    }
  }

  /// Whether a value that the field accepts is, or holds, none of the cases of its enum.
  fileprivate func isUnrecognized(_ bytes: JSONBytes, at start: Int) -> Bool {
    func isUnknown(_ layout: EnumLayout, _ start: Int) -> Bool {
      let token = JSONToken(bytes, at: start)
      return token.withText(bytes) { layout.values.find($0, $1) == nil } ?? false
    }
    switch type {
    case .enumeration(let layout):
      return isUnknown(layout, start)
    case .list(.enumeration(let layout)):
      guard bytes[start] == JSONByte.openBracket else { return isUnknown(layout, start) }
      var isUnrecognized = false
      ValueLocator(bytes).forEachElement(of: start) { start in
        isUnrecognized = isUnknown(layout, start)
        return !isUnrecognized
      }
      return isUnrecognized
    case .string, .bool, .integer, .decimal, .money, .rate, .date, .list:
      return false
    }
  }
}

extension ListElement {
  /// Whether an element is of another JSON type than its own.
  fileprivate func isCoerced(_ bytes: JSONBytes, at start: Int) -> Bool {
    let isString = bytes[start] == JSONByte.quote
    switch self {
    case .string: return !isString && bytes[start] != 0x6E
    case .integer, .decimal: return isString
    case .enumeration: return false
    }
  }
}
