import Testing

@testable import TicketSchema

/// Paths by RFC 9535, and the short form with dotted steps.
struct PathParserTests {
  @Test(arguments: [
    ("a", ["a"]), ("a.b", ["a", "b"]), ("$.a.b", ["a", "b"]), ("$['a']", ["a"]),
    ("['x y']", ["x y"]), ("[\"x y\"].z", ["x y", "z"]), ("@type", ["@type"]), ("$ref", ["$ref"]),
    ("_embedded.sale-price", ["_embedded", "sale-price"]), ("优惠.券", ["优惠", "券"]),
    ("a[ 'b' ]", ["a", "b"]), ("$['it\\'s']", ["it's"]), ("['\"']", ["\""]),
    ("[\"\\\"'\"]", ["\"'"]), ("['\\b\\f\\n\\r\\t\\/\\\\']", ["\u{8}\u{C}\n\r\t/\\"]),
    ("['\\u00e9\\uD83C\\uDFAB']", ["é🎫"]), ("['']", [""]), ("$", []), ("a{b}", ["a{b}"]),
    ("$.$.a", ["$", "a"]), ("-1", ["-1"]), ("0", ["0"]),
  ])
  func membersAreRead(text: String, names: [String]) throws {
    let path = try PathParser.parse(text).get()
    #expect(path.steps == names.map { .member($0) })
  }

  @Test(arguments: [
    ("a[0]", [0]), ("a[-1]", [-1]), ("a[10][2]", [10, 2]), ("a[9007199254740991]", [(1 << 53) - 1]),
    ("a[-9007199254740991]", [1 - (1 << 53)]),
  ])
  func indicesAreRead(text: String, indices: [Int]) throws {
    let path = try PathParser.parse(text).get()
    #expect(path.steps == [.member("a")] + indices.map { .index($0) })
  }

  /// The part of the text that the problem points at stands beside each.
  @Test(arguments: [
    ("", ""), ("a..b", ".b"), ("$..a", ".a"), ("a.", "."), ("$.", "."), ("a b", " "), ("a .b", " "),
    (" a", " "), ("a ", " "), ("a\u{3000}b", "\u{3000}"), ("a'b'", "'"), ("a]", "]"), ("*", "*"),
    ("a.*", "*"), ("a[*]", "[*]"), ("a[?@.b]", "[?@.b]"), ("a[:1]", "[:1]"), ("a[1:2]", ":2]"),
    ("a[0,1]", ",1]"), ("a['b','c']", ",'c']"), ("a[b]", "[b]"), ("a[", "["), ("a[0", "[0"),
    ("a['b'", "['b'"), ("a['b", "'b"), ("a[01]", "01"), ("a[-0]", "-0"), ("a[-]", "-"),
    ("a[9007199254740992]", "9007199254740992"),
    ("a[99999999999999999999]", "99999999999999999999"), ("['\\x']", "\\x"), ("['\\\"']", "\\\""),
    ("['\\u12']", "\\u"), ("['\\u+123']", "\\u"),
    ("['\\uD83C']", "\\uD83C"),
    ("['\\uDFAB']", "\\uDFAB"), ("['\u{1}']", ""),
    ("['\\", "'\\"), ("a[]", "[]"), ("a[0]b", "b"), (".a.b", ""),
  ])
  func problemsPointAtTheirPlace(text: String, part: String) throws {
    guard case .failure(let problem) = PathParser.parse(text) else {
      Issue.record("accepted")
      return
    }
    let bytes = Array(text.utf8)
    let found = String(decoding: bytes[problem.part.clamped(to: 0..<bytes.count)], as: UTF8.self)
    #expect(found == part || part.isEmpty, "\(problem.message)")
  }

  @Test func normalizedPathsFollowTheStandard() {
    let path = JSONPath([.member("a'b\\c\u{1F}\u{8}\n"), .index(-1), .member("优惠")])
    #expect(path.normalized == "$['a\\'b\\\\c\\u001f\\b\\n'][-1]['优惠']")
    #expect(JSONPath([]).normalized == "$")
  }
}
