/// The gaps between the values of rows, as they were met, and which one follows which.
///
/// Gaps are told apart by their bytes and the frame they begin in, so that there are as many as
/// rows have names, whatever the order and choice of names in each row.
struct RowMemory {
  /// The gap that stands for none: it looks like nothing that may follow a value.
  static var none: Int { 0 }

  /// The gap that is not remembered: the last one of its kind that was parsed.
  static var loose: Int { 1 }

  /// The frame of a row.
  static var rowFrame: Int { 0 }

  /// What a response can make the memory hold at most.
  static var defaultLimit: Int { 1 << 15 }
  private static var frameLimit: Int { 1 << 12 }
  private static var tailLimit: Int { 1 << 16 }
  private static var longestGap: Int { 256 }

  /// How many places are tried for a gap: whoever makes hashes collide is not remembered.
  private static var probeLimit: Int { 16 }

  let gaps: FlatTable<RowGap>
  let contexts: FlatTable<GapContext>

  /// The bytes of all gaps behind their sixteenth, sixteen at a time; the last ones of a gap
  /// overlap those before.
  let tails: FlatTable<SIMD2<UInt64>>

  private(set) var frames: [RowFrame]
  private var frameNumbers: [FrameKey: Int] = [:]

  private let limit: Int
  private var count = 2
  private var tailCount = 0

  /// The gaps by frame and bytes, with linear probing; a power of two of them.
  private let places: FlatTable<Place>

  /// A gap in eight bytes, so that looking for it touches little memory.
  private struct Place: BitwiseCopyable {
    var hash: UInt32 = 0
    var frame: UInt16 = 0

    /// The gap's number; `none` where there is no gap.
    var number: UInt16 = 0
  }

  private struct FrameKey: Hashable {
    let parent: Int
    let isObject: Bool
    let node: Int
    let name: UInt64
  }

  /// - Parameters:
  ///   - depth: How many arrays and objects are around the rows.
  ///   - limit: How many gaps are remembered at most.
  ///   - expected: How many there may well be.
  init(depth: Int, limit: Int, expected: Int) {
    // Gaps and frames have numbers of sixteen bits.
    self.limit = min(limit, 1 << 15)
    var capacity = 64
    while capacity < min(expected, self.limit) { capacity *= 2 }
    gaps = FlatTable(capacity: capacity)
    contexts = FlatTable(capacity: capacity)
    tails = FlatTable(capacity: 64)
    frames = [RowFrame(parent: -1, isObject: true, node: 0, depth: depth + 1)]
    places = FlatTable(repeating: Place(), count: capacity * 2)
    var none = RowGap()
    none.mask = SIMD2(repeating: .max)
    none.traits = .none
    gaps.entries[Self.none] = none
    contexts.entries[Self.none] = GapContext()
    gaps.entries[Self.loose] = RowGap()
    contexts.entries[Self.loose] = GapContext()
  }
}

extension RowMemory {
  /// Whether the bytes of a gap stand at an offset.
  func matches(_ number: Int, _ bytes: JSONBytes, at start: Int) -> Bool {
    start + 16 <= bytes.count && matches(gaps.entries.reference(number), bytes, at: start)
  }

  /// Whether the bytes of a gap stand at an offset behind which there are sixteen bytes.
  @inline(never)
  func matches(_ gap: FlatReference<RowGap>, _ bytes: JSONBytes, at start: Int) -> Bool {
    guard (bytes.words(at: start) ^ gap.value.bytes) & gap.value.mask == .zero else { return false }
    let traits = gap.value.traits
    guard traits.contains(.isLong) else { return !traits.contains(.none) }
    let last = start &+ Int(gap.value.length) &- 16
    guard last &+ 16 <= bytes.count else { return false }
    let tails = tails.entries
    var tail = Int(gap.value.tail)
    var at = start &+ 16
    while at < last {
      guard bytes.words(at: at) == tails[tail] else { return false }
      tail &+= 1
      at &+= 16
    }
    return bytes.words(at: last) == tails[tail]
  }

  /// Notes that a gap followed another one.
  func follow(_ previous: Int, _ next: Int) {
    guard previous > Self.loose, next > Self.loose else { return }
    let last = gaps.entries[previous].next
    guard last != Int32(truncatingIfNeeded: next) else { return }
    gaps.entries[previous].other = last
    gaps.entries[previous].next = Int32(truncatingIfNeeded: next)
  }

  /// What looking for a gap gave.
  struct Search {
    /// The number of the gap; `none` when it is not remembered.
    var number = RowMemory.none

    /// Where it may be put then; -1 where there is no place.
    fileprivate var position = -1
    fileprivate var hash: UInt32 = 0
  }

  /// Looks for a gap by the frame it begins in and its bytes.
  func search(_ frame: Int, _ bytes: JSONBytes, _ range: Range<Int>) -> Search {
    var search = Search()
    guard range.count <= Self.longestGap, range.lowerBound + 16 <= bytes.count else {
      return search
    }
    let seed = UInt64(truncatingIfNeeded: frame) << 32
    search.hash = UInt32(truncatingIfNeeded: ByteHash.value(bytes, range, seed: seed))
    let places = places.entries
    var position = Int(search.hash) & (places.count &- 1)
    for _ in 0..<Self.probeLimit {
      let place = places[position]
      let number = Int(place.number)
      guard number != Self.none else {
        search.position = position
        return search
      }
      if place.hash == search.hash, Int(place.frame) == frame {
        let gap = gaps.entries.reference(number)
        if Int(gap.value.length) == range.count, matches(gap, bytes, at: range.lowerBound) {
          search.number = number
          return search
        }
      }
      position = (position &+ 1) & (places.count &- 1)
    }
    return search
  }

  /// Remembers a gap that was looked for in vain, and returns its number; `loose` when there is no
  /// room.
  ///
  /// - Parameters:
  ///   - gap: What to do behind the gap.
  ///   - range: Where its bytes stand.
  mutating func learn(
    _ gap: RowGap, _ context: GapContext, _ bytes: JSONBytes, _ range: Range<Int>, _ search: Search
  ) -> Int {
    let tails = (range.count - 1) / 16
    guard search.position >= 0, count < limit + 2, tailCount + tails <= Self.tailLimit else {
      return loosen(gap, context)
    }
    var gap = gap
    gap.mask = Self.mask(range.count)
    gap.bytes = bytes.words(at: range.lowerBound) & gap.mask
    gap.length = UInt16(truncatingIfNeeded: range.count)
    if tails > 0 {
      gap.traits.insert(.isLong)
      gap.tail = Int32(truncatingIfNeeded: tailCount)
      appendTails(bytes, range, tails)
    }
    places.entries[search.position] = Place(
      hash: search.hash, frame: UInt16(truncatingIfNeeded: context.outer),
      number: UInt16(truncatingIfNeeded: count))
    return append(gap, context)
  }

  /// Keeps what to do behind a gap until the next one, and returns the number of the loose gap.
  func loosen(_ gap: RowGap, _ context: GapContext) -> Int {
    gaps.entries[Self.loose] = gap
    contexts.entries[Self.loose] = context
    return Self.loose
  }

  private mutating func append(_ gap: RowGap, _ context: GapContext) -> Int {
    if count == gaps.entries.count {
      gaps.resize(to: count * 4, keeping: count)
      contexts.resize(to: count * 4, keeping: count)
    }
    gaps.entries[count] = gap
    contexts.entries[count] = context
    count += 1
    if count * 2 > places.entries.count { growPlaces() }
    return count - 1
  }

  private mutating func appendTails(_ bytes: JSONBytes, _ range: Range<Int>, _ number: Int) {
    if tailCount + number > tails.entries.count {
      tails.resize(to: (tailCount + number) * 2, keeping: tailCount)
    }
    for index in 1...number {
      let start = min(range.lowerBound + 16 * index, range.upperBound - 16)
      tails.entries[tailCount] = bytes.words(at: start)
      tailCount += 1
    }
  }

  private func growPlaces() {
    let old = places.entries.count
    let known = (0..<old).map { places.entries[$0] }
    places.resize(to: old * 2, keeping: 0)
    places.entries.fill(0..<old * 2, with: Place())
    for place in known where place.number != Self.none {
      var position = Int(place.hash) & (old * 2 - 1)
      while places.entries[position].number != Self.none {
        position = (position + 1) & (old * 2 - 1)
      }
      places.entries[position] = place
    }
  }

  /// A mask of the first bytes of sixteen.
  private static func mask(_ length: Int) -> SIMD2<UInt64> {
    func word(_ length: Int) -> UInt64 {
      length >= 8 ? .max : length <= 0 ? 0 : (1 << UInt64(length * 8)) - 1
    }
    return SIMD2(word(length), word(length - 8))
  }
}

extension RowMemory {
  /// The number of the frame that an object or array opens in another frame; nil when there are
  /// too many.
  ///
  /// - Parameter name: A hash of the member's name, so that what follows in one object is not taken
  ///   for what follows in another.
  mutating func frame(in parent: Int, isObject: Bool, node: Int, name: UInt64) -> Int? {
    let key = FrameKey(parent: parent, isObject: isObject, node: node, name: name)
    if let number = frameNumbers[key] { return number }
    guard frames.count < Self.frameLimit else { return nil }
    frames.append(
      RowFrame(parent: parent, isObject: isObject, node: node, depth: frames[parent].depth + 1))
    frameNumbers[key] = frames.count - 1
    return frames.count - 1
  }
}
