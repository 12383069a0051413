/// Eight bytes of a date text, read at once: digits and separators at fixed places.
struct DigitPairs {
  /// What must stand in the bytes: digits, or one separator each. Lowest byte first.
  struct Shape {
    /// `0` for a digit, or the separator itself.
    fileprivate let template: UInt64

    /// What carries a byte's difference from the template into its high bit when it is too much:
    /// 0x76 for a digit, 0x7F for a separator.
    fileprivate let slack: UInt64

    /// `yyyy-MM-`
    static var yearMonth: Shape {
      Shape(template: 0x2D30_302D_3030_3030, slack: 0x7F76_767F_7676_7676)
    }

    /// `yy-MM-dd`
    static var monthDay: Shape {
      Shape(template: 0x3030_2D30_302D_3030, slack: 0x7676_7F76_767F_7676)
    }

    /// `HH:mm:ss`
    static var timeOfDay: Shape {
      Shape(template: 0x3030_3A30_303A_3030, slack: 0x7676_7F76_767F_7676)
    }
  }

  // Each byte is its digit times ten plus the next byte's digit.
  private let pairs: UInt64

  /// Reads a word whose lowest byte comes first; nil when it has another shape.
  @inline(__always)
  init?(_ word: UInt64, like shape: Shape) {
    let values = word ^ shape.template
    let high: UInt64 = 0x8080_8080_8080_8080
    // Below 0x80 the sums stay in their bytes; a byte above it has its high bit in `values`.
    guard (values &+ shape.slack | values) & high == 0 else { return nil }
    pairs = values &* 10 &+ values >> 8
  }

  /// The number of two digits that begins at a byte.
  subscript(index: Int) -> Int {
    Int(truncatingIfNeeded: pairs >> (8 * UInt64(index)) & 0xFF)
  }
}
