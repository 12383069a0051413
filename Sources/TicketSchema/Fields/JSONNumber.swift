/// A JSON number taken apart, without losing a digit.
package struct JSONNumber {
  /// Whether the text begins with `-`.
  package let isNegative: Bool

  /// The significant digits, without zeros at either end; empty for zero.
  private let digits: [UInt8]

  /// The power of ten that the digits are multiplied by.
  private let exponent: Int

  /// Reads a text that is exactly a JSON number; nil for every other text.
  package init?(_ text: String) {
    var rest = text.utf8[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    let whole = Self.takeDigits(&rest)
    guard !whole.isEmpty, whole.count == 1 || whole.first != 0 else { return nil }
    var fraction: [UInt8] = []
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = Self.takeDigits(&rest)
      guard !fraction.isEmpty else { return nil }
    }
    guard let power = Self.takeExponent(&rest), rest.isEmpty else { return nil }
    var digits = (whole + fraction).drop { $0 == 0 }
    var exponent = power - fraction.count
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = Array(digits)
    self.exponent = digits.isEmpty ? 0 : exponent
  }

  var isZero: Bool { digits.isEmpty }

  /// Whether the value is whole: `20`, `20.0`, `2e1`.
  package var isWhole: Bool { exponent >= 0 }

  /// The value, if it is whole and fits `Int`.
  package var integer: Int? { integer(isNegated: false) }

  /// The value with its sign turned round or not, if it is whole and fits `Int`.
  package func integer(isNegated: Bool) -> Int? {
    isWhole ? wholePart(isNegated: isNegated) : nil
  }

  /// The value without its fraction, with its sign turned round or not, if it fits `Int`.
  func wholePart(isNegated: Bool = false) -> Int? {
    let count = digits.count + exponent
    guard count <= 19 else { return nil }
    let isNegative = isNegative != isNegated
    var value = 0
    for digit in digits.prefix(max(0, count)) + [UInt8](repeating: 0, count: max(0, exponent)) {
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let signed = isNegative ? -Int(digit) : Int(digit)
      let (sum, carry) = shifted.addingReportingOverflow(signed)
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }

  /// Whether the value is one that `Decimal` holds exactly: 38 digits, and -128...127 as the exponent
  /// of the last one that is not zero.
  package var fitsDecimal: Bool { fitsDecimal(scaledByPowerOfTen: 0) }

  /// Whether `Decimal` holds the value times a power of ten exactly.
  func fitsDecimal(scaledByPowerOfTen power: Int) -> Bool {
    let exponent = isZero ? 0 : exponent + power
    return digits.count <= 38 && Int8(exactly: exponent) != nil
  }

  /// Whether so many places behind the point, as far as the number has any, are zeros.
  func hasZeros(behindPoint places: Int) -> Bool {
    digits.dropFirst(max(0, digits.count + exponent)).prefix(places).allSatisfy { $0 == 0 }
  }

  /// Whether what is left of ten to a power after taking the number away, which is from zero to that, is
  /// one that `Decimal` holds exactly as a share of it.
  ///
  /// Behind the point it has as many digits as the number itself; all of them count unless the number
  /// begins with nines, and has no more than 38 then.
  func hasComplement(ofPowerOfTen power: Int) -> Bool { isZero || power - exponent <= 38 }

  /// Whether the number without its sign is at most that power of ten.
  package func isAtMost(powerOfTen power: Int) -> Bool {
    let magnitude = digits.count + exponent
    return isZero || magnitude <= power || magnitude == power + 1 && digits == [1]
  }

  /// The JSON number that a text such as `010`, `+5` or `.5` probably means.
  static func correction(of text: String) -> String? {
    let digits = text.drop { $0 == "0" || $0 == "+" }
    let begins = digits.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    let plain = (begins ? "" : "0") + String(digits)
    return plain.utf8.count <= 40 && JSONNumber(plain) != nil ? plain : nil
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> [UInt8] {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits.map { $0 - 0x30 }
  }

  /// The exponent, 0 when there is none; nil when it is malformed. It is cut where no text is long
  /// enough to make up for it, and sums with the lengths of texts stay within `Int`.
  private static func takeExponent(_ rest: inout Substring.UTF8View) -> Int? {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return 0 }
    rest = rest.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let digits = takeDigits(&rest)
    guard !digits.isEmpty else { return nil }
    let value = digits.reduce(0) { min($0 * 10 + Int($1), 1 << (Int.bitWidth - 6)) }
    return isNegative ? -value : value
  }
}
