/// Rows of ten keys, of which tickets show five.
struct CouponRows {
  private var random: SeededGenerator
  private let alphabet: Alphabet
  private let textScale: Int

  /// Whether texts have different lengths, and a key is missing in some rows.
  private let varies: Bool

  init(seed: UInt64, alphabet: Alphabet = .chinese, textScale: Int = 1, varies: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.alphabet = alphabet
    self.textScale = textScale
    self.varies = varies
  }

  /// The next row.
  ///
  /// - Parameter suffix: What stands behind each key.
  mutating func next(_ row: Int, suffix: String = "") -> String {
    let cents = Int.random(in: 1..<100_000, using: &random)
    let shop = varies && Bool.random(using: &random) ? "" : "\"shopName\(suffix)\":\"\(text(10))\","
    return """
      {"ticketId\(suffix)":"T2026\(1_000_000 + row)","goodName\(suffix)":"\(text(14))",\
      "overdue\(suffix)":\(Bool.random(using: &random)),\
      "ticketMoney\(suffix)":\(cents / 100).\(10 + cents % 90),\
      "minLimitMoney\(suffix)":\(Int.random(in: 1..<50, using: &random) * 10),\
      "deadline\(suffix)":"2026-12-\(10 + Int.random(in: 0..<20, using: &random)) 23:59:59",\
      \(shop)"description\(suffix)":"\(text(26))",\
      "status\(suffix)":\(Int.random(in: 0..<3, using: &random)),\
      "updatedAt\(suffix)":\(1_795_795_200 + row)}
      """
  }

  private mutating func text(_ length: Int) -> String {
    let length = varies ? Int.random(in: 1...length * 2, using: &random) : length
    return alphabet.text(length * textScale, &random)
  }
}
