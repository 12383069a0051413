/// Reads a whole response in one pass: finds the rows and the discriminator, and indexes the rows.
///
/// The rows are indexed as soon as they are met, if their kind is known by then. Rows that stand
/// before the response's discriminator, or around it, are checked first and indexed at the end.
struct ResponseIndexer: PathVisitor {
  private let scanner: JSONScanner
  private let contents: TicketLayout.Contents
  private(set) var rows: RowIndexer

  /// Where the rows' value and the response's discriminator begin.
  private(set) var itemsStart: Int?
  private(set) var discriminatorStart: Int?
  private var itemsDepth = 0
  private var itemsEnd = 0

  /// What the rows were indexed as.
  private var indexedAs: RowKind?

  init(
    _ bytes: JSONBytes, _ contents: TicketLayout.Contents, _ options: RowIndexer.Options
  ) {
    scanner = JSONScanner(bytes: bytes)
    self.contents = contents
    rows = RowIndexer(scanner, contents, options)
  }

  /// Reads the response.
  mutating func read() throws(JSONFault) {
    let start = try scanner.textStart()
    let walk = PathWalk(scanner, contents.envelope.trie)
    try scanner.expectEnd(walk.enter(0, at: start, depth: 0, &self))
    guard let itemsStart else { return }
    let kind = rowKind
    if indexedAs != kind {
      rows.reset()
      itemsEnd = try rows.items(at: itemsStart, depth: itemsDepth, kind)
      indexedAs = kind
    }
  }

  /// Where the rows stand; nil when they are missing or a scalar.
  var itemsRange: Range<Int>? {
    guard let itemsStart else { return nil }
    switch JSONToken(scanner.bytes, at: itemsStart) {
    case .array, .object, .null: return itemsStart..<itemsEnd
    case .string, .number, .bool: return nil
    }
  }

  /// What is known of the rows' kind by now.
  private var rowKind: RowKind {
    contents.rows(scanner.bytes, responseDiscriminator: discriminatorStart)
  }

  mutating func leaf(
    _ slot: Int, at start: Int, depth: Int, _ scanner: JSONScanner
  ) throws(JSONFault) -> Int {
    pass(slot, at: start, depth: depth)
    let isKindDue = contents.envelope.discriminatorSlot != nil && discriminatorStart == nil
    guard slot == contents.envelope.itemsSlot, !isKindDue else {
      return try scanner.skipValue(start, depth: depth)
    }
    rows.reset()
    let kind = rowKind
    itemsEnd = try rows.items(at: start, depth: depth, kind)
    indexedAs = kind
    return itemsEnd
  }

  mutating func pass(_ slot: Int, at start: Int, depth: Int) {
    if slot == contents.envelope.itemsSlot {
      itemsStart = start
      itemsDepth = depth
      indexedAs = nil
    }
    if slot == contents.envelope.discriminatorSlot { discriminatorStart = start }
  }

  mutating func forget(_ node: Int, _ slots: [Int]) {
    if slots.contains(contents.envelope.itemsSlot) {
      itemsStart = nil
      indexedAs = nil
    }
    if let slot = contents.envelope.discriminatorSlot, slots.contains(slot) {
      discriminatorStart = nil
    }
  }
}
