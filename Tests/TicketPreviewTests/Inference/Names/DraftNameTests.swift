import Testing

@testable import TicketPreview

@Suite struct DraftNameTests {
  @Test(
    arguments: [
      ("coupon_v2", "coupon_v2"), ("sale-price", "salePrice"), ("2nd", "_2nd"),
      ("ON SALE", "onSale"),
      ("名称", "名称"), ("满 减", "满减"), ("a.b[c]", "aBC"), ("e\u{301}x", "eX"), ("🎫", nil), ("", nil),
      ("__", nil), ("a\u{200D}b", "aB"), ("O'Neil", "oNeil"),
    ] as [(String, String?)])
  func makesIdentifiers(_ text: String, _ name: String?) {
    #expect(DraftName.identifier(text) == name)
  }

  @Test func findsFreeNames() {
    var taken: Set<String> = []
    #expect(DraftName.free("used", among: &taken) == "used")
    #expect(DraftName.free("Used", among: &taken) == "Used2")
    #expect(DraftName.free("init", among: &taken) == "initValue")
    #expect(DraftName.free("self", among: &taken) == "selfValue")
  }

  @Test(arguments: [
    "init", "self", "Self", "Type", "type", "Protocol", "protocol", "rawValue", "RawValue", "AND",
    "or", "not", "is", "now", "true", "False", "present", "absent", "unrecognized", "null",
  ])
  func findsOtherNamesForWhatMeansSomethingElse(_ name: String) {
    var taken: Set<String> = []
    #expect(DraftName.isReserved(name))
    #expect(DraftName.free(name, among: &taken) == name + "Value")
  }

  @Test(
    arguments: [
      ("promotion_code", "promotion-code"), ("CUT_TO", "cut-to"), ("1", "kind-1"),
      ("-1", "kind-minus-1"),
      ("CashVoucher", "cash-voucher"), ("_base", "base"), ("满减", "满减"), ("2nd", "kind-2nd"),
      ("!", nil),
      ("a/b", "a-b"), ("..", nil),
    ] as [(String, String?)])
  func makesFileNames(_ text: String, _ stem: String?) {
    #expect(KindNamer.stem(text) == stem)
  }
}
