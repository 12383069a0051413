/// Notes where the values of one row begin, by slot.
struct SlotRecorder: PathVisitor {
  /// Per slot where its value begins; 0 where none was met, 1 where one was met and forgotten.
  private var starts: [UInt32]

  /// The slots that are not 0.
  private var used: [Int] = []

  init(slotCount: Int) {
    starts = Array(repeating: 0, count: slotCount)
  }

  /// Where the value of a slot begins, or nil.
  subscript(slot: Int) -> Int? {
    starts[slot] > 1 ? Int(starts[slot]) : nil
  }

  /// Where the value of a slot begins, or 0 or 1.
  @inline(__always)
  func start(_ slot: Int) -> Int { Int(starts[slot]) }

  /// Forgets the row, in time of what was noted.
  mutating func reset() {
    for slot in used { starts[slot] = 0 }
    used.removeAll(keepingCapacity: true)
  }

  mutating func leaf(
    _ slot: Int, at start: Int, depth: Int, _ scanner: JSONScanner
  ) throws(JSONFault) -> Int {
    if slot >= 0 { pass(slot, at: start, depth: depth) }
    return try scanner.skipValue(start, depth: depth)
  }

  mutating func pass(_ slot: Int, at start: Int, depth: Int) {
    if starts[slot] == 0 { used.append(slot) }
    starts[slot] = UInt32(truncatingIfNeeded: start)
  }

  mutating func forget(_ slots: [Int]) {
    for slot in slots where starts[slot] != 0 { starts[slot] = 1 }
  }
}
