import Diagnostics
import Testing

@Suite struct CountedTests {
  @Test(arguments: [
    (0, "file", "0 files"), (1, "file", "1 file"), (2, "row", "2 rows"), (-1, "row", "-1 rows"),
    (1_000_000, "kind", "1000000 kinds"),
  ])
  func saysHowManyThereAre(_ count: Int, _ noun: String, _ text: String) {
    #expect(counted(count, noun) == text)
  }
}
