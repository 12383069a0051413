/// Notes where the values of one row begin, by slot.
struct SlotRecorder: PathVisitor {
  /// Per slot where its value begins, and a place for values that nobody wants; what lies before
  /// the row is of earlier rows.
  private let starts: FlatTable<UInt32>

  /// Per slot the form of its value where that showed while it was passed over; or else nothing.
  private let knownForms: FlatTable<ValueForms>

  /// Per node of the trie where the last row begins that has entered it.
  private let enteringRows: FlatTable<UInt32>

  /// Where the row begins.
  private var rowStart = 1

  init(_ trie: PathTrie) {
    starts = FlatTable(repeating: 0, count: trie.slotCount + 1)
    // Slots of rows that are noted in the offset table stand behind the header.
    knownForms = FlatTable(
      repeating: [], count: trie.slotCount + 1 + OffsetTable.headerCount)
    enteringRows = FlatTable(repeating: 0, count: trie.nodes.count)
  }

  /// Where the values begin, for those who check what is of earlier rows.
  var entries: FlatEntries<UInt32> { starts.entries }

  /// The forms of the values, to be noted with where they begin.
  var forms: FlatEntries<ValueForms> { knownForms.entries }

  /// Where the value of a slot begins, or nil.
  subscript(slot: Int) -> Int? {
    let start = start(slot)
    return start > 0 ? start : nil
  }

  /// Where the value of a slot begins, or 0.
  @inline(__always)
  func start(_ slot: Int) -> Int {
    let start = Int(starts.entries[slot])
    return start >= rowStart ? start : 0
  }

  /// Begins with the row that stands at an offset.
  mutating func begin(at start: Int) {
    rowStart = max(start, 1)
  }

  mutating func leaf(
    _ slot: Int, at start: Int, depth: Int, _ scanner: JSONScanner
  ) throws(JSONFault) -> Int {
    if slot >= 0 { pass(slot, at: start, depth: depth) }
    return try scanner.skipValue(start, depth: depth)
  }

  mutating func pass(_ slot: Int, at start: Int, depth: Int) {
    starts.entries[slot] = UInt32(truncatingIfNeeded: start)
    forms[slot] = []
  }

  mutating func forget(_ node: Int, _ slots: [Int]) {
    // Most rows enter a node once, and have nothing to forget: with many kinds the slots are many.
    let isEnteredAgain = Int(enteringRows.entries[node]) == rowStart
    if isEnteredAgain { for slot in slots { starts.entries[slot] = 0 } }
    enter(node)
  }

  /// Notes that the row enters a node.
  func enter(_ node: Int) {
    enteringRows.entries[node] = UInt32(truncatingIfNeeded: rowStart)
  }
}
