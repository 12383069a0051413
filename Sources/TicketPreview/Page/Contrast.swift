import Foundation

/// How well colours can be told apart, by the Web Content Accessibility Guidelines 2.2.
enum Contrast {
  /// What level AA asks of text of any size.
  static let least = 4.5

  /// The ratio of two colours `0xRRGGBB`, from 1 (equal) to 21 (black on white).
  static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
    let lighter = max(luminance(one), luminance(other))
    let darker = min(luminance(one), luminance(other))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The colour itself where it can be read on the surface, else the nearest mixture of it with `ink`
  /// that can; `ink` must be readable there.
  static func readable(_ color: UInt32, on surface: UInt32, ink: UInt32) -> UInt32 {
    for step in 0...20 {
      let mixed = mix(color, ink, share: Double(step) / 20)
      if ratio(mixed, surface) >= least { return mixed }
    }
    return ink
  }

  private static func luminance(_ color: UInt32) -> Double {
    let channels = [16, 8, 0].map { shift -> Double in
      let value = Double((color >> UInt32(shift)) & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  private static func mix(_ color: UInt32, _ other: UInt32, share: Double) -> UInt32 {
    var result: UInt32 = 0
    for shift in [UInt32(16), 8, 0] {
      let one = Double((color >> shift) & 0xFF)
      let two = Double((other >> shift) & 0xFF)
      result |= UInt32((one + (two - one) * share).rounded()) << shift
    }
    return result
  }
}
