/// What `¤` and `¤¤` stand for in a number pattern, in UTF-8.
struct CurrencySigns {
  let symbol: [UInt8]
  let code: [UInt8]
}

extension NumberPattern.Affixes {
  /// A byte that no UTF-8 text has, for `¤`: the currency's symbol.
  static let symbolMark: UInt8 = 0xFF

  /// A byte that no UTF-8 text has, for `¤¤`: the currency's code.
  static let codeMark: UInt8 = 0xFE

  /// The texts with a currency's signs in their places; without a currency `¤` stands for itself.
  func filled(with signs: CurrencySigns?) -> NumberPattern.Affixes {
    NumberPattern.Affixes(
      prefix: Self.filled(prefix, signs), suffix: Self.filled(suffix, signs))
  }

  private static func filled(_ text: [UInt8], _ signs: CurrencySigns?) -> [UInt8] {
    guard text.contains(where: { $0 >= codeMark }) else { return text }
    return text.flatMap { byte in
      switch byte {
      case symbolMark: signs?.symbol ?? Array("¤".utf8)
      case codeMark: signs?.code ?? Array("¤¤".utf8)
      default: [byte]
      }
    }
  }
}
