import TicketKit

/// What rows gave one field, counted.
///
/// Each row counts once under `seen`, `null`, `absent` or `wrong`.
struct FieldAudit: Sendable {
  /// A place of a value that could not be used.
  struct Example: Sendable {
    /// Where the response came from: a file, and the line of JSON lines.
    let source: CaptureSource
    let path: String
    let code: TicketIssue.Code
  }

  /// How many examples a field keeps.
  static let exampleLimit = 3

  /// Rows with a value that the field accepts.
  private(set) var seen = 0

  /// Rows without a value, in which a place of the field held null.
  private(set) var null = 0

  /// Rows without a value or null.
  private(set) var absent = 0

  /// Rows with a value that the field does not accept, and none that it does.
  private(set) var wrong = 0

  /// Of the seen, those of another JSON type than the field's own.
  private(set) var coerced = 0

  /// Of all the others, those that took the default.
  private(set) var defaulted = 0

  /// Of the seen, those outside the cases of the enum.
  private(set) var unrecognized = 0

  /// Per alternate how often it gave the value, and how often it was wrong.
  private(set) var used: [Int]
  private(set) var passedOver: [Int]
  private(set) var examples: [Example] = []

  init(alternateCount: Int) {
    used = Array(repeating: 0, count: alternateCount)
    passedOver = used
  }

  /// Counts a row's reading.
  mutating func add(_ reading: FieldReading, example: () -> Example?) {
    if let alternate = reading.used {
      seen += 1
      used[alternate] += 1
      if reading.isCoerced { coerced += 1 }
      if reading.isUnrecognized { unrecognized += 1 }
      if alternate > 0 { notePassedOver(reading) }
      return
    }
    if reading.isWrong {
      wrong += 1
    } else if reading.hasNull {
      null += 1
    } else {
      absent += 1
    }
    if reading.isDefault { defaulted += 1 }
    notePassedOver(reading)
    if reading.isWrong, examples.count < Self.exampleLimit, let example = example() {
      examples.append(example)
    }
  }

  /// Counts what another audit of the field counted; the first examples of both stay.
  mutating func merge(_ other: FieldAudit) {
    seen += other.seen
    null += other.null
    absent += other.absent
    wrong += other.wrong
    coerced += other.coerced
    defaulted += other.defaulted
    unrecognized += other.unrecognized
    for alternate in used.indices {
      used[alternate] += other.used[alternate]
      passedOver[alternate] += other.passedOver[alternate]
    }
    // Each has its own in order, so that the first of both are among them.
    let all = (examples + other.examples).enumerated().sorted { left, right in
      left.element.source.precedes(right.element.source)
        || left.element.source == right.element.source && left.offset < right.offset
    }
    examples = all.prefix(Self.exampleLimit).map(\.element)
  }

  private mutating func notePassedOver(_ reading: FieldReading) {
    reading.forEachFinding { alternate, finding in
      if case .wrong = finding { passedOver[alternate] += 1 }
    }
  }
}

/// Where a captured response came from.
package struct CaptureSource: Hashable, Sendable {
  /// The file as typed.
  package let file: String

  /// The line in a file of JSON lines, counted from 1; nil: the whole file is one response.
  package let line: Int?

  /// The number of the file among all that are read.
  private let order: Int

  package init(file: String, line: Int? = nil, order: Int = 0) {
    self.file = file
    self.line = line
    self.order = order
  }

  /// Whether the response was read before another.
  func precedes(_ other: CaptureSource) -> Bool {
    (order, line ?? 0) < (other.order, other.line ?? 0)
  }

  /// `captured.json`, or `captured.jsonl:17`.
  package var text: String { line.map { "\(file):\($0)" } ?? file }
}
