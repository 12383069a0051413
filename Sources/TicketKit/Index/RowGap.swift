/// The bytes between the end of one value and the beginning of the next, as one constant.
///
/// `},"goodName":` closes an object, separates two members and names the second: rows of one
/// server repeat it to the byte. Where the bytes are equal nothing needs to be parsed again. All
/// that the usual row needs stands in these 64 bytes; the rest is the gap's `GapContext`.
struct RowGap: BitwiseCopyable {
  /// The first sixteen bytes, and which of them count.
  var bytes = SIMD2<UInt64>.zero
  var mask = SIMD2<UInt64>.zero

  /// What to do with the value: its slot's plan.
  var bit: UInt64 = 0
  var slot: Int32 = 0

  /// The gap that followed last time, and the one that followed before that.
  var next: Int32 = 0
  var other: Int32 = 0

  /// Where the bytes behind the sixteenth stand among all tails.
  var tail: Int32 = 0

  /// The number of bytes, and behind how many the next row begins.
  var length: UInt16 = 0
  var rowOffset: UInt16 = 0

  var usable = ValueForms.all
  var nullEntry = RowPlan.NullEntry.start
  var traits: Traits = []

  /// What is rare.
  struct Traits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// The gap is no gap: nothing is known.
    static var none: Traits { Traits(rawValue: 1 << 0) }

    /// There are more than sixteen bytes.
    static var isLong: Traits { Traits(rawValue: 1 << 1) }

    /// The gap ends one row and begins the next.
    static var turns: Traits { Traits(rawValue: 1 << 2) }

    /// An array or object behind the gap is never taken apart.
    static var isWhole: Traits { Traits(rawValue: 1 << 4) }

    /// The value, or an object around it, is on the way of queries: what an earlier member of the
    /// same name gave is to be forgotten.
    static var enters: Traits { Traits(rawValue: 1 << 3) }
  }
}

/// What the slow way needs to know of a gap.
struct GapContext: BitwiseCopyable {
  /// What to do with the value at the end of a gap.
  enum Action: UInt8, BitwiseCopyable {
    /// Nobody wants it.
    case skip

    /// It is the value of a query, of which no other goes on.
    case record

    /// Queries go through it; `target` is its node in the trie.
    case walk
  }

  var action = Action.skip

  /// How many arrays and objects are around the value.
  var depth: UInt16 = 0
  var target: Int32 = -1

  /// The frames around the values before and behind the gap.
  var outer: Int32 = 0
  var frame: Int32 = 0

  /// For a gap that turns to another row, the one that turned from that row to the next, last time.
  var nextTurn: Int32 = 0

  /// For such a gap, the kind that the row's discriminator named last time, and the eight bytes from
  /// its first one on, which hold all of it; 0 for none.
  var kind: Int32 = 0
  var kindWord: UInt64 = 0

  /// The first node of the trie that the gap enters, or -1; and the bits of its slots.
  var entered: Int32 = -1
  var enteredBits: UInt64 = 0
}
