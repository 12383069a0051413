/// An alphabetic currency code that ISO 4217 lists.
struct CurrencyCode: Hashable, Sendable {
  /// The three letters in upper case, the first one highest.
  private let letters: UInt32

  /// How many digits the minor unit has; nil where the standard gives the code none.
  let minorDigits: Int?

  /// Reads a code in any ASCII case; nil for a text that the standard does not list.
  init?(_ bytes: JSONBytes, _ range: Range<Int>) {
    guard range.count == 3 else { return nil }
    var letters: UInt32 = 0
    var index = 0
    for offset in range {
      let letter = bytes[offset] | 0x20
      guard letter &- UInt8(ascii: "a") < 26 else { return nil }
      letters = letters << 8 | UInt32(letter & 0xDF)
      index = index * 26 + Int(letter - UInt8(ascii: "a"))
    }
    switch CurrencyTable.entries[index] {
    case CurrencyTable.unlisted: return nil
    case CurrencyTable.withoutMinorUnit: minorDigits = nil
    case let digits: minorDigits = Int(digits)
    }
    self.letters = letters
  }

  /// Reads a code in any ASCII case; nil for a text that the standard does not list.
  init?(_ text: String) {
    let code = Array(text.utf8).withBytes { CurrencyCode($0, 0..<$0.count) }
    guard let code else { return nil }
    self = code
  }

  /// The code in upper case.
  var text: String {
    let text = String(capacity: 3) { sink in
      for shift: UInt32 in [16, 8, 0] {
        sink.append(UInt8(truncatingIfNeeded: letters >> shift))
      }
      return true
    }
    return text ?? ""
  }
}
