import Foundation

/// The seeds of a test on random inputs: some, or many times as many where `TICKETGEN_LONG_TESTS`
/// is set, to a number of times or to anything else for fifty.
func testSeeds(_ count: UInt64) -> Range<UInt64> {
  guard let value = ProcessInfo.processInfo.environment["TICKETGEN_LONG_TESTS"] else {
    return 0..<count
  }
  return 0..<count * max(UInt64(value) ?? 0, 50)
}
