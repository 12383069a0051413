extension JSONNumber {
  /// Whether the number, counted in units since 1970 of which a second has so many, falls into the years
  /// 1 to 9999; what is smaller than a nanosecond is cut off.
  ///
  /// - Parameter units: 1 or 1,000.
  package func isInstant(unitsPerSecond units: Int) -> Bool {
    guard let whole = wholePart() else { return false }
    let first = -62_135_596_800 * units
    return (first..<253_402_300_800 * units).contains(whole)
      && (whole > first || hasZeros(behindPoint: units == 1 ? 9 : 6))
  }
}
