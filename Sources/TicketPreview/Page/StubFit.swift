import Diagnostics
import TicketKit

/// How much smaller a big text is drawn so that it stands on one line of its stub.
struct StubFit {
  /// The width of the text at its full size, in multiples of the reader's size of letters.
  private let width: Double

  init(_ text: StyledText) {
    width = text.runs.reduce(0) { sum, run in
      let size = run.style?.size.map(FontSize.rem) ?? 1
      return sum + size * Double(displayWidth(of: run.text)) * Self.columnWidth
    }
  }

  /// The factors for wide and for narrow windows, as CSS variables.
  var declarations: String {
    "--fit:\(factor(for: 7.25));--fit-narrow:\(factor(for: 5.25))"
  }

  /// A text that would become too small to be read is broken into lines instead.
  private func factor(for room: Double) -> String {
    FontSize.cssNumber(width > room ? max(room / width, 0.5) : 1)
  }

  /// A terminal's column in the widths of letters: a digit of a bold sans-serif font.
  private static let columnWidth = 0.68
}
