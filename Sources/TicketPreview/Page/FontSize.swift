/// The rule for sizes of letters on the page.
enum FontSize {
  /// The sizes that a cell can show, in points; a schema's others are drawn as the nearest of these.
  static let range = 9.0...56.0

  /// A size in points, which are CSS pixels, relative to the reader's own size of letters.
  static func css(_ points: Double) -> String {
    "calc(\(cssNumber(rem(points)))rem * var(--scale, 1))"
  }

  /// A size in points as a multiple of the reader's own size of letters.
  static func rem(_ points: Double) -> Double {
    min(max(points.isNaN ? standard : points, range.lowerBound), range.upperBound) / standard
  }

  /// A number with at most three digits behind the point.
  static func cssNumber(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }

  /// The size of letters without a style, in points.
  private static let standard = 16.0
}
