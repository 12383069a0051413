/// A stretch of two files with its changes, and up to three unchanged lines around them.
struct DiffHunk {
  /// The lines of the stretch on either side.
  private(set) var old: Range<Int>
  private(set) var new: Range<Int>

  /// The changed stretches within: what stands on the old side and what takes its place.
  private(set) var changes: [(old: Range<Int>, new: Range<Int>)]

  /// The unchanged lines shown around a change.
  private static let context = 3

  /// The hunks between two files, from the pairs of lines that they have in common.
  static func hunks(
    matches: [(old: Int, new: Int)], oldCount: Int, newCount: Int
  ) -> [DiffHunk] {
    var hunks: [DiffHunk] = []
    var oldStart = 0
    var newStart = 0
    for match in matches + [(oldCount, newCount)] {
      let change = (old: oldStart..<match.old, new: newStart..<match.new)
      oldStart = match.old + 1
      newStart = match.new + 1
      if change.old.isEmpty, change.new.isEmpty { continue }
      let before = min(context, change.old.lowerBound)
      let after = min(context, oldCount - change.old.upperBound)
      let hunk = DiffHunk(
        old: change.old.lowerBound - before..<change.old.upperBound + after,
        new: change.new.lowerBound - before..<change.new.upperBound + after, changes: [change])
      if let last = hunks.last, last.old.upperBound >= hunk.old.lowerBound {
        hunks[hunks.count - 1].extend(by: hunk)
      } else {
        hunks.append(hunk)
      }
    }
    return hunks
  }

  private mutating func extend(by next: DiffHunk) {
    old = old.lowerBound..<next.old.upperBound
    new = new.lowerBound..<next.new.upperBound
    changes += next.changes
  }
}
