import Testing

@testable import TicketCodegen

@Suite("UnifiedDiff")
struct UnifiedDiffTests {
  private func diff(_ before: String?, _ after: String?) -> String {
    UnifiedDiff.text(
      "x", before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) })
  }

  @Test("Changes have three lines of context, and near ones share a hunk")
  func hunks() {
    let before = (1...30).map { "\($0)\n" }.joined()
    let after = before.replacing("\n5\n", with: "\nfive\n").replacing("\n9\n", with: "\n")
      .replacing("\n25\n", with: "\n25\nmore\n")
    #expect(
      diff(before, after) == """
        --- a/x
        +++ b/x
        @@ -2,11 +2,10 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        -9
         10
         11
         12
        @@ -23,6 +22,7 @@
         23
         24
         25
        +more
         26
         27
         28

        """)
  }

  @Test("A line without a line feed at the end of a file is marked")
  func missingLineFeed() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/x
        +++ b/x
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test("CR is part of a line")
  func carriageReturns() {
    #expect(
      diff("a\r\nb\r\n", "a\nb\r\n").unicodeScalars.elementsEqual(
        "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n".unicodeScalars))
  }

  @Test("An empty file has no lines")
  func emptyFiles() {
    #expect(diff("", "a\n") == "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a/x\n+++ b/x\n@@ -1 +0,0 @@\n-a\n")
    #expect(diff(nil, "") == "--- /dev/null\n+++ b/x\n")
  }

  @Test("A diff of random files turns the one into the other", arguments: 0..<60)
  func randomFiles(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let alphabet = Int.random(in: 1...40, using: &random)
    func lines() -> [String] {
      (0..<Int.random(in: 0...60, using: &random)).map { _ in
        "\(Int.random(in: 0..<alphabet, using: &random))"
      }
    }
    let before = lines()
    var after = before
    for _ in 0..<Int.random(in: 0...10, using: &random) where !after.isEmpty {
      let index = Int.random(in: after.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: after.remove(at: index)
      case 1: after.insert("new", at: index)
      default: after[index] = "changed"
      }
    }
    if seed % 5 == 0 { after = lines() }
    let text = diff(
      before.map { $0 + "\n" }.joined(), after.map { $0 + "\n" }.joined())
    #expect(try apply(text, to: before) == after)
  }

  /// Applies a diff the way `patch` does, checking every line of context on the way.
  private func apply(_ diff: String, to before: [String]) throws -> [String] {
    var result: [String] = []
    var next = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      let text = String(line.dropFirst())
      switch line.first {
      case "@":
        let place = try #require(line.split(separator: " ").dropFirst().first?.dropFirst())
        let numbers = place.split(separator: ",").compactMap { Int($0) }
        let first = try #require(numbers.first)
        let start = numbers.last == 0 && numbers.count == 2 ? first : first - 1
        result += before[next..<start]
        next = start
      case " ":
        #expect(before[next] == text)
        result.append(text)
        next += 1
      case "-":
        #expect(before[next] == text)
        next += 1
      case "+": result.append(text)
      default: Issue.record("a line without a sign: \(line)")
      }
    }
    return result + before[next...]
  }

  @Test(
    "Long files without a line in common, and long files of one line, take no time",
    .timeLimit(.minutes(1)))
  func longFiles() {
    let count = 200_000
    let before = (0..<count).map { "old \($0)\n" }.joined()
    let after = (0..<count).map { "new \($0)\n" }.joined()
    #expect(diff(before, after).utf8.count > before.utf8.count + after.utf8.count)
    let same = String(repeating: "}\n", count: count)
    #expect(diff(same, same + same + "x\n").hasSuffix("+x\n"))
    let pairs = (0..<count / 2).map { "a\nb \($0 % 7)\n" }.joined()
    let other = (0..<count / 2).map { "b \($0 % 5)\na\n" }.joined()
    #expect(diff(pairs, other).hasPrefix("--- a/x\n"))
  }
}

/// A random number generator that gives the same numbers everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
