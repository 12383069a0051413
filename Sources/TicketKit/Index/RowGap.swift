/// The bytes between the end of one value and the beginning of the next, as one constant.
///
/// `},"goodName":` closes an object, separates two members and names the second: rows of one
/// server repeat it to the byte. Where the bytes are equal nothing needs to be parsed again.
struct RowGap {
  /// What to do at the end of the gap.
  enum Action {
    /// The row has ended.
    case end

    /// A value that nobody wants begins.
    case skip

    /// The value of a query begins; `target` is its slot.
    case record

    /// A value begins that queries go through; `target` is its node in the trie.
    case walk
  }

  let action: Action
  let target: Int

  /// The frame around the value.
  let frame: Int

  /// How many arrays and objects are around the value.
  let depth: Int

  /// The node of the trie that the gap enters, whose earlier values are to be forgotten; or -1.
  let entered: Int

  /// The number of bytes, and the first sixteen of them.
  let length: Int
  let first: UInt64
  let second: UInt64
  let firstMask: UInt64
  let secondMask: UInt64

  /// The gap that followed last time, the one that followed before that, and -1 for none.
  var next = -1
  var other = -1
}
