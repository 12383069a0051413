/// A gap as it was parsed: what stands at its end.
struct ParsedGap {
  var action = GapContext.Action.skip

  /// The slot of a value that is recorded, the node of one that is walked.
  var target = -1

  /// Where the value begins; or, at the end of a row, the offset behind that.
  var value: Int

  /// The frames around the values before and behind the gap.
  var outer: Int
  var frame: Int

  /// The first node of the trie that the gap enters, or -1.
  var entered = -1

  /// Where the row begins that the gap leads to, or -1.
  var rowStart = -1

  /// Whether the value is an array or object that is not taken apart, though it is not empty.
  var isWhole = false

  /// Whether the row ends, and no other begins at once.
  var isEnd = false
}
