/// Finds the values of queries in rows, and learns how rows are written while it does.
///
/// A row is a chain of scalars with a gap before each. Every gap remembers which one followed it
/// last time; if the bytes of that one stand here, the next value has been found: `run` goes on like
/// this from row to row. Otherwise the gap is parsed, and remembered as long as there is room: a
/// response may be hostile.
struct RowFinder {
  let scanner: JSONScanner
  let layout: RowLayout
  let walk: PathWalk

  /// Tells the kind of each row; nil when all are of one kind.
  let matcher: KindMatcher?

  /// The depth of the rows, and whether others follow in the same array.
  let depth: Int
  let crossesRows: Bool
  let options: RowIndexer.Options

  var memory: RowMemory

  /// Where the values begin, unless they are noted in the table at once.
  var recorder: SlotRecorder

  /// The row that is being read.
  var row = OpenRow()

  /// Parts of the layout's plan.
  let isDirect: Bool
  let required: UInt64

  /// The table's entries of a row without values, for rows that are noted there at once.
  let template: RowTemplate

  /// A row whose end has not been met.
  struct OpenRow {
    var start = 0

    /// Where its header stands in the table.
    var position = 0

    /// The bits of the fields that it has, and `RowPlan.unusual`.
    var seen: UInt64 = 0

    /// The gap that led to it.
    var turn = RowMemory.none
  }

  /// Where the reading of a row stands: at a value, or at the end of one.
  struct Place {
    var at: Int

    /// The gap before the value, and the one before that.
    var gap: Int
    var previous: Int

    /// Whether the gap was parsed here and now, so that nothing but a value may follow.
    var isParsed: Bool
  }

  init(
    _ scanner: JSONScanner, _ layout: RowLayout, _ matcher: KindMatcher?, depth: Int,
    crossesRows: Bool, _ options: RowIndexer.Options
  ) {
    self.scanner = scanner
    self.matcher = matcher
    self.layout = layout
    self.depth = depth
    self.crossesRows = crossesRows
    self.options = options
    walk = PathWalk(scanner, layout.trie)
    // A gap that comes but once is not worth its room.
    let limit = min(options.memoryLimit, 64 + scanner.bytes.count / 64)
    memory = RowMemory(
      depth: depth, limit: options.memoryLimit == 0 ? 0 : limit,
      expected: layout.trie.slotCount * 2)
    recorder = SlotRecorder(layout.trie)
    isDirect = layout.plan.isDirect
    required = layout.plan.required
    template = RowTemplate(layout.plan.template)
  }

  var bytes: JSONBytes { scanner.bytes }

  /// Reads the row that begins with the brace at an offset and, as long as it is easy, those behind
  /// it; returns the offset behind the last row read.
  mutating func rows(from start: Int, _ writer: inout RowWriter) throws(JSONFault) -> Int {
    try begin(at: start, &writer)
    var parsed = try parse(RowMemory.rowFrame, at: start, opensRow: true)
    if parsed.isEnd {
      try end(&writer)
      return parsed.value
    }
    let gap = learn(parsed, from: nil)
    enterFrames(gap)
    var place = Place(at: parsed.value, gap: gap, previous: RowMemory.none, isParsed: true)
    while true {
      if try !run(&place, &writer) {
        // At a value that is none of the usual scalars.
        guard place.isParsed || isValue(place) else {
          try parseAgain(&place)
          continue
        }
        place.at = try take(place.gap, at: place.at, writer)
      }
      if try recall(&place, &writer) { continue }
      let frame = Int(memory.contexts.entries[place.gap].frame)
      parsed = try parse(frame, at: place.at, opensRow: false)
      if parsed.isEnd {
        try end(&writer)
        return parsed.value
      }
      let gap = learn(parsed, from: place.at)
      if parsed.rowStart >= 0 {
        try end(&writer)
        turn(gap)
        try begin(at: parsed.rowStart, &writer)
        enterFrames(gap)
      } else if parsed.entered >= 0 {
        forget(gap)
      }
      memory.follow(place.gap, gap)
      place = Place(at: parsed.value, gap: gap, previous: place.gap, isParsed: true)
    }
  }

  /// Whether a value that can be taken at once begins at a place to which a known gap led: what
  /// stands there may as well be white space, the end of an empty array, or something to open.
  private func isValue(_ place: Place) -> Bool {
    switch bytes.byteOrZero(at: place.at) {
    case JSONByte.openBrace, JSONByte.openBracket:
      memory.contexts.entries[place.gap].action == .record
        || memory.gaps.entries[place.gap].traits.contains(.isWhole)
    case JSONByte.quote, JSONByte.minus, JSONByte.zero...JSONByte.nine, 0x66, 0x6E, 0x74:
      true
    default:
      false
    }
  }

  /// Parses the gap that led to a place, because more than the known gap stands here.
  private mutating func parseAgain(_ place: inout Place) throws(JSONFault) {
    let known = memory.gaps.entries[place.gap]
    let start = place.at - Int(known.length)
    var parsed: ParsedGap
    if known.traits.contains(.turns) {
      parsed = try parse(RowMemory.rowFrame, at: row.start, opensRow: true)
      parsed.rowStart = row.start
      parsed.outer = Int(memory.contexts.entries[place.gap].outer)
    } else {
      parsed = try parse(
        Int(memory.contexts.entries[place.gap].outer), at: start, opensRow: false)
    }
    let gap = learn(parsed, from: start)
    if parsed.rowStart >= 0 {
      enterFrames(gap)
    } else if parsed.entered >= 0 {
      forget(gap)
    }
    memory.follow(place.previous, gap)
    place = Place(at: parsed.value, gap: gap, previous: place.previous, isParsed: true)
  }
}
