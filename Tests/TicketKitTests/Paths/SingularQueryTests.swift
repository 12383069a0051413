import Testing

@testable import TicketKit

@Suite struct SingularQueryTests {
  @Test(arguments: [
    ("$", "$"), ("$.a", "$['a']"), ("$['a']", "$['a']"), ("$[\"a\"]", "$['a']"), ("a", "$['a']"),
    ("a.b", "$['a']['b']"), ("data[0].x", "$['data'][0]['x']"), ("$[-1]", "$[-1]"),
    ("[3]", "$[3]"), ("_embedded.sale-price", "$['_embedded']['sale-price']"),
    ("@type", "$['@type']"), ("['x y']", "$['x y']"), ("$['满']", "$['满']"), ("$a", "$['$a']"),
    ("$['it\\'s']", "$['it\\'s']"), ("$[\"it's\"]", "$['it\\'s']"), ("$['']", "$['']"),
    ("$['a\\u000bb']", "$['a\\u000bb']"), ("$['\\n\\\\']", "$['\\n\\\\']"),
    ("$['\\ud83c\\udfab']", "$['🎫']"), ("$['\\ufffd']", "$['\u{FFFD}']"),
    ("$['.[]']", "$['.[]']"), ("$['a'].b[0]['c']", "$['a']['b'][0]['c']"),
  ])
  func aQueryIsReadAndNormalized(text: String, normalized: String) throws {
    #expect(try #require(SingularQuery(text)).normalized == normalized)
    #expect(SingularQuery(normalized) == SingularQuery(text))
  }

  @Test(arguments: [
    "", ".", "$.", "$..a", "a.", "a..b", "$['a'", "$['a", "$[", "$[]", "$[01]", "$[+1]", "$[-0]",
    "$[1.0]", "$[ 1]", "$['a']b", "a b", "a'b", "$[*]", "$[0:1]", "$['a','b']", "$['\\x']",
    "$['\\ud800']", "$['\\\"']", "$[\"\\'\"]", "$['a\nb']", "$[99999999999999999999]", "$ .a",
  ])
  func whatIsNoSingularQueryIsRefused(text: String) {
    #expect(SingularQuery(text) == nil)
  }
}
