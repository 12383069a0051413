/// The JSON texts in strings of rows: decoded one behind the other, checked, and searched.
///
/// They take at most as many bytes as the strings that hold them, once per level of nesting, and the
/// schema names the levels.
struct EmbeddedTexts {
  private let bytes: JSONBytes

  /// All texts so far.
  private(set) var utf8: [UInt8] = []

  /// The row whose texts were read last, by its offset; for which kinds; and how many bytes there
  /// were before.
  private var readRow = -1
  private var readLayout: EmbeddedLayout?
  private var rowCount = 0

  /// Per text of the row what became of it.
  private var found: [Found] = []

  /// What became of a text.
  private enum Found {
    /// There is none: nothing stands there, or nothing that a query could enter.
    case nothing

    /// Where the values begin by slot, or 0.
    case values([Int])

    /// The string at an offset holds something else.
    case malformed(at: Int)
  }

  /// Members of the row's texts that no query asks for.
  private(set) var unread: [UnreadKey] = []
  private let notesUnread: Bool

  /// A member of a text, by the content of its name and its object's node in the text's trie.
  struct UnreadKey {
    let text: Int
    let node: Int

    /// Counted as the document's offsets are.
    let name: Range<Int>
  }

  /// - Parameter notesUnread: Whether members that no query asks for are noted.
  init(_ bytes: JSONBytes, notesUnread: Bool = false) {
    self.bytes = bytes
    self.notesUnread = notesUnread
  }

  /// Calls `body` with the response and the texts.
  func withText<Result>(_ body: (DocumentText) -> Result) -> Result {
    utf8.withBytes { body(DocumentText(bytes, inner: $0)) }
  }

  /// Searches the texts of the row that begins at an offset, unless that was done.
  mutating func read(
    _ layout: EmbeddedLayout, row: Int, _ recorder: SlotRecorder
  ) throws(JSONFault) {
    if row != readRow {
      readRow = row
      rowCount = utf8.count
    } else if layout === readLayout {
      return
    } else {
      utf8.removeSubrange(rowCount...)
    }
    readLayout = layout
    found.removeAll(keepingCapacity: true)
    unread.removeAll(keepingCapacity: true)
    for text in layout.texts {
      let place = text.parent.map { value($0, text.slot) } ?? FieldPlace(recorder[text.slot])
      switch place {
      case .absent: found.append(.nothing)
      case .malformed(let start): found.append(.malformed(at: start))
      case .value(let start): found.append(try search(text.trie, at: start))
      }
    }
  }

  /// Where the value of a slot stands, be it in the row or in a text that was read.
  func place(_ slot: Int, _ layout: EmbeddedLayout?, _ recorder: SlotRecorder) -> FieldPlace {
    guard slot < 0 else { return FieldPlace(recorder[slot]) }
    guard let place = layout?.places[~slot] else { return .absent }
    return value(place.text, place.slot)
  }

  /// Whether a value that is not null stands at a slot.
  func isThere(_ slot: Int, _ layout: EmbeddedLayout, _ recorder: SlotRecorder) -> Bool {
    guard case .value(let start) = place(slot, layout, recorder) else { return false }
    return withText { $0.token(at: start).token != .null }
  }

  /// Forgets the texts of a row, unless its kind needs them.
  mutating func keep(_ layout: EmbeddedLayout?, row: Int) {
    guard row == readRow, layout !== readLayout else { return }
    utf8.removeSubrange(rowCount...)
    readRow = -1
  }

  private func value(_ text: Int, _ slot: Int) -> FieldPlace {
    switch found[text] {
    case .nothing: .absent
    case .malformed(let start): .malformed(start)
    case .values(let starts): starts[slot] > 0 ? .value(starts[slot]) : .absent
    }
  }

  /// Searches the text in a string; an object or array in its place is entered as it is.
  private mutating func search(_ trie: PathTrie, at start: Int) throws(JSONFault) -> Found {
    let (token, source) = withText { $0.token(at: start) }
    var offset = start < bytes.count ? 0 : bytes.count
    var first = start - offset
    switch token {
    case .object, .array:
      break
    case .string(let string):
      guard !string.content.isEmpty else { return .nothing }
      guard bytes.count + utf8.count + string.content.count < Int(UInt32.max) else {
        throw JSONFault(reason: .size, offset: min(start, bytes.count))
      }
      offset = bytes.count
      first = utf8.count
      append(string, of: source, isInner: start >= bytes.count)
    case .number, .bool, .null:
      return .nothing
    }
    let isString = token != .object && token != .array
    var visitor = TextVisitor(
      slotCount: trie.slotCount, offset: offset, notesUnread: notesUnread)
    let isRead = withText { text in
      let scanner = JSONScanner(bytes: offset == 0 ? text.bytes : text.inner)
      do throws(JSONFault) {
        let end = try PathWalk(scanner, trie)
          .enter(0, at: scanner.textStart(from: first), depth: 0, &visitor)
        if isString { try scanner.expectEnd(end) }
        return true
      } catch {
        return false
      }
    }
    guard isRead else {
      if isString { utf8.removeSubrange(first...) }
      return .malformed(at: start)
    }
    for key in visitor.unread {
      unread.append(UnreadKey(text: found.count, node: key.node, name: key.name))
    }
    return .values(visitor.starts)
  }

  private mutating func append(_ string: JSONString, of source: JSONBytes, isInner: Bool) {
    guard isInner else { return string.append(source, to: &utf8) }
    // The string stands in the texts themselves, which move when they grow.
    var text: [UInt8] = []
    text.reserveCapacity(string.content.count)
    utf8.withBytes { string.append($0, to: &text) }
    utf8 += text
  }
}

/// Where the value that a query asks for stands.
enum FieldPlace: Equatable {
  /// Nowhere.
  case absent

  /// At an offset of the document.
  case value(Int)

  /// In a text that cannot be read: the string at an offset does not hold JSON.
  case malformed(Int)

  /// The value at an offset, if there is one.
  init(_ start: Int?) {
    self = start.map { .value($0) } ?? .absent
  }
}

/// Notes where the values of one text begin, by slot.
private struct TextVisitor: PathVisitor {
  private(set) var starts: [Int]
  private(set) var unread: [(node: Int, name: Range<Int>)] = []

  /// What offsets of the text count from.
  private let offset: Int
  private let notesUnread: Bool

  init(slotCount: Int, offset: Int, notesUnread: Bool) {
    starts = Array(repeating: 0, count: slotCount)
    self.offset = offset
    self.notesUnread = notesUnread
  }

  mutating func leaf(
    _ slot: Int, at start: Int, depth: Int, _ scanner: JSONScanner
  ) throws(JSONFault) -> Int {
    if slot >= 0 { pass(slot, at: start, depth: depth) }
    return try scanner.skipValue(start, depth: depth)
  }

  mutating func pass(_ slot: Int, at start: Int, depth: Int) {
    starts[slot] = start + offset
  }

  mutating func forget(_ node: Int, _ slots: [Int]) {
    for slot in slots { starts[slot] = 0 }
  }

  mutating func overlook(_ name: Range<Int>, of node: Int) {
    guard notesUnread else { return }
    unread.append((node, name.lowerBound + offset..<name.upperBound + offset))
  }
}
