import TicketKit

/// Runs of text as HTML, each in its style.
struct StyledRuns {
  private let runs: [StyledText.Run]

  /// What the text stands on; nil: the colours of the styles are left out.
  private let surface: StubSurface?

  init(_ text: StyledText, on surface: StubSurface?) {
    runs = text.runs
    self.surface = surface
  }

  /// The runs one behind the other.
  var html: String { runs.map(element).joined() }

  private func element(_ run: StyledText.Run) -> String {
    let style = declarations(of: run.style)
    let text = htmlEscaped(run.text)
    return style.isEmpty ? text : "<span style=\"\(style)\">\(text)</span>"
  }

  /// CSS for a style: numbers and colours alone, never a text of the schema.
  private func declarations(of style: TextStyle?) -> String {
    guard let style else { return "" }
    var parts: [String] = []
    if let size = style.size { parts.append("font-size:\(FontSize.css(size))") }
    if let weight = style.weight { parts.append("font-weight:\(weight.cssWeight)") }
    if let color = style.color, let surface {
      parts.append("color:\(surface.readable(color).cssColor)")
    }
    return parts.joined(separator: ";")
  }
}
