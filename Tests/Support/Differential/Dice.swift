/// Random choices that are the same for the same seed: the SplitMix64 generator.
final class Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0xD129_0B26_88E8_4D1F &+ 0x5851_F42D_4C95_7F2D }

  private func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from zero to a bound, without it.
  func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// A number of a range.
  func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Whether something happens that does so many times of a hundred.
  func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of some elements; at least one.
  func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Some of the elements in their order, at most so many.
  func some<Element>(of elements: [Element], atMost limit: Int) -> [Element] {
    var kept = elements
    let count = min(below(limit + 1), elements.count)
    while kept.count > count { kept.remove(at: below(kept.count)) }
    return kept
  }

  /// The elements in another order.
  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var rest = elements
    var result: [Element] = []
    while !rest.isEmpty { result.append(rest.remove(at: below(rest.count))) }
    return result
  }
}
