import TicketKit

/// The ground that a ticket's big text stands on.
///
/// A project's colours are made for its own artwork. Where they cannot be read on the page's paper, the
/// stub turns to the opposite ground; where neither serves all colours, those are mixed with the ink.
struct StubSurface: Hashable {
  /// Whether the stub is the page's paper, or its opposite.
  enum Ground: String {
    case paper
    case opposite
  }

  /// The grounds in light and in dark surroundings.
  let light: Ground
  let dark: Ground

  /// Chooses the grounds for the colours of one ticket.
  init(for colors: [TextColor]) {
    light = Self.ground(for: colors.map(\.light), of: .light)
    dark = Self.ground(for: colors.map(\.dark), of: .dark)
  }

  /// The page's paper, whatever the colours.
  static let paper = StubSurface(for: [])

  /// The class of the stub's element.
  var cssClass: String { "stub-\(light.rawValue)-\(dark.rawValue)" }

  /// A run's colour on this surface.
  func readable(_ color: TextColor) -> TextColor {
    TextColor(
      light: Contrast.readable(
        color.light, on: PagePalette.light.color(of: light), ink: PagePalette.light.ink(on: light)),
      dark: Contrast.readable(
        color.dark, on: PagePalette.dark.color(of: dark), ink: PagePalette.dark.ink(on: dark)))
  }

  private static func ground(for colors: [UInt32], of palette: PagePalette) -> Ground {
    func serves(_ ground: Ground) -> Bool {
      colors.allSatisfy { Contrast.ratio($0, palette.color(of: ground)) >= Contrast.least }
    }
    return !serves(.paper) && serves(.opposite) ? .opposite : .paper
  }
}
