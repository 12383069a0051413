import Testing

@testable import TicketKit

@Suite struct ValueLocatorTests {
  private let json = Array(
    #"{"a":{"b":1},"c":[10,[20,21],{"d":30}],"a":{"b":2,"\u0062":3},"e":null}"#.utf8)

  private func locate(_ query: String) -> (rest: String?, path: String)? {
    guard let query = SingularQuery(query) else { return nil }
    return json.withUnsafeBytes { buffer in
      let bytes = JSONBytes(buffer)
      let (start, resolved) = ValueLocator(bytes).locate(query, from: 0)
      return (start.map { bytes.text($0..<min($0 + 2, bytes.count)) }, resolved.normalized)
    }
  }

  @Test(arguments: [
    ("a.b", "3}", "$['a']['b']"), ("c[0]", "10", "$['c'][0]"), ("c[-1].d", "30", "$['c'][2]['d']"),
    ("c[1][-2]", "20", "$['c'][1][0]"), ("e", "nu", "$['e']"), ("$", "{\"", "$"),
  ])
  func theLastMemberOfANameCounts(query: String, value: String, path: String) throws {
    let found = try #require(locate(query))
    #expect(found.rest == value)
    #expect(found.path == path)
  }

  @Test(arguments: [
    ("x", "$['x']"), ("a.b.c", "$['a']['b']['c']"), ("a[0]", "$['a'][0]"), ("c[3]", "$['c'][3]"),
    ("c[-4]", "$['c'][-4]"), ("c.x", "$['c']['x']"), ("c[-2][5]", "$['c'][1][5]"),
    ("e.x", "$['e']['x']"),
  ])
  func aPathThatEntersNothingSelectsNothing(query: String, path: String) throws {
    let found = try #require(locate(query))
    #expect(found.rest == nil)
    #expect(found.path == path)
  }
}
