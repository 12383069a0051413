/// Reads the rows of a response into an offset table.
struct RowIndexer {
  private let scanner: JSONScanner
  private let contents: TicketLayout.Contents
  private let options: Options

  private var writer: RowWriter

  /// How rows are read, whatever they hold.
  struct Options {
    /// Whether a cancelled task ends the work.
    var isCancellable = false

    /// How many gaps are remembered at most.
    var memoryLimit = RowMemory.defaultLimit
  }

  init(_ scanner: JSONScanner, _ contents: TicketLayout.Contents, _ options: Options) {
    self.scanner = scanner
    self.contents = contents
    self.options = options
    writer = RowWriter(scanner.bytes)
  }

  private var bytes: JSONBytes { scanner.bytes }

  var table: OffsetTable { writer.table }
  var issues: [IssueEntry] { writer.issues }
  var rowCount: Int { writer.rowCount }

  /// The texts in strings that paths went on through, as UTF-8.
  var embeddedText: [UInt8] { writer.texts.utf8 }

  /// How many rows were not dropped.
  var ticketCount: Int { writer.rowCount - writer.droppedCount }

  /// Forgets all rows.
  mutating func reset() {
    writer = RowWriter(bytes)
  }

  /// Reads the value in which the rows stand, and returns the offset behind it.
  ///
  /// An array's elements are rows, an object is one row; anything else has none.
  mutating func items(at start: Int, depth: Int, _ kind: RowKind) throws(JSONFault) -> Int {
    switch bytes.byteOrZero(at: start) {
    case JSONByte.openBrace:
      var finder = finder(kind, depth: depth, crossesRows: false)
      return try rows(from: start, depth: depth, kind, &finder)
    case JSONByte.openBracket:
      break
    default:
      return try scanner.skipValue(start, depth: depth)
    }
    guard depth < JSONScanner.deepestNesting else { throw scanner.fault(.nesting, at: start) }
    var finder = finder(kind, depth: depth + 1, crossesRows: true)
    var at = scanner.skipSpace(start + 1)
    if bytes.byteOrZero(at: at) == JSONByte.closeBracket { return at + 1 }
    while true {
      at = scanner.skipSpace(try rows(from: at, depth: depth + 1, kind, &finder))
      let byte = bytes.byteOrZero(at: at)
      if byte == JSONByte.closeBracket { return at + 1 }
      guard byte == JSONByte.comma else { throw scanner.fault(.commaOrBracket, at: at) }
      at = scanner.skipSpace(at + 1)
    }
  }

  private func finder(_ kind: RowKind, depth: Int, crossesRows: Bool) -> RowFinder {
    var layout = contents.rows
    var matcher: KindMatcher?
    switch kind {
    case .known(let kind): layout = contents.kinds[kind].rows
    case .perRow(let code, let start): matcher = KindMatcher(contents, code, start: start)
    case .none: break
    }
    return RowFinder(
      scanner, layout, matcher, depth: depth, crossesRows: crossesRows, options)
  }

  /// Reads a row, or several, and returns the offset behind the last one.
  private mutating func rows(
    from start: Int, depth: Int, _ kind: RowKind, _ finder: inout RowFinder
  ) throws(JSONFault) -> Int {
    if case .none(let code, let discriminator) = kind {
      try options.checkCancellation(at: start)
      let end = try scanner.skipValue(start, depth: depth)
      writer.drop(start, .discriminator, code, valueStart: discriminator)
      return end
    }
    guard bytes.byteOrZero(at: start) == JSONByte.openBrace else {
      try options.checkCancellation(at: start)
      let end = try scanner.skipValue(start, depth: depth)
      writer.drop(start, .row, .notAnObject)
      return end
    }
    return try finder.rows(from: start, &writer)
  }
}

extension RowIndexer.Options {
  /// Throws when the task was cancelled.
  func checkCancellation(at start: Int) throws(JSONFault) {
    if isCancellable, Task.isCancelled { throw JSONFault(reason: .cancelled, offset: start) }
  }
}
