/// What texts are made of.
struct Alphabet {
  private let pieces: [String]

  static let chinese = Alphabet(
    "满减优惠券全场通用新人专享饮品兑换截止日期限时折扣商品门店周末会员积分".map(String.init))
  static let english = Alphabet("abcdefghijklmnopqrstuvwxyz     ".map(String.init))
  static let escapes = Alphabet(
    ["满", "\\u6ee1", "\\n", "\\\"", "减", "\\\\", "a", "\\ud83c\\udfab"])

  private init(_ pieces: [String]) {
    self.pieces = pieces
  }

  /// A text of some pieces.
  func text(_ length: Int, _ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<length { text += pieces[Int.random(in: 0..<pieces.count, using: &random)] }
    return text
  }
}
