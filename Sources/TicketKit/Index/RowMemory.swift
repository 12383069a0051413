/// The gaps between the values of rows, as they were met, and which one follows which.
struct RowMemory {
  /// The gap before a row, which has no bytes, and the frame of a row.
  static var rowStart: Int { 0 }
  static var rowFrame: Int { 0 }

  /// What a response can make the memory hold at most.
  private static var gapLimit: Int { 1 << 15 }
  private static var frameLimit: Int { 1 << 12 }
  private static var longestGap: Int { 256 }

  /// How many places are tried for a gap: whoever makes hashes collide is not remembered.
  private static var probeLimit: Int { 16 }

  private(set) var gaps: [RowGap]
  private(set) var frames: [RowFrame]

  /// The bytes beyond the first sixteen of all gaps; per gap where they begin, and what the gap
  /// follows: another gap, or anything in a frame that repeats.
  private var tails: [UInt8] = []
  private var tailStarts = [0]
  private var predecessors = [Int.min]
  private var hashes: [UInt64] = [0]

  /// Gaps by predecessor and bytes: their numbers, with linear probing; -1 where none is.
  private var slots: [Int32]
  private var frameNumbers: [FrameKey: Int] = [:]

  private struct FrameKey: Hashable {
    let parent: Int
    let isObject: Bool
    let node: Int
  }

  init(depth: Int) {
    gaps = [
      RowGap(
        action: .skip, target: -1, frame: 0, depth: depth, entered: -1, length: 0, first: 0,
        second: 0, firstMask: 0, secondMask: 0)
    ]
    frames = [RowFrame(parent: -1, isObject: true, node: 0, depth: depth + 1, repeats: false)]
    slots = Array(repeating: -1, count: 64)
  }
}

extension RowMemory {
  /// The gap that stands at an offset, if it is one of the two that followed another one last; or
  /// -1.
  @inline(__always)
  mutating func match(after gap: Int, _ bytes: JSONBytes, at start: Int) -> Int {
    guard gap >= 0, start + 16 <= bytes.count else { return -1 }
    let next = gaps[gap].next
    guard next >= 0 else { return -1 }
    let first = bytes.word(at: start)
    let second = bytes.word(at: start + 8)
    if isEqual(next, first, second, bytes, start) { return next }
    let other = gaps[gap].other
    guard other >= 0, isEqual(other, first, second, bytes, start) else { return -1 }
    gaps[gap].next = other
    gaps[gap].other = next
    return other
  }

  @inline(__always)
  private func isEqual(
    _ number: Int, _ first: UInt64, _ second: UInt64, _ bytes: JSONBytes, _ start: Int
  ) -> Bool {
    let gap = gaps[number]
    let difference =
      (first ^ gap.first) & gap.firstMask | (second ^ gap.second) & gap.secondMask
    return difference == 0 && (gap.length <= 16 || isTailEqual(number, bytes, start))
  }

  private func isTailEqual(_ number: Int, _ bytes: JSONBytes, _ start: Int) -> Bool {
    let end = start + gaps[number].length
    guard end <= bytes.count else { return false }
    return tails.withUnsafeBytes {
      bytes.isEqual(start + 16..<end, to: JSONBytes($0), at: tailStarts[number])
    }
  }

  /// Remembers a gap that was parsed and returns its number; -1 when there is no room.
  mutating func learn(
    _ parsed: ParsedGap, after gap: Int, in frame: Int, _ bytes: JSONBytes, at start: Int
  ) -> Int {
    let length = parsed.value - start
    guard length <= Self.longestGap, start + 16 <= bytes.count else { return -1 }
    // In an array the same gaps come again and again: they follow the frame, not each other.
    let predecessor = gap < 0 || frames[frame].repeats ? -1 - frame : gap
    let first = bytes.word(at: start)
    let second = bytes.word(at: start + 8)
    let hash = Self.hash(predecessor, bytes, start..<start + length)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for _ in 0..<Self.probeLimit {
      let known = Int(slots[slot])
      guard known >= 0 else {
        guard gaps.count < Self.gapLimit else { return -1 }
        let number = append(parsed, first, second, length: length)
        predecessors.append(predecessor)
        hashes.append(hash)
        tailStarts.append(tails.count)
        if length > 16 { tails += bytes.buffer(start + 16..<start + length) }
        slots[slot] = Int32(truncatingIfNeeded: number)
        if gaps.count * 2 > slots.count { growSlots() }
        follow(gap, number)
        return number
      }
      if hashes[known] == hash, predecessors[known] == predecessor, gaps[known].length == length,
        isEqual(known, first, second, bytes, start)
      {
        follow(gap, known)
        return known
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return -1
  }

  private mutating func append(
    _ parsed: ParsedGap, _ first: UInt64, _ second: UInt64, length: Int
  ) -> Int {
    let firstMask = Self.mask(length)
    let secondMask = Self.mask(length - 8)
    gaps.append(
      RowGap(
        action: parsed.action, target: parsed.target, frame: parsed.frame,
        depth: frames[parsed.frame].depth, entered: parsed.entered, length: length,
        first: first & firstMask, second: second & secondMask, firstMask: firstMask,
        secondMask: secondMask))
    return gaps.count - 1
  }

  /// Notes that a gap followed another one.
  private mutating func follow(_ gap: Int, _ next: Int) {
    guard gap >= 0, gaps[gap].next != next else { return }
    gaps[gap].other = gaps[gap].next
    gaps[gap].next = next
  }

  private mutating func growSlots() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in hashes.indices.dropFirst() {
      var slot = Int(truncatingIfNeeded: hashes[number]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// A mask of the first bytes of a word; all of them from eight on.
  private static func mask(_ length: Int) -> UInt64 {
    length >= 8 ? .max : length <= 0 ? 0 : (1 << UInt64(length * 8)) - 1
  }

  private static func hash(_ predecessor: Int, _ bytes: JSONBytes, _ range: Range<Int>) -> UInt64 {
    var hash = UInt64(bitPattern: Int64(predecessor)) ^ UInt64(range.count) << 32
    for byte in bytes.buffer(range) {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash ^ hash >> 29
  }

  /// The number of the frame that an object or array opens in another frame; nil when there are
  /// too many.
  mutating func frame(in parent: Int, isObject: Bool, node: Int) -> Int? {
    let key = FrameKey(parent: parent, isObject: isObject, node: node)
    if let number = frameNumbers[key] { return number }
    guard frames.count < Self.frameLimit else { return nil }
    let outer = frames[parent]
    frames.append(
      RowFrame(
        parent: parent, isObject: isObject, node: node, depth: outer.depth + 1,
        repeats: outer.repeats || !isObject))
    frameNumbers[key] = frames.count - 1
    return frames.count - 1
  }
}
