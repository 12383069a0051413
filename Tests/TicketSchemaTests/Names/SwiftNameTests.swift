import Testing

@testable import TicketSchema

/// The Swift identifiers that names of a schema become.
struct SwiftNameTests {
  @Test(arguments: [
    ("coupon_v2", "coupon_v2"), ("TEST_RUNNER", "TEST_RUNNER"), ("sale-price", "salePrice"),
    ("Sale-Price", "salePrice"), ("URL-path", "urlPath"), ("saleItem-price", "saleItemPrice"),
    ("HTTPServer x", "httpServerX"), ("2nd", "_2nd"), ("2nd-price", "_2ndPrice"), ("@type", "type"),
    ("a.b.c", "aBC"), ("  a  ", "a"), ("优惠券", "优惠券"), ("优惠 券", "优惠券"), ("x y", "xY"), ("🎫", "🎫"),
    ("foo:1", "foo1"), ("[asc", "asc"), ("100", "_100"), ("default", "default"), ("$ref", "ref"),
    ("a\u{200B}b", "aB"), ("a\u{202E}b", "aB"), ("naïve-x", "naïveX"), ("\u{301}a", "_\u{301}a"),
    ("__a", "__a"),
  ])
  func namesAreSplitAtWhatIdentifiersCannotHold(written: String, expected: String) {
    #expect(SwiftName.member(for: written) == expected)
  }

  @Test(arguments: ["", " ", "***", "-", "\u{200B}", ".,;"])
  func symbolsHaveNoName(written: String) {
    #expect(SwiftName.member(for: written) == nil)
  }

  @Test func namesAreInFormC() throws {
    let name = try #require(SwiftName.member(for: "cafe\u{301}"))
    #expect(Array(name.unicodeScalars) == Array("caf\u{E9}".unicodeScalars))
    let split = try #require(SwiftName.member(for: "x-e\u{301}"))
    #expect(Array(split.unicodeScalars) == Array("x\u{C9}".unicodeScalars))
  }

  @Test(arguments: [("status", "Status"), ("优惠", "优惠"), ("_2x", "_2x"), ("Status", "Status")])
  func typesBeginInUpperCase(name: String, expected: String) {
    #expect(SwiftName.capitalized(name) == expected)
  }
}
