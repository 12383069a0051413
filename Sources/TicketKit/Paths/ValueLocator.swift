/// Finds single values in a checked JSON text, when somebody asks.
struct ValueLocator {
  private let bytes: JSONBytes

  /// A long value that need not be read unless the query enters it.
  private let skipped: Range<Int>?

  init(_ bytes: JSONBytes, skipping skipped: Range<Int>? = nil) {
    self.bytes = bytes
    self.skipped = skipped
  }

  /// Follows a query from the value that begins at an offset.
  ///
  /// - Returns: Where the value begins, nil when there is none; and the query with its indices from
  ///   the end made plain, as far as it selects something.
  func locate(_ query: SingularQuery, from start: Int) -> (start: Int?, query: SingularQuery) {
    var at: Int? = start
    var steps = query.steps
    for (number, step) in steps.enumerated() {
      guard let value = at else { break }
      switch step {
      case .member(let name):
        at = member(name, of: value)
      case .index(let index):
        let (position, element) = self.element(index, of: value)
        at = element
        steps[number] = .index(position)
      }
    }
    return (at, SingularQuery(steps))
  }

  private var scanner: JSONScanner { JSONScanner(bytes: bytes) }

  /// The value of the last member of a name.
  private func member(_ name: [UInt8], of start: Int) -> Int? {
    var found: Int?
    forEachMember(of: start) { key, value in
      if key.withText(bytes, { $0.isEqual($1, to: name) }) { found = value }
      return true
    }
    return found
  }

  /// An element by its index, and that index counted from the start.
  private func element(_ index: Int, of start: Int) -> (index: Int, start: Int?) {
    var position = index
    if index < 0 {
      forEachElement(of: start) { _ in
        position += 1
        return true
      }
    }
    var found: Int?
    var number = 0
    forEachElement(of: start) { element in
      if number == position { found = element }
      number += 1
      return found == nil
    }
    return (found == nil ? index : position, found)
  }

  /// Visits the members of an object, with where their values begin, until `body` returns false.
  func forEachMember(of start: Int, _ body: (JSONString, Int) -> Bool) {
    guard bytes.byteOrZero(at: start) == JSONByte.openBrace else { return }
    var at = scanner.skipSpace(start + 1)
    while bytes.byteOrZero(at: at) == JSONByte.quote {
      guard let value = try? scanner.skipName(at), body(JSONString(bytes, at: at), value),
        let next = next(after: value)
      else { return }
      at = next
    }
  }

  /// Visits where the elements of an array begin, until `body` returns false.
  func forEachElement(of start: Int, _ body: (Int) -> Bool) {
    guard bytes.byteOrZero(at: start) == JSONByte.openBracket else { return }
    var at = scanner.skipSpace(start + 1)
    while bytes.byteOrZero(at: at) != JSONByte.closeBracket {
      guard body(at), let next = next(after: at) else { return }
      at = next
    }
  }

  /// Where the next member or element begins; nil behind the last one.
  private func next(after start: Int) -> Int? {
    let end =
      if let skipped, skipped.lowerBound == start {
        skipped.upperBound
      } else {
        try? scanner.skipValue(start, depth: 0)
      }
    guard let end else { return nil }
    let comma = scanner.skipSpace(end)
    guard bytes.byteOrZero(at: comma) == JSONByte.comma else { return nil }
    return scanner.skipSpace(comma + 1)
  }
}
