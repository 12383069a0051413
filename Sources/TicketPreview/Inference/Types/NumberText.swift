/// A text that is one JSON number.
struct NumberText {
  /// Whether the number is no whole one, or is written like an amount: `59.00`.
  let isFraction: Bool

  /// The number as far as a `Double` holds it; nil where it does not.
  let value: Double?

  /// Longer numbers are names, not amounts.
  private static let longest = 60

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (1...Self.longest).contains(bytes.count) else { return nil }
    var at = bytes[0] == UInt8(ascii: "-") ? 1 : 0
    func digits() -> Int {
      let start = at
      while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
      return at - start
    }
    let first = at
    let integerCount = digits()
    guard integerCount == 1 || integerCount > 1 && bytes[first] != 0x30 else { return nil }
    var isFraction = false
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      let start = at
      let count = digits()
      guard count > 0 else { return nil }
      isFraction = count >= 2 || bytes[start] != 0x30
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      guard digits() > 0 else { return nil }
    }
    guard at == bytes.count else { return nil }
    self.isFraction = isFraction
    value = Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
