/// A colour in light and in dark surroundings.
public struct TextColor: Hashable, Codable, Sendable {
  /// The colour in light surroundings, as `0xRRGGBB` in sRGB.
  public let light: UInt32

  /// The colour in dark surroundings, as `0xRRGGBB` in sRGB.
  public let dark: UInt32

  /// Makes a colour from two `0xRRGGBB` values.
  public init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }
}
