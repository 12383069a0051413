/// Writes number literals: decimal digits in groups of three from five digits on.
enum NumberLiteral {
  static func print(_ value: Int, into printer: inout CodePrinter) {
    if value < 0 { printer.write(ascii: "-") }
    let isGrouped = value.magnitude > 9_999
    printDigits(of: value.magnitude, isGrouped: isGrouped, followers: 0, into: &printer)
  }

  /// Prints the digits of a number behind which so many more stand.
  private static func printDigits(
    of value: UInt, isGrouped: Bool, followers: Int, into printer: inout CodePrinter
  ) {
    if value > 9 {
      printDigits(
        of: value / 10, isGrouped: isGrouped, followers: followers + 1, into: &printer)
    }
    printer.write(ascii: Unicode.Scalar(UInt8(0x30 + value % 10)))
    if isGrouped, followers > 0, followers % 3 == 0 { printer.write(ascii: "_") }
  }

  static func print(hexadecimal value: UInt32, digits: Int, into printer: inout CodePrinter) {
    let text = String(value, radix: 16, uppercase: true)
    printer.write("0x")
    for _ in 0..<max(0, digits - text.utf8.count) { printer.write(ascii: "0") }
    printer.write(text)
  }

  static func print(_ value: Double, into printer: inout CodePrinter) {
    // A literal has no spelling for infinities and NaN; zero is what a reader can see and correct.
    let text = value.isFinite ? value.description : "0"
    printer.write(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
