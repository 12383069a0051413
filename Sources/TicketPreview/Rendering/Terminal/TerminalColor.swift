import TicketKit

/// Picks a colour of a terminal for one of the settings.
enum TerminalColor {
  /// The contrast that a colour needs to black and to white: the terminal may have either behind it.
  private static let leastContrast = 2.0

  /// The number of the nearest of the 256 colours that terminals know; nil where the colour would
  /// vanish on a black or a white ground, in light and in dark surroundings.
  static func number(for color: TextColor) -> UInt8? {
    for rgb in [color.light, color.dark] {
      let contrasts = [0x000000, 0xFFFFFF].map { Contrast.ratio(rgb, $0) }
      if contrasts.allSatisfy({ $0 >= leastContrast }) { return nearest(to: rgb) }
    }
    return nil
  }

  /// The nearest colour of the cube of 6 × 6 × 6, whose numbers begin at 16.
  private static func nearest(to rgb: UInt32) -> UInt8 {
    func level(_ shift: UInt32) -> UInt32 {
      let value = rgb >> shift & 0xFF
      // The levels are 0, 95, 135, 175, 215 and 255.
      return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
    }
    return UInt8(truncatingIfNeeded: 16 + 36 * level(16) + 6 * level(8) + level(0))
  }
}
