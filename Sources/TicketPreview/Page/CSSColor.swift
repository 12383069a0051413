import TicketKit

extension UInt32 {
  /// A colour `0xRRGGBB` as CSS writes it: `#RRGGBB`.
  var cssColor: String {
    let digits = String(self & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension TextColor {
  /// The colour as CSS writes one that follows the surroundings.
  var cssColor: String { "light-dark(\(light.cssColor), \(dark.cssColor))" }
}
