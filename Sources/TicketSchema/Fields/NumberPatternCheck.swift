/// Says what is wrong with an LDML number pattern: `# 0 , . % ‰ ;` and quoted text, of money also `¤`.
struct NumberPatternCheck {
  /// The most digits that a pattern may ask for on either side of its point.
  private static let mostDigits = 100

  /// Whether `¤` stands for a currency.
  private let takesCurrencySign: Bool
  private let scalars: [(scalar: Unicode.Scalar, part: Range<Int>)]
  private var position = 0

  private init(_ pattern: String, takesCurrencySign: Bool) {
    self.takesCurrencySign = takesCurrencySign
    var offset = 0
    scalars = pattern.unicodeScalars.map { scalar in
      let end = offset + UTF8.width(scalar)
      defer { offset = end }
      return (scalar, offset..<end)
    }
  }

  /// The first problem of a pattern; nil: it can be used.
  ///
  /// - Parameter takesCurrencySign: whether the number is money, whose symbol `¤` stands for.
  static func problem(of pattern: String, takesCurrencySign: Bool = false) -> TextProblem? {
    var check = NumberPatternCheck(pattern, takesCurrencySign: takesCurrencySign)
    do throws(TextProblem) {
      try check.subpattern()
      if check.next == ";" {
        check.position += 1
        try check.subpattern()
      }
      guard check.next == nil else {
        throw check.problem("a number pattern has two parts at most, separated by one `;`")
      }
      return nil
    } catch {
      return error
    }
  }

  private var next: Unicode.Scalar? {
    position < scalars.count ? scalars[position].scalar : nil
  }

  /// A prefix, the digits and a suffix.
  private mutating func subpattern() throws(TextProblem) {
    var hasPercent = false
    try affix(&hasPercent)
    try digits()
    try affix(&hasPercent)
    if let scalar = next, scalar != ";" {
      throw problem("\(quote(String(scalar))) stands behind the pattern's suffix: move it inside")
    }
  }

  /// Quoted text, `%` and `‰`.
  private mutating func affix(_ hasPercent: inout Bool) throws(TextProblem) {
    while let scalar = next {
      switch scalar {
      case "'":
        try quotedText()
      case "%", "‰":
        if hasPercent { throw problem("a number pattern has one `%` or `‰` at most") }
        hasPercent = true
        position += 1
      case "¤" where takesCurrencySign:
        try currencySign()
      case "¤":
        throw problem("`¤` is for money: write the symbol in quotes or before the brace")
      case "#", "0", ",", ".", ";":
        return
      default:
        throw problem(
          "\(quote(String(scalar))) is no part of a number pattern, which is made of "
            + "`# 0 , . % ‰\(takesCurrencySign ? " ¤" : "") ;` and quoted text: quote it, or move it out "
            + "of the braces")
      }
    }
  }

  /// `¤`, the symbol, or `¤¤`, the code.
  private mutating func currencySign() throws(TextProblem) {
    var count = 0
    while next == "¤" {
      count += 1
      if count > 2 { throw problem("`¤` is the symbol and `¤¤` the code: write one or two") }
      position += 1
    }
  }

  private mutating func quotedText() throws(TextProblem) {
    let start = position
    position += 1
    while let scalar = next {
      position += 1
      if scalar == "'" { return }
    }
    position = start
    throw problem("the quote in the pattern is not closed: add `'`")
  }

  /// `#` before `0` in front of the point, `0` before `#` behind it.
  private mutating func digits() throws(TextProblem) {
    var count = 0
    var hasZero = false
    var sinceComma: Int?
    while let scalar = next, scalar == "#" || scalar == "0" || scalar == "," {
      if scalar == "," {
        if count == 0 || sinceComma == 0 { throw problem("`,` stands between digits: `#,##0`") }
        sinceComma = 0
      } else {
        if hasZero, scalar == "#" {
          throw problem("before the point `#` stands in front of `0`: `#,##0`")
        }
        hasZero = hasZero || scalar == "0"
        count += 1
        sinceComma = sinceComma.map { $0 + 1 }
      }
      try checkCount(count)
      position += 1
    }
    if sinceComma == 0 { throw problem("a digit is due behind `,`: `#,##0`") }
    if next == "." {
      position += 1
      count += try fraction()
    }
    if count == 0 { throw problem("the number pattern has no digit: write one such as `0.00`") }
  }

  private mutating func fraction() throws(TextProblem) -> Int {
    var count = 0
    var hasHash = false
    while let scalar = next, scalar == "#" || scalar == "0" || scalar == "," {
      if scalar == "," { throw problem("`,` groups digits before the point only") }
      if hasHash, scalar == "0" {
        throw problem("behind the point `0` stands in front of `#`: `0.0#`")
      }
      hasHash = hasHash || scalar == "#"
      count += 1
      try checkCount(count)
      position += 1
    }
    return count
  }

  private func checkCount(_ count: Int) throws(TextProblem) {
    if count > Self.mostDigits {
      throw problem("a number pattern has \(Self.mostDigits) digits at most")
    }
  }

  private func problem(_ message: String) -> TextProblem {
    if position < scalars.count {
      return TextProblem(message: message, part: scalars[position].part)
    }
    let end = scalars.last?.part.upperBound ?? 0
    return TextProblem(message: message, part: end..<end)
  }
}
