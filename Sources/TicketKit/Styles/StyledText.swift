/// Text in runs that may each have a style of their own.
public struct StyledText: Hashable, Codable, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Codable, Sendable {
    /// The characters.
    public let text: String

    /// How they are drawn; nil: as the view draws its text.
    public let style: TextStyle?

    /// Makes a run.
    public init(_ text: String, style: TextStyle? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// The runs, in reading order.
  public let runs: [Run]

  /// Makes a text from runs.
  public init(runs: [Run]) {
    self.runs = runs
  }

  /// Makes a text without runs.
  public init() {
    runs = []
  }

  /// Makes a text of one run.
  public init(_ run: Run) {
    runs = [run]
  }

  /// Makes a text of two runs; the list of them is made here, and not in every caller's code.
  public init(_ first: Run, _ second: Run) {
    runs = [first, second]
  }

  /// Makes a text of three runs.
  public init(_ first: Run, _ second: Run, _ third: Run) {
    runs = [first, second, third]
  }

  /// Makes a text of four runs or more.
  public init(_ first: Run, _ second: Run, _ third: Run, _ fourth: Run, _ further: Run...) {
    runs = [first, second, third, fourth] + further
  }
}

extension StyledText {
  /// The characters of all runs, without styles.
  public var plainText: String {
    runs.count == 1 ? runs[0].text : runs.lazy.map(\.text).joined()
  }
}

extension StyledText: CustomStringConvertible {
  /// The characters of all runs, without styles.
  public var description: String { plainText }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Makes a text of one run without a style.
  public init(stringLiteral value: String) {
    runs = [Run(value)]
  }
}
