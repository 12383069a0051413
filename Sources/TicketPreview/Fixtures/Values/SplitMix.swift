/// A sequence of numbers that is the same for the same seed on every machine (SplitMix64).
struct SplitMix {
  private var state: UInt64

  /// A sequence of its own for each text under the same seed.
  init(seed: UInt64, _ text: String = "") {
    // FNV-1a, because Swift's own hashes differ from run to run.
    state = text.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// The next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below a limit, which is at least 1.
  mutating func number(below limit: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(max(limit, 1)))
  }
}
