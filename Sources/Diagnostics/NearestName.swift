/// The name that is most likely meant by a misspelt one, or nil when none is near.
///
/// Near is at most a third of the longer name's characters in edits: one inserted, left out or replaced, or
/// two neighbours swapped. Letter case alone costs nothing beyond a tie. Of several equally near names it
/// is the first in the order of their UTF-8 bytes, so that the answer never depends on the order given.
/// Names past 64 characters are not compared, nor more than 1,000 of them, so that hostile input costs little.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  guard let spelling = Spelling(name) else { return nil }
  var best: (rank: (Int, Int), name: String)?
  for candidate in candidates.prefix(1_000) where !candidate.utf8.elementsEqual(name.utf8) {
    guard let other = Spelling(candidate) else { continue }
    let longest = max(spelling.letters.count, other.letters.count)
    guard
      let edits = editCount(from: spelling.letters, to: other.letters, limit: max(1, longest / 3))
    else { continue }
    // A name that shares nothing is no suggestion, however short both are.
    guard edits < longest else { continue }
    let rank = (edits, editCount(from: spelling.exact, to: other.exact, limit: 64) ?? 64)
    if let best, best.rank < rank || (best.rank == rank && !precedes(candidate, best.name)) {
      continue
    }
    best = (rank, candidate)
  }
  return best?.name
}

/// A name as it is compared: its letters in lower case and, where two are equally near, as they are.
private struct Spelling {
  let exact: [Character]
  let letters: [Character]

  /// Makes the spelling, or nil for a name that is too long to be compared.
  init?(_ name: String) {
    guard name.utf8.count <= 256 else { return nil }
    exact = Array(name)
    letters = Array(name.lowercased())
    if letters.count > 64 || letters.isEmpty { return nil }
  }
}

/// The number of edits between two names (optimal string alignment), or nil past a limit.
private func editCount(from letters: [Character], to others: [Character], limit: Int) -> Int? {
  guard abs(letters.count - others.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...others.count)
  for (row, letter) in letters.enumerated() {
    var current = [row + 1]
    for (column, otherLetter) in others.enumerated() {
      var cost = last[column] + (letter == otherLetter ? 0 : 1)
      cost = min(cost, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == others[column - 1],
        letters[row - 1] == otherLetter
      {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    if current.allSatisfy({ $0 > limit }) { return nil }
    (beforeLast, last) = (last, current)
  }
  return last[others.count] <= limit ? last[others.count] : nil
}

/// Whether one text comes before another in the order of their UTF-8 bytes.
private func precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
