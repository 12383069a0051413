/// What a row gives for one field.
struct FieldResolution {
  /// The entry in the offset table.
  var entry = OffsetTable.absent

  /// The entry of the field's companion in the offset table.
  var companionEntry = OffsetTable.absent

  /// The issue's code, where there is one.
  var code: TicketIssue.Code?

  /// The alternate that the issue is about, or the number of alternates where that is the
  /// companion; and where its value, or the wrong element of it, begins, or 0.
  var alternate = 0
  var valueStart = 0

  /// Whether the row cannot be shown.
  var dropsRow = false
}

extension FieldLayout {
  /// Picks the first usable one of the field's alternates.
  ///
  /// - Parameter place: Where the value of an alternate stands; for the number of alternates, that
  ///   of the companion.
  func resolve(_ text: DocumentText, place: (Int) -> FieldPlace) -> FieldResolution {
    var resolution = FieldResolution()
    alternates: for alternate in queries.indices {
      let valueStart: Int
      switch place(alternate) {
      case .absent:
        continue
      case .malformed(let start):
        resolution.note(.wrongType, of: alternate, at: start)
        continue
      case .value(let start):
        valueStart = start
      }
      let (bytes, start) = text.place(valueStart)
      switch verdict(bytes, at: start) {
      case .usable:
        var usable = FieldResolution(entry: UInt32(truncatingIfNeeded: valueStart))
        guard companion != nil else { return usable }
        let amount = JSONToken(bytes, at: start).number(bytes)
        if complete(&usable, amount, of: alternate, text, place(queries.count)) { return usable }
        resolution = usable
        break alternates
      case .absent:
        break
      case .wrong(let fault):
        resolution.note(TicketIssue.Code(fault), of: alternate, at: valueStart)
      case .wrongElement(let fault, let element):
        resolution.note(TicketIssue.Code(fault), of: alternate, at: valueStart - start + element)
      }
    }
    if resolution.code != nil, !treatsInvalidAsAbsent {
      resolution.dropsRow = true
    } else if let defaultJSON {
      resolution.entry = OffsetTable.isDefault
      guard companion != nil else { return resolution }
      let amount = defaultJSON.withBytes { JSONToken($0, at: 0).number($0) }
      resolution.dropsRow = !complete(&resolution, amount, of: 0, text, place(queries.count))
    } else if !isOptional {
      var start = 0
      if case .value(let first) = place(0) { start = first }
      resolution.note(.missing, of: 0, at: start)
      resolution.dropsRow = true
    }
    return resolution
  }

  /// Adds the companion's entry to the amount's; where there can be no amount in that currency,
  /// notes why, takes the amount away and answers false.
  private func complete(
    _ resolution: inout FieldResolution, _ amount: Result<NumberParts, ValueFault>,
    of alternate: Int, _ text: DocumentText, _ place: FieldPlace
  ) -> Bool {
    var companionStart = 0
    let code: TicketIssue.Code?
    switch place {
    case .absent:
      code = .missing
    case .malformed(let start):
      companionStart = start
      code = .wrongType
    case .value(let start):
      companionStart = start
      code = currency(text, at: start, of: amount)
    }
    guard let code else {
      resolution.companionEntry = UInt32(truncatingIfNeeded: companionStart)
      return true
    }
    let start = resolution.entry > OffsetTable.isDefault ? Int(resolution.entry) : 0
    resolution.entry = OffsetTable.absent
    if code == .outOfRange {
      // The amount is too small for a unit that has so many digits.
      resolution.note(code, of: alternate, at: start)
    } else {
      resolution.note(code, of: queries.count, at: companionStart)
    }
    return false
  }

  /// What is wrong with the currency of an amount; nil when nothing is.
  private func currency(
    _ text: DocumentText, at start: Int, of amount: Result<NumberParts, ValueFault>
  ) -> TicketIssue.Code? {
    guard case .money(let rule) = type else { return nil }
    let (token, bytes) = text.token(at: start)
    if case .string(let string) = token, string.content.isEmpty { return .missing }
    guard token != .null else { return .missing }
    guard let currency = token.currency(bytes) else { return .wrongType }
    let converted = amount.flatMap { rule.amount($0, in: currency) }
    if case .failure(let fault) = converted { return TicketIssue.Code(fault) }
    return nil
  }
}

extension FieldResolution {
  /// Notes an issue, if none was noted before: the first wrong value is what it points at.
  fileprivate mutating func note(_ code: TicketIssue.Code, of alternate: Int, at start: Int) {
    guard self.code == nil else { return }
    self.code = code
    self.alternate = alternate
    valueStart = start
  }
}

extension TicketIssue.Code {
  /// The code for what is wrong with a value.
  fileprivate init(_ fault: ValueFault) {
    switch fault {
    case .wrongType: self = .wrongType
    case .outOfRange: self = .outOfRange
    }
  }
}
