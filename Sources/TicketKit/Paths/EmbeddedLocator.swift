/// Finds a single value of a row, also in texts that strings of the row hold.
struct EmbeddedLocator {
  /// Where a query led.
  struct Location {
    /// The steps with indices from the end made plain, as far as they select something.
    var steps: [SingularQuery.Step] = []

    /// Where the value begins in `text`, or nil.
    var start: Int?

    /// The last text that was entered; nil: the response itself.
    var text: [UInt8]?

    /// Whether the steps end at a string that should hold JSON text, and does not.
    var isMalformed = false
  }

  private let bytes: JSONBytes
  private let embedded: [SingularQuery]

  init(_ bytes: JSONBytes, _ embedded: [SingularQuery]) {
    self.bytes = bytes
    self.embedded = embedded
  }

  /// Follows a query from the row that begins at an offset.
  func locate(_ query: SingularQuery, from row: Int) -> Location {
    var location = Location(start: row)
    var known = 0
    for end in query.textEnds(embedded) + [query.steps.count] {
      follow(Array(query.steps[known..<end]), &location)
      known = end
      guard end < query.steps.count, location.start != nil else { continue }
      enter(&location)
      if location.isMalformed { break }
    }
    return location
  }

  /// Calls `body` with the bytes in which a location stands.
  func withBytes<Result>(_ location: Location, _ body: (JSONBytes) -> Result) -> Result {
    guard let text = location.text else { return body(bytes) }
    return text.withBytes(body)
  }

  private func follow(_ steps: [SingularQuery.Step], _ location: inout Location) {
    guard let start = location.start else {
      location.steps += steps
      return
    }
    let (found, query) = withBytes(location) {
      ValueLocator($0).locate(SingularQuery(steps), from: start)
    }
    location.start = found
    location.steps += query.steps
  }

  /// Goes on in the text that the string at a location holds.
  private func enter(_ location: inout Location) {
    guard let start = location.start else { return }
    let text: [UInt8]? = withBytes(location) { bytes in
      guard case .string(let string) = JSONToken(bytes, at: start) else { return nil }
      var text: [UInt8] = []
      string.append(bytes, to: &text)
      return text
    }
    guard let text else { return }
    let first: Int? = text.withBytes { bytes in
      let scanner = JSONScanner(bytes: bytes)
      let first = scanner.textStart(from: 0)
      guard let end = try? scanner.skipValue(first, depth: 0), (try? scanner.expectEnd(end)) != nil
      else { return nil }
      return first
    }
    if let first {
      location.text = text
      location.start = first
    } else if text.isEmpty {
      location.start = nil
    } else {
      location.isMalformed = true
    }
  }
}
