/// Writes the rows of a response into the offset table, and notes what is wrong with them.
struct RowWriter {
  private let bytes: JSONBytes

  let table = OffsetTable()
  private(set) var issues: [IssueEntry] = []
  private(set) var rowCount = 0
  private(set) var droppedCount = 0

  /// The texts in strings of the rows.
  var texts: EmbeddedTexts

  init(_ bytes: JSONBytes) {
    self.bytes = bytes
    texts = EmbeddedTexts(bytes)
  }

  /// Settles every field of a row whose values have been found.
  mutating func settle(
    _ kind: Int, _ start: Int, _ layout: RowLayout, _ recorder: SlotRecorder
  ) throws(JSONFault) {
    let shape = layout.shapes[kind]
    if shape.hasTexts, let embedded = layout.kinds[kind].embedded {
      try texts.read(embedded, row: start, recorder)
    }
    let position = append(
      start, kind: Int(shape.number), entryCount: Int(shape.entryCount))
    let first = position + OffsetTable.headerCount
    let entries = table.entries.dropFirst(first)
    let forms = recorder.forms
    let fieldCount = Int(shape.fieldCount)
    var dropsRow = false
    for field in 0..<fieldCount {
      let quick = layout.quickFields[Int(shape.firstQuick) &+ field]
      let valueStart = recorder.start(Int(quick.slot))
      let form = forms[Int(quick.slot)]
      if valueStart > 0, !quick.usable.isDisjoint(with: form) {
        let entry = form == .null ? quick.absentEntry : UInt32(truncatingIfNeeded: valueStart)
        entries[field] = entry ?? OffsetTable.absent
        continue
      }
      if let entry = quick.entry(bytes, at: valueStart) {
        entries[field] = entry
        continue
      }
      let resolution = resolve(field, layout.kinds[kind], start, recorder)
      dropsRow = dropsRow || resolution.dropsRow
      entries[field] = resolution.entry
      if let companion = layout.kinds[kind].fields[field].companion {
        entries[fieldCount + companion.number] = resolution.companionEntry
      }
    }
    if dropsRow {
      table.cut(to: first)
      table[position + 1] = OffsetTable.noKind
      droppedCount += 1
    }
    rowCount += 1
  }

  /// Settles one field by its own rules, and notes what is wrong with it.
  private mutating func resolve(
    _ field: Int, _ kind: RowLayout.Kind, _ start: Int, _ recorder: SlotRecorder
  ) -> FieldResolution {
    let slots = kind.slots[field]
    let resolution = texts.withText { text in
      kind.fields[field].resolve(text) { texts.place(slots[$0], kind.embedded, recorder) }
    }
    guard let code = resolution.code else { return resolution }
    let subject = IssueEntry.Subject.field(
      UInt32(truncatingIfNeeded: field), kind: UInt32(truncatingIfNeeded: kind.number),
      alternate: UInt32(truncatingIfNeeded: resolution.alternate))
    issues.append(
      IssueEntry(
        row: UInt32(truncatingIfNeeded: rowCount), rowStart: UInt32(truncatingIfNeeded: start),
        valueStart: UInt32(truncatingIfNeeded: resolution.valueStart), subject: subject,
        code: code, dropsRow: resolution.dropsRow))
    return resolution
  }

  /// Notes a row that gives no ticket.
  mutating func drop(
    _ start: Int, _ subject: IssueEntry.Subject, _ code: TicketIssue.Code, valueStart: Int = 0
  ) {
    let position = append(start, kind: 0, entryCount: 0)
    table[position + 1] = OffsetTable.noKind
    issues.append(
      IssueEntry(
        row: UInt32(truncatingIfNeeded: rowCount), rowStart: UInt32(truncatingIfNeeded: start),
        valueStart: UInt32(truncatingIfNeeded: valueStart), subject: subject, code: code,
        dropsRow: true))
    droppedCount += 1
    rowCount += 1
  }

  /// Adds a row's entries to the table, and returns the position of its header.
  private func append(_ start: Int, kind: Int, entryCount: Int) -> Int {
    let position = table.append(OffsetTable.headerCount + entryCount, share: share(start))
    table[position] = UInt32(truncatingIfNeeded: start)
    table[position + 1] = UInt32(truncatingIfNeeded: kind)
    return position
  }

  /// The part of the response that stands before an offset.
  private func share(_ start: Int) -> Double {
    Double(start) / Double(bytes.count)
  }
}

extension RowWriter {
  /// Adds the entries of a row whose values are noted in the table while they are found, and returns
  /// the position of its header.
  func open(_ start: Int, _ template: RowTemplate) -> Int {
    let position = table.count
    table.reserve(template.count, share: share(start))
    template.write(to: table.entries.dropFirst(position), start)
    table.extend(to: position &+ template.count)
    return position
  }

  /// Counts rows whose values are all there and usable, and the entries up to the open row's end.
  mutating func close(_ count: Int, openedTo end: Int) {
    rowCount &+= count
    table.extend(to: end)
  }

  /// Takes the entries of the open row away, which must be looked at again.
  func reopen(_ position: Int) {
    table.cut(to: position)
  }
}
