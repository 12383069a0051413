/// One row of the table: a ratio that was measured, and the one to reach.
protocol Benchmark {
  /// The row's name, which is its key in the JSON file.
  static var name: String { get }

  /// What the row says in words.
  static var summary: String { get }

  /// The ratio to reach.
  static var reach: Reach { get }

  /// Whether the row takes so long that it is measured only when it is named.
  static var isOnRequest: Bool { get }

  /// Checks that both sides compute the same, and measures them.
  static func measure() throws -> Outcome
}

extension Benchmark {
  static var isOnRequest: Bool { false }
}

/// Which ratios are good enough.
enum Reach {
  case atMost(Double)
  case atLeast(Double)

  /// Whether a ratio is good enough.
  func contains(_ ratio: Double) -> Bool {
    switch self {
    case .atMost(let limit): ratio <= limit
    case .atLeast(let limit): ratio >= limit
    }
  }

  var description: String {
    switch self {
    case .atMost(let limit): "≤ \(limit)"
    case .atLeast(let limit): "≥ \(limit)"
    }
  }
}

/// What a row has measured.
struct Outcome {
  let ratio: Double

  /// The two sides in words, such as `1.32 ms against 0.85 ms`.
  let sides: String

  /// Further lines that say more than the table has room for.
  var remarks: [String] = []
}

extension Outcome {
  /// The outcome of paired runs.
  init(_ runs: PairedRuns, remarks: [String] = []) {
    self.init(
      ratio: runs.ratio,
      sides: "\(Self.milliseconds(runs.first)) against \(Self.milliseconds(runs.second))",
      remarks: remarks)
  }

  /// A duration in milliseconds.
  static func milliseconds(_ seconds: Double) -> String {
    "\(rounded(seconds * 1_000)) ms"
  }

  /// A number with three significant digits or more.
  static func rounded(_ value: Double) -> String {
    let digits = value < 10 ? 100.0 : value < 100 ? 10 : 1
    let rounded = (value * digits).rounded() / digits
    return digits == 1 ? String(Int(rounded)) : String(rounded)
  }
}

/// What two sides did not agree on.
struct Disagreement: Error, CustomStringConvertible {
  let description: String

  /// Throws unless two values are equal.
  static func unlessEqual<Value: Equatable>(
    _ first: Value, _ second: Value, _ what: String
  ) throws {
    guard first != second else { return }
    throw Disagreement(description: "\(what): \(first) on one side, \(second) on the other")
  }
}
