import Diagnostics
import YAMLSyntax

/// The styles that runs may name.
struct StyleNames {
  private let names: [String]
  private let known: Set<ExactText>
  private let isComplete: Bool

  /// - Parameter isComplete: whether the settings could be read, so that others are unknown.
  init(_ styles: [TextStyleSetting], isComplete: Bool) {
    names = styles.map(\.name)
    known = Set(names.map { ExactText($0) })
    self.isComplete = isComplete
  }

  /// What the style of a run is.
  enum Style: Equatable {
    case absent
    case named(String)

    /// No style of the settings, which is reported.
    case unknown

    var name: String? {
      if case .named(let name) = self { return name }
      return nil
    }
  }

  /// Looks a style up, reporting one that is not there.
  func check(_ written: WrittenText, report: inout SchemaReport) -> Style {
    if known.contains(ExactText(written.text)) { return .named(written.text) }
    guard isComplete else { return .unknown }
    let nearest = report.nearest(to: written.text, among: names)
    report.add(
      .unknownStyle,
      "there is no style \(quote(written.text)): "
        + (nearest.map { "did you mean \(quote($0))?" }
          ?? "add it to `styles` in `ticketgen.yaml`"),
      at: written.range, suggestion: nearest)
    return .unknown
  }
}
