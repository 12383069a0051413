extension RowFinder {
  /// How many bytes from a value on must be there: two words of a number and a short gap.
  private static var room: Int { 64 }

  /// Reads on from a value as long as rows are written as before.
  ///
  /// This is the loop that nearly all bytes of a response go through: it knows what every gap says,
  /// and the end of every scalar is its check. Whatever it has not met is left to the slow way.
  ///
  /// - Returns: Whether the place is at the end of a value behind which nothing known stands; if
  ///   not, it is at a value that must be looked at.
  mutating func run(_ place: inout Place, _ writer: inout RowWriter) throws(JSONFault) -> Bool {
    let scanner = scanner
    let bytes = scanner.bytes
    let lastValue = bytes.count &- Self.room
    let lastGap = bytes.count &- 16
    let gaps = memory.gaps.entries
    var slots = slots(writer)
    var seen = row.seen
    var gap = gaps.reference(place.gap)
    var previous = gaps.reference(place.previous)
    var at = place.at
    var isEnd = false

    // Rows that were ended here.
    var rowCount = 0

    while at <= lastValue {
      let value = at
      let word = bytes.word(at: value)
      let byte = UInt8(truncatingIfNeeded: word)
      var entry = UInt32(truncatingIfNeeded: value)
      let isUsable: Bool
      if byte == JSONByte.quote {
        at = scanner.plainEnd(value &+ 1)
        if bytes[at] == JSONByte.quote { at &+= 1 } else { at = try scanner.skipString(at) }
        isUsable = gap.value.usable.contains(.string)
      } else if JSONByte.isDigit(byte) {
        let number = ShortNumber(word, bytes, at: value)
        guard number.length > 0 else { break }
        at = value &+ number.length
        isUsable = gap.value.usable.contains(number.isFraction ? .fraction : .whole)
      } else if let length = JSONWord.boolLength(word) {
        at = value &+ length
        isUsable = gap.value.usable.contains(.bool)
      } else if JSONWord.isNull(word) {
        at = value &+ 4
        isUsable = gap.value.usable.contains(.null)
        let nullEntry = gap.value.nullEntry
        if nullEntry != .start { entry = UInt32(nullEntry.rawValue) }
      } else {
        break
      }

      if isUsable {
        slots[Int(gap.value.slot)] = entry
        seen |= gap.value.bit
      } else {
        leave(slots, seen, &rowCount, &writer)
        _ = try take(gaps.position(of: gap), at: value, writer)
        seen = row.seen
      }

      guard at <= lastGap else {
        isEnd = true
        break
      }
      var next = gaps.reference(Int(gap.value.next))
      let others = (bytes.words(at: at) ^ next.value.bytes) & next.value.mask
      if others != .zero
        || !next.value.traits.isDisjoint(with: [.isLong, .none])
          && !memory.matches(next, bytes, at: at)
      {
        next = gaps.reference(Int(gap.value.other))
        guard memory.matches(next, bytes, at: at) else {
          // A short number that goes on is none.
          isEnd = !(JSONByte.isDigit(byte) && JSONWord.goesOn(bytes.byteOrZero(at: at)))
          if !isEnd { at = value }
          break
        }
        memory.follow(gaps.position(of: gap), gaps.position(of: next))
      }
      previous = gap
      gap = next
      let start = at
      at &+= Int(next.value.length)
      guard next.value.traits.isDisjoint(with: [.turns, .enters]) else {
        if next.value.traits.contains(.turns), isDirect,
          seen & (required | RowPlan.unusual) == required, rowCount < 1_024
        {
          let following = slots.dropFirst(template.count)
          if template.fits(following) {
            template.write(to: following, start &+ Int(next.value.rowOffset))
            slots = following
            seen = 0
            rowCount &+= 1
            continue
          }
        }
        leave(slots, seen, &rowCount, &writer)
        try pass(gaps.position(of: next), at: start, &writer)
        slots = self.slots(writer)
        seen = row.seen
        continue
      }
    }
    leave(slots, seen, &rowCount, &writer)
    place.isParsed = place.isParsed && place.at == at
    place.at = at
    place.gap = gaps.position(of: gap)
    place.previous = gaps.position(of: previous)
    return isEnd
  }

  /// Passes over a gap that begins with a row, or on the way of queries.
  @inline(__always)
  private mutating func pass(
    _ gap: Int, at start: Int, _ writer: inout RowWriter
  ) throws(JSONFault) {
    guard memory.gaps.entries[gap].traits.contains(.turns) else { return forget(gap) }
    try end(&writer)
    try begin(at: start &+ Int(memory.gaps.entries[gap].rowOffset), &writer)
  }

  /// Where the row's values are noted, by slot; in the table the slots stand behind the header.
  @inline(__always)
  private func slots(_ writer: RowWriter) -> FlatEntries<UInt32> {
    isDirect ? writer.table.entries.dropFirst(row.position) : recorder.entries
  }

  /// Notes how far the loop has come, before anything else looks at the row.
  private mutating func leave(
    _ slots: FlatEntries<UInt32>, _ seen: UInt64, _ rowCount: inout Int, _ writer: inout RowWriter
  ) {
    row.seen = seen
    guard rowCount > 0 else { return }
    row.position = writer.table.entries.position(of: slots)
    row.start = Int(slots[0])
    writer.close(rowCount, openedTo: row.position + template.count)
    rowCount = 0
  }
}

extension RowFinder {
  /// Begins with the row that stands at an offset.
  mutating func begin(at start: Int, _ writer: inout RowWriter) throws(JSONFault) {
    try options.checkCancellation(at: start)
    row.start = start
    row.seen = 0
    if isDirect {
      row.position = writer.open(start, template)
    } else {
      recorder.begin(at: start)
      let slot = layout.trie.nodes[0].slot
      if slot >= 0 { recorder.pass(slot, at: start, depth: depth) }
    }
  }

  /// Ends the row, all of whose values have been met.
  mutating func end(_ writer: inout RowWriter) throws(JSONFault) {
    if isDirect {
      if row.seen & (required | RowPlan.unusual) == required {
        return writer.close(1, openedTo: writer.table.count)
      }
      writer.reopen(row.position)
      recorder.begin(at: row.start)
      _ = try walk.enter(0, at: row.start, depth: depth, &recorder)
    }
    guard let matcher else {
      return try writer.settle(layout.kinds[0], row.start, layout, recorder)
    }
    switch try matcher.kind(bytes, row: row.start, recorder, &writer.texts) {
    case .known(let kind):
      try writer.settle(layout.kinds[kind], row.start, layout, recorder)
    case .none(let code, let discriminator):
      writer.drop(row.start, .discriminator, code, valueStart: discriminator)
    case .perRow:
      break
    }
  }
}

extension RowFinder {
  /// Takes the value behind a gap, whatever it is, and returns the offset behind it.
  mutating func take(
    _ gap: Int, at value: Int, _ writer: RowWriter
  ) throws(JSONFault) -> Int {
    let context = memory.contexts.entries[gap]
    let byte = bytes.byteOrZero(at: value)
    let isContainer = byte == JSONByte.openBrace || byte == JSONByte.openBracket
    if context.action == .walk {
      guard isDirect else {
        return try walk.enter(
          Int(context.target), at: value, depth: Int(context.depth), &recorder)
      }
      // There may be values in it that were not noted in the table.
      if isContainer { row.seen |= RowPlan.unusual }
    }
    let end =
      isContainer
      ? try scanner.skipValue(value, depth: Int(context.depth)) : try scanner.skipScalar(value)
    if context.action == .record { settle(context, at: value, writer) }
    return end
  }

  /// Settles a value that is not usable as it stands, or may not be.
  private mutating func settle(_ context: GapContext, at value: Int, _ writer: RowWriter) {
    let slot = Int(context.target)
    guard isDirect else {
      return recorder.pass(slot, at: value, depth: Int(context.depth))
    }
    let quick = layout.quickFields[slot]
    var entry = quick.entry(bytes, at: value)
    if entry == nil {
      switch layout.kinds[0].fields[slot].verdict(bytes, at: value) {
      case .usable: entry = UInt32(truncatingIfNeeded: value)
      case .absent: entry = quick.absentEntry
      case .wrong, .wrongElement: break
      }
    }
    if entry == nil { row.seen |= RowPlan.unusual }
    writer.table.entries[row.position &+ OffsetTable.headerCount &+ slot] = entry ?? 0
    row.seen |= layout.plan.slots[slot].bit
  }

  /// Forgets what an earlier member gave that has the name of one that a gap enters.
  mutating func forget(_ gap: Int) {
    let context = memory.contexts.entries[gap]
    if isDirect {
      if row.seen & context.enteredBits != 0 { row.seen |= RowPlan.unusual }
    } else {
      recorder.forget(layout.trie.nodes[Int(context.entered)].inner)
    }
  }
}
