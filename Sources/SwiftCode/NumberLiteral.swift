/// Writes number literals: decimal digits in groups of three from five digits on.
enum NumberLiteral {
  static func print(_ value: Int, into printer: inout CodePrinter) {
    if value < 0 { printer.write("-") }
    let digits = String(value.magnitude)
    guard digits.utf8.count > 4 else { return printer.write(digits) }
    var left = digits.utf8.count
    for digit in digits.unicodeScalars {
      printer.write(digit)
      left -= 1
      if left > 0, left % 3 == 0 { printer.write("_") }
    }
  }

  static func print(hexadecimal value: UInt32, digits: Int, into printer: inout CodePrinter) {
    let text = String(value, radix: 16, uppercase: true)
    printer.write("0x")
    for _ in 0..<max(0, digits - text.utf8.count) { printer.write("0") }
    printer.write(text)
  }

  static func print(_ value: Double, into printer: inout CodePrinter) {
    // A literal has no spelling for infinities and NaN; zero is what a reader can see and correct.
    let text = value.isFinite ? value.description : "0"
    printer.write(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
