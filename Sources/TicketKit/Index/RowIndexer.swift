/// Reads the rows of a response into an offset table.
struct RowIndexer {
  /// After how many rows a cancelled task is noticed.
  private static var rowsBetweenChecks: Int { 1_024 }

  private let scanner: JSONScanner
  private let contents: TicketLayout.Contents
  private let isCancellable: Bool

  private(set) var table = OffsetTable()
  private(set) var issues: [IssueEntry] = []
  private(set) var rowCount = 0

  init(_ scanner: JSONScanner, _ contents: TicketLayout.Contents, isCancellable: Bool) {
    self.scanner = scanner
    self.contents = contents
    self.isCancellable = isCancellable
  }

  private var bytes: JSONBytes { scanner.bytes }

  /// Forgets all rows.
  mutating func reset() {
    table = OffsetTable()
    issues = []
    rowCount = 0
  }

  /// Reads the value in which the rows stand, and returns the offset behind it.
  ///
  /// An array's elements are rows, an object is one row; anything else has none.
  mutating func items(at start: Int, depth: Int, _ kind: RowKind) throws(JSONFault) -> Int {
    let layout = rowLayout(kind)
    switch bytes.byteOrZero(at: start) {
    case JSONByte.openBrace:
      var finder = RowFinder(scanner, layout.trie, depth: depth)
      return try row(at: start, depth: depth, kind, layout, &finder)
    case JSONByte.openBracket:
      break
    default:
      return try scanner.skipValue(start, depth: depth)
    }
    guard depth < JSONScanner.deepestNesting else { throw scanner.fault(.nesting, at: start) }
    var finder = RowFinder(scanner, layout.trie, depth: depth + 1)
    var at = scanner.skipSpace(start + 1)
    if bytes.byteOrZero(at: at) == JSONByte.closeBracket { return at + 1 }
    while true {
      at = scanner.skipSpace(try row(at: at, depth: depth + 1, kind, layout, &finder))
      let byte = bytes.byteOrZero(at: at)
      if byte == JSONByte.closeBracket { return at + 1 }
      guard byte == JSONByte.comma else { throw scanner.fault(.commaOrBracket, at: at) }
      at = scanner.skipSpace(at + 1)
    }
  }

  /// What the rows are searched for.
  private func rowLayout(_ kind: RowKind) -> RowLayout {
    switch kind {
    case .known(let kind): contents.kinds[kind].rows
    case .perRow: contents.rows
    case .none: RowLayout(discriminator: nil, fields: [], firstKind: 0)
    }
  }

  private mutating func row(
    at start: Int, depth: Int, _ kind: RowKind, _ layout: RowLayout, _ finder: inout RowFinder
  ) throws(JSONFault) -> Int {
    if isCancellable, rowCount % Self.rowsBetweenChecks == 0, Task.isCancelled {
      throw JSONFault(reason: .cancelled, offset: start)
    }
    defer { rowCount += 1 }
    if case .none(let code, let discriminator) = kind {
      let end = try scanner.skipValue(start, depth: depth)
      drop(start, .discriminator, code, valueStart: discriminator)
      return end
    }
    guard bytes.byteOrZero(at: start) == JSONByte.openBrace else {
      let end = try scanner.skipValue(start, depth: depth)
      drop(start, .row, .notAnObject)
      return end
    }
    let end = try finder.row(at: start)
    guard let slot = layout.discriminatorSlot else {
      settle(layout.kinds[0], start, layout, finder.recorder)
      return end
    }
    switch contents.kind(bytes, at: finder.recorder[slot]) {
    case .known(let kind):
      settle(layout.kinds[kind], start, layout, finder.recorder)
    case .none(let code, let discriminator):
      drop(start, .discriminator, code, valueStart: discriminator)
    case .perRow:
      break
    }
    return end
  }

  /// Settles every field of a row whose values have been found.
  @inline(__always)
  private mutating func settle(
    _ kind: RowLayout.Kind, _ start: Int, _ layout: RowLayout, _ recorder: SlotRecorder
  ) {
    let position = appendRow(start, kind: kind.number, fieldCount: kind.quick.count)
    var dropsRow = false
    for field in 0..<kind.quick.count {
      let quick = layout.quickFields[kind.quick.lowerBound + field]
      let entry =
        quick.entry(bytes, at: recorder.start(Int(quick.slot)))
        ?? settleUnusual(field, kind, start, recorder, &dropsRow)
      table[position + OffsetTable.headerCount + field] = entry
    }
    if dropsRow {
      table.cut(to: position + OffsetTable.headerCount)
      table[position + 1] = OffsetTable.noKind
    }
  }

  /// Settles one field by its own rules, and notes what is wrong with it.
  private mutating func settleUnusual(
    _ field: Int, _ kind: RowLayout.Kind, _ start: Int, _ recorder: SlotRecorder,
    _ dropsRow: inout Bool
  ) -> UInt32 {
    let slots = kind.slots[field]
    let resolution = kind.fields[field].resolve(bytes) { recorder[slots[$0]] }
    guard let code = resolution.code else { return resolution.entry }
    dropsRow = dropsRow || resolution.dropsRow
    let subject = IssueEntry.Subject.field(
      UInt32(truncatingIfNeeded: field), kind: UInt32(truncatingIfNeeded: kind.number),
      alternate: UInt32(truncatingIfNeeded: resolution.alternate))
    issues.append(
      IssueEntry(
        row: UInt32(truncatingIfNeeded: rowCount), rowStart: UInt32(truncatingIfNeeded: start),
        valueStart: UInt32(truncatingIfNeeded: resolution.valueStart), subject: subject,
        code: code, dropsRow: resolution.dropsRow))
    return resolution.entry
  }

  /// Notes a row that gives no ticket.
  private mutating func drop(
    _ start: Int, _ subject: IssueEntry.Subject, _ code: TicketIssue.Code, valueStart: Int = 0
  ) {
    let position = appendRow(start, kind: 0, fieldCount: 0)
    table[position + 1] = OffsetTable.noKind
    issues.append(
      IssueEntry(
        row: UInt32(truncatingIfNeeded: rowCount), rowStart: UInt32(truncatingIfNeeded: start),
        valueStart: UInt32(truncatingIfNeeded: valueStart), subject: subject, code: code,
        dropsRow: true))
  }

  /// Adds a row's entries to the table, and returns the position of its header.
  private mutating func appendRow(_ start: Int, kind: Int, fieldCount: Int) -> Int {
    let share = Double(start) / Double(bytes.count)
    let position = table.append(OffsetTable.headerCount + fieldCount, share: share)
    table[position] = UInt32(truncatingIfNeeded: start)
    table[position + 1] = UInt32(truncatingIfNeeded: kind)
    return position
  }
}
