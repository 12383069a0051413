/// Writes the difference between two states of a file the way `diff -u` and `git diff` do.
package enum UnifiedDiff {
  /// What changes in the output folder under a plan, file by file in the order of their names;
  /// empty when nothing does.
  package static func text(for plan: OutputPlan) -> String {
    var bytes: [UInt8] = []
    for change in plan.changes where change.action != .keep {
      append(change.name, before: change.before, after: change.after, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The difference of one file; nil stands for no file, which is `/dev/null`.
  static func text(_ name: String, before: [UInt8]?, after: [UInt8]?) -> String {
    var bytes: [UInt8] = []
    append(name, before: before, after: after, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(
    _ name: String, before: [UInt8]?, after: [UInt8]?, to bytes: inout [UInt8]
  ) {
    let lines = DiffLines(old: before ?? [], new: after ?? [])
    let hunks = DiffHunk.hunks(
      matches: LineMatcher.matches(old: lines.old, new: lines.new), oldCount: lines.old.count,
      newCount: lines.new.count)
    bytes += (before == nil ? "--- /dev/null\n" : "--- a/\(name)\n").utf8
    bytes += (after == nil ? "+++ /dev/null\n" : "+++ b/\(name)\n").utf8
    for hunk in hunks {
      bytes += "@@ -\(place(hunk.old)) +\(place(hunk.new)) @@\n".utf8
      append(hunk, lines, to: &bytes)
    }
  }

  private static func append(_ hunk: DiffHunk, _ lines: DiffLines, to bytes: inout [UInt8]) {
    var next = hunk.old.lowerBound
    func append(_ numbers: ArraySlice<Int>, _ sign: String) {
      for number in numbers {
        bytes += sign.utf8
        bytes += lines.texts[number]
        if lines.texts[number].last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
      }
    }
    for change in hunk.changes {
      append(lines.old[next..<change.old.lowerBound], " ")
      append(lines.old[change.old], "-")
      append(lines.new[change.new], "+")
      next = change.old.upperBound
    }
    append(lines.old[next..<hunk.old.upperBound], " ")
  }

  /// A range of lines: its first line and its length; the line before it where it is empty.
  private static func place(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }
}
