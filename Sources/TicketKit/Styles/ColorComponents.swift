/// The parts of a `0xRRGGBB` colour, each 0–1.
struct ColorComponents: Equatable {
  let red: Double
  let green: Double
  let blue: Double

  init(_ value: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    red = part(16)
    green = part(8)
    blue = part(0)
  }
}

extension TextColor {
  /// The parts of the colour for dark or light surroundings.
  func components(isDark: Bool) -> ColorComponents {
    ColorComponents(isDark ? dark : light)
  }
}
