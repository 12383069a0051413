import Diagnostics

@testable import YAMLSyntax

/// What a reader makes of a text: its events, and whether it reads to the end.
struct YAMLAnswer: Equatable {
  /// The events in the suite's notation, up to where reading ends.
  let events: [String]

  /// Why and in which line reading ends early: `line 3: did not find expected key`.
  let failure: String?

  /// The events of our reader.
  init(of text: String) {
    let bytes = Array(text.utf8)
    let scan = SourceScan(bytes)
    let stream = YAMLEventReader.events(
      of: scan.cleanBytes, from: scan.start, isASCII: scan.isASCII, maximumNodes: 100_000)
    events = stream.events.map(\.line)
    failure = stream.failure.map { failure in
      // Counts on its own: a line ends at CR, LF or both.
      let before = Array(bytes[..<failure.offset])
      let breaks = before.indices.count { index in
        before[index] == 0x0A
          || before[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      }
      return "line \(breaks + 1): \(failure.problem)"
    }
  }

  /// The answer that a program printed: events, and perhaps a last line `! line 3: …`.
  init(printed text: String) {
    var lines = text.split(separator: "\n").map(String.init)
    failure = lines.last?.hasPrefix("! ") ?? false ? String(lines.removeLast().dropFirst(2)) : nil
    events = lines
  }

  /// How the answer differs from what the suite says; nil: it does not. Of a text that is no YAML only
  /// that it is refused counts.
  func difference(from expected: [String]?) -> String? {
    guard let expected else { return failure == nil ? "accepted, and is no YAML" : nil }
    if let failure { return "refused at \(failure)" }
    let count = zip(events, expected).prefix { $0 == $1 }.count
    if count == events.count, count == expected.count { return nil }
    let found = count < events.count ? "`\(events[count])`" : "nothing"
    let due = count < expected.count ? "`\(expected[count])`" : "nothing"
    return "event \(count + 1) is \(found), not \(due)"
  }
}
