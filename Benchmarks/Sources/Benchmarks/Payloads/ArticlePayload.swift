import Foundation

/// Responses of the three kinds that a screen with coupons, discounts and vouchers shows.
enum ArticlePayload {
  /// Discounts, whose end is a date.
  static func discounts(_ count: Int) -> Data {
    var random = SeededGenerator(seed: 9)
    return Payload.response(type: 12, count: count) { row in
      """
      {"discountId":\(row),"productName":"\(Alphabet.chinese.text(9, &random))",\
      "isExpired":\(Int.random(in: 0...1, using: &random)),\
      "discount":"\(Int.random(in: 1..<10, using: &random)).\(Int.random(in: 1..<10, using: &random))",\
      "useRule":"\(Alphabet.chinese.text(18, &random))",\
      "endDate":"2026-12-\(10 + Int.random(in: 0..<20, using: &random)) 23:59:59"}
      """
    }
  }

  /// Vouchers, whose identity is nested and whose shop may be null.
  static func vouchers(_ count: Int) -> Data {
    var random = SeededGenerator(seed: 10)
    return Payload.response(type: 13, count: count) { row in
      let shop =
        Bool.random(using: &random) ? "\"\(Alphabet.chinese.text(8, &random))\"" : "null"
      return """
        {"voucher":{"id":"V\(row)","name":"\(Alphabet.chinese.text(12, &random))"},\
        "state":\(Int.random(in: 0..<3, using: &random)),"shopName":\(shop),\
        "validUntil":\(1_798_732_799 + row)}
        """
    }
  }
}
