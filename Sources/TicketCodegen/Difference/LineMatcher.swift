/// Finds the lines that two files have in common, in order.
///
/// This is patience diff: common lines at both ends are matched, then those that occur once on
/// either side anchor the rest. It keeps a reader's blocks together, and unlike a shortest edit
/// script its time does not grow with the product of two long and different files. What has no
/// anchors is compared line by line where it is short, and counts as replaced where it is long.
struct LineMatcher {
  private struct Region {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [Int]
  private let new: [Int]
  private var matches: [(old: Int, new: Int)] = []

  /// How many lines may still be looked at; it bounds the time for files made to defeat this.
  private var budget: Int

  private init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    budget = 100 * (old.count + new.count) + 1_000_000
  }

  /// The pairs of equal lines by their indices, rising on both sides.
  static func matches(old: [Int], new: [Int]) -> [(old: Int, new: Int)] {
    var matcher = LineMatcher(old: old, new: new)
    var regions = [Region(old: old.indices, new: new.indices)]
    while let region = regions.popLast() { regions += matcher.match(region) }
    return matcher.matches.sorted { $0.old < $1.old }
  }

  /// Matches what is plain in a region, and returns the regions in between.
  private mutating func match(_ whole: Region) -> [Region] {
    let region = trim(whole)
    budget -= region.old.count + region.new.count
    guard !region.old.isEmpty, !region.new.isEmpty, budget > 0 else { return [] }
    let anchors = LineMatcher.rising(uniquePairs(region))
    if anchors.isEmpty {
      if region.old.count * region.new.count <= min(250_000, budget) { matchEachLine(region) }
      return []
    }
    matches += anchors
    var regions: [Region] = []
    var oldStart = region.old.lowerBound
    var newStart = region.new.lowerBound
    for anchor in anchors {
      regions.append(Region(old: oldStart..<anchor.old, new: newStart..<anchor.new))
      oldStart = anchor.old + 1
      newStart = anchor.new + 1
    }
    regions.append(
      Region(
        old: oldStart..<region.old.upperBound, new: newStart..<region.new.upperBound))
    return regions.filter { !$0.old.isEmpty && !$0.new.isEmpty }
  }

  /// Matches equal lines at both ends of a region and returns what is left of it.
  private mutating func trim(_ region: Region) -> Region {
    var oldRange = region.old
    var newRange = region.new
    while let first = oldRange.first, let other = newRange.first, old[first] == new[other] {
      matches.append((first, other))
      oldRange.removeFirst()
      newRange.removeFirst()
    }
    while let last = oldRange.last, let other = newRange.last, old[last] == new[other] {
      matches.append((last, other))
      oldRange.removeLast()
      newRange.removeLast()
    }
    return Region(old: oldRange, new: newRange)
  }

  /// The lines that occur once on either side of a region, in the order of the old side.
  private func uniquePairs(_ region: Region) -> [(old: Int, new: Int)] {
    var places: [Int: (count: Int, index: Int)] = [:]
    for index in region.new { places[new[index], default: (0, index)].count += 1 }
    var counts: [Int: Int] = [:]
    for index in region.old { counts[old[index], default: 0] += 1 }
    return region.old.compactMap { index in
      guard counts[old[index]] == 1, let place = places[old[index]], place.count == 1 else {
        return nil
      }
      return (index, place.index)
    }
  }

  /// The longest run of pairs that also rises on the new side.
  private static func rising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chain: [(old: Int, new: Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      chain.append(pairs[next])
      next = previous[next]
    }
    return chain.reversed()
  }

  /// Matches a small region by its longest common subsequence.
  private mutating func matchEachLine(_ region: Region) {
    let width = region.new.count + 1
    var lengths = [Int32](repeating: 0, count: (region.old.count + 1) * width)
    let oldStart = region.old.lowerBound
    let newStart = region.new.lowerBound
    budget -= lengths.count
    for row in (0..<region.old.count).reversed() {
      for column in (0..<region.new.count).reversed() {
        let cell = row * width + column
        lengths[cell] =
          old[oldStart + row] == new[newStart + column]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var row = 0
    var column = 0
    while row < region.old.count, column < region.new.count {
      let cell = row * width + column
      if old[oldStart + row] == new[newStart + column] {
        matches.append((oldStart + row, newStart + column))
        row += 1
        column += 1
      } else if lengths[cell + width] >= lengths[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}
