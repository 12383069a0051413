import Testing

@testable import TicketPreview

@Suite struct KeyWordsTests {
  @Test(arguments: [
    ("endTime", ["end", "time"]), ("coupon_amount", ["coupon", "amount"]),
    ("couponVOName", ["coupon", "vo", "name"]), ("HTMLUrl2", ["html", "url"]),
    ("goodsname", ["goods", "name"]), ("expireat", ["expire", "at"]), ("$x-y.z", ["x", "y", "z"]),
    ("优惠券名称", ["优惠券", "名称"]), ("couponName名", ["coupon", "name", "名"]), ("", []), ("123", []),
  ])
  func cutsKeysIntoWords(_ key: String, _ words: [String]) {
    #expect(KeyWords(key).words == words)
  }

  @Test(
    arguments: [
      ("deadline", .end), ("expireTime", .end), ("jiezhiriqi", .end), ("jzsj", .end),
      ("截止日期", .end),
      ("discout", .discount), ("perferential", .discount), ("preferentail", .discount),
      ("youhui", .discount), ("zhekou", .fold), ("jine", .amount), ("ammount", .amount),
      ("mianzhi", .money), ("menkan", .threshold), ("treshold", .threshold), ("qouta", .threshold),
      ("minLimit", .minimum), ("mingcheng", .name), ("couponNmae", .good), ("titel", .title),
      ("isUsed", .flag), ("beginTime", .start), ("youhuiquan", .good), ("commodity", .good),
    ] as [(String, KeyWord)])
  func knowsSpellingsAndLanguages(_ key: String, _ meaning: KeyWord) {
    #expect(KeyWords(key).has(meaning))
  }

  @Test(arguments: ["formation", "random", "zzz", "platinum"])
  func takesNothingForWhatItIsNot(_ key: String) {
    #expect(KeyWords(key).meanings == [])
  }

  @Test func looksOnlyAtTheBeginningOfLongKeys() {
    #expect(KeyWords(String(repeating: "a", count: 100_000) + "Name").meanings == [])
  }

  /// A word that is cut, or that stands under another meaning, would never be found.
  @Test func everyWordOfTheVocabularyIsFound() {
    let words = KeyVocabulary.lines.flatMap(\.forms)
    #expect(words.count > 600)
    #expect(Set(words).count == words.count)
    for (meaning, forms) in KeyVocabulary.lines {
      for form in forms {
        #expect(KeyWords(form).words == [form])
        #expect(KeyWords(form).meanings == [meaning], "\(form)")
      }
    }
  }
}
