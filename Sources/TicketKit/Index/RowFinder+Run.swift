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
    isDirect
      ? try run(DirectRows.self, &place, &writer) : try run(SearchedRows.self, &place, &writer)
  }

  @inline(never)
  private mutating func run<Rows: RowNoting>(
    _: Rows.Type, _ place: inout Place, _ writer: inout RowWriter
  ) throws(JSONFault) -> Bool {
    let scanner = scanner
    let bytes = scanner.bytes
    let lastValue = bytes.count &- Self.room
    let lastGap = bytes.count &- 16
    let gaps = memory.gaps.entries
    let tails = memory.tails.entries
    let forms = recorder.forms
    var slots = slots(writer)
    var seen = row.seen
    var gap = gaps.reference(place.gap)
    var previous = gaps.reference(place.previous)
    var at = place.at

    // Where the value of the last gap begins, once it has been passed over.
    var value = at
    var isEnd = false

    // Rows that were ended here.
    var rowCount = 0

    while true {
      while at <= lastValue {
        value = at
        let word = bytes.word(at: value)
        let byte = UInt8(truncatingIfNeeded: word)
        var entry = UInt32(truncatingIfNeeded: value)
        let form: ValueForms
        let isUsable: Bool
        if byte == JSONByte.quote {
          at = scanner.shortPlainEnd(value &+ 1)
          if bytes[at] >= 0x80 { at = scanner.threeByteEnd(at) }
          if bytes[at] != JSONByte.quote { at = scanner.plainEnd(at) }
          if bytes[at] == JSONByte.quote { at &+= 1 } else { at = try scanner.skipString(at) }
          form = .string
          isUsable = gap.value.usable.contains(.string)
          isEnd = at > lastGap
        } else if JSONByte.isDigit(byte) {
          let number = ShortNumber(word, bytes, at: value)
          guard number.length > 0 else { break }
          at = value &+ number.length
          form = number.isFraction ? .fraction : .whole
          isUsable = gap.value.usable.contains(number.isFraction ? .fraction : .whole)
        } else if let length = JSONWord.boolLength(word) {
          at = value &+ length
          form = .bool
          isUsable = gap.value.usable.contains(.bool)
        } else if JSONWord.isNull(word) {
          at = value &+ 4
          form = .null
          isUsable = gap.value.usable.contains(.null)
          let nullEntry = gap.value.nullEntry
          if Rows.areDirect, nullEntry != .start { entry = UInt32(nullEntry.rawValue) }
        } else {
          break
        }

        let slot = Int(gap.value.slot)
        if isUsable {
          slots[slot] = entry
          if Rows.areDirect { seen |= gap.value.bit } else { forms[slot] = form }
        } else if Rows.areDirect, let entry = quickEntry(slot, at: value) {
          slots[slot] = entry
          seen |= gap.value.bit
        } else {
          leave(slots, seen, &rowCount, &writer)
          _ = try take(gaps.position(of: gap), at: value, writer)
          seen = row.seen
        }

        // Where the text ends behind a string there is no room for a gap.
        if isEnd { break }
        let next = gaps.reference(Int(gap.value.next))
        let others = (bytes.words(at: at) ^ next.value.bytes) & next.value.mask
        if others != .zero
          || !next.value.traits.isDisjoint(with: [.isLong, .none])
            && !matchesTail(next, tails, at: at)
        {
          isEnd = true
          break
        }
        previous = gap
        gap = next
        let start = at
        at &+= Int(next.value.length)
        if next.value.traits.isDisjoint(with: [.turns, .enters]) { continue }
        if Rows.areDirect, next.value.traits.contains(.turns),
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
      }

      // Not as last time: perhaps as the time before, or like the row behind the one before. Apart,
      // so that the loop above is short.
      guard isEnd else { break }
      var number = Int(gap.value.other)
      if memory.matches(number, bytes, at: at) {
        memory.follow(gaps.position(of: gap), number)
      } else {
        number = Rows.areDirect ? RowMemory.none : nextTurn(gaps.position(of: gap), at: at)
      }
      guard number != RowMemory.none else {
        // A short number that goes on is none.
        isEnd = !(JSONByte.isDigit(bytes[value]) && JSONWord.goesOn(bytes.byteOrZero(at: at)))
        if !isEnd { at = value }
        break
      }
      isEnd = false
      leave(slots, seen, &rowCount, &writer)
      try pass(number, at: at, &writer)
      slots = self.slots(writer)
      seen = row.seen
      previous = gap
      gap = gaps.reference(number)
      at &+= Int(gap.value.length)
    }
    leave(slots, seen, &rowCount, &writer)
    place.isParsed = place.isParsed && place.at == at
    place.at = at
    place.gap = gaps.position(of: gap)
    place.previous = gaps.position(of: previous)
    return isEnd
  }

  /// The entry of a value that shows to be usable at its second look, in a row that is noted at once.
  @inline(never)
  private func quickEntry(_ slot: Int, at value: Int) -> UInt32? {
    layout.quickFields[slot - OffsetTable.headerCount].entry(bytes, at: value)
  }

  /// Whether the bytes behind the sixteenth of a gap stand where they should.
  @inline(__always)
  private func matchesTail(
    _ gap: FlatReference<RowGap>, _ tails: FlatEntries<SIMD2<UInt64>>, at start: Int
  ) -> Bool {
    let last = start &+ Int(gap.value.length) &- 16
    guard gap.value.traits.contains(.isLong), last &+ 16 <= bytes.count else { return false }
    var tail = Int(gap.value.tail)
    var at = start &+ 16
    while at < last {
      guard bytes.words(at: at) == tails[tail] else { return false }
      tail &+= 1
      at &+= 16
    }
    return bytes.words(at: last) == tails[tail]
  }

  /// Passes over a gap that begins with a row, or on the way of queries.
  @inline(never)
  mutating func pass(
    _ gap: Int, at start: Int, _ writer: inout RowWriter
  ) throws(JSONFault) {
    let traits = memory.gaps.entries[gap].traits
    if traits.contains(.enters) { forget(gap) }
    guard traits.contains(.turns) else { return }
    try end(&writer)
    turn(gap)
    try begin(at: start &+ Int(memory.gaps.entries[gap].rowOffset), &writer)
    enterFrames(gap)
  }

  /// Where the row's values are noted, by slot; in the table the slots stand behind the header.
  @inline(__always)
  private func slots(_ writer: RowWriter) -> FlatEntries<UInt32> {
    isDirect ? writer.table.entries.dropFirst(row.position) : recorder.entries
  }

  /// Notes how far the loop has come, before anything else looks at the row.
  @inline(never)
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

/// How the values of rows are noted: the loop over them is compiled for each way.
private protocol RowNoting {
  static var areDirect: Bool { get }
}

/// Rows whose values are noted in the offset table at once.
private enum DirectRows: RowNoting {
  static var areDirect: Bool { true }
}

/// Rows whose values are noted by slot, and settled at the row's end.
private enum SearchedRows: RowNoting {
  static var areDirect: Bool { false }
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
      return try writer.settle(0, row.start, layout, recorder)
    }
    let discriminator = layout.discriminatorSlot.map { recorder.start($0) } ?? 0
    let word = kindWord(at: discriminator)
    let turn = memory.contexts.entries[row.turn]
    if word != 0, word == turn.kindWord {
      return try writer.settle(Int(turn.kind), row.start, layout, recorder)
    }
    if word != 0, row.turn > RowMemory.loose, case .known(let kind) = matcher.kind(bytes, recorder)
    {
      memory.contexts.entries[row.turn].kind = Int32(truncatingIfNeeded: kind)
      memory.contexts.entries[row.turn].kindWord = word
      return try writer.settle(kind, row.start, layout, recorder)
    }
    switch try matcher.kind(bytes, row: row.start, recorder, &writer.texts) {
    case .known(let kind):
      try writer.settle(kind, row.start, layout, recorder)
    case .none(let code, let discriminator):
      writer.drop(row.start, .discriminator, code, valueStart: discriminator)
    case .perRow:
      break
    }
  }
}

extension RowFinder {
  /// The eight bytes from a discriminator on, if they hold all of it and it has a text; or else 0.
  @inline(__always)
  private func kindWord(at start: Int) -> UInt64 {
    guard start > 0, start &+ 8 <= bytes.count else { return 0 }
    let word = bytes.word(at: start)
    let first = UInt8(truncatingIfNeeded: word)
    if first == JSONByte.quote {
      // The quote that ends it, and no backslash before.
      let marks = JSONWord.quotesAndBackslashes(word >> 8)
      let end = marks.trailingZeroBitCount >> 3
      return marks != 0 && (word >> 8) >> UInt64(end * 8) & 0xFF == UInt64(JSONByte.quote)
        ? word : 0
    }
    let digits = JSONWord.leadingDigits(word)
    guard digits > 0, digits < 8 else { return 0 }
    return JSONWord.goesOn(UInt8(truncatingIfNeeded: word >> UInt64(digits * 8))) ? 0 : word
  }
}

extension RowFinder {
  /// Takes the value behind a gap, whatever it is, and returns the offset behind it.
  @inline(never)
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
      let first = Int(context.entered)
      recorder.forget(first, layout.trie.nodes[first].inner)
      enterFrames(gap)
    }
  }

  /// Notes that the row enters the nodes of the objects that are open behind a gap.
  func enterFrames(_ gap: Int) {
    guard !isDirect else { return }
    var frame = memory.frames[Int(memory.contexts.entries[gap].frame)]
    while frame.parent >= 0 {
      if frame.node >= 0 { recorder.enter(frame.node) }
      frame = memory.frames[frame.parent]
    }
  }
}
