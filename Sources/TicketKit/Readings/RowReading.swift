import Foundation

/// One row of a response with the reading of each of its fields.
///
/// It is one object for all rows of a response, so that a row costs no memory of its own: what it
/// says holds while the row is visited.
package final class RowReading {
  /// The number of the row in the response, counted from 0.
  package private(set) var row = 0

  /// The row's kind by its number in the layout; nil where none claims the row.
  package private(set) var kind: Int?

  /// The fields' readings in the order of the schema; none where no kind claims the row.
  package private(set) var fields: [FieldReading] = []

  private unowned let response: ResponseReadings
  private var issueRange = 0..<0
  private var start = 0
  private var texts: EmbeddedTexts

  /// Per kind the visitor of its rows, made for the first of them.
  private var visitors: [ReadingVisitor?]

  init(_ response: ResponseReadings) {
    self.response = response
    texts = EmbeddedTexts(response.bytes, notesUnread: true)
    visitors = Array(repeating: nil, count: response.layout.kinds.count)
  }

  func read(_ row: Int, at start: Int, kind: Int?, issues: Range<Int>) {
    self.row = row
    self.start = start
    self.kind = kind
    issueRange = issues
    fields.removeAll(keepingCapacity: true)
    guard let kind else { return }
    let rows = response.layout.kinds[kind].rows
    var visitor = visitors[kind] ?? ReadingVisitor(rows.trie)
    visitors[kind] = nil
    visitor.begin(at: start)
    // The row was checked when the response was read.
    _ = try? PathWalk(JSONScanner(bytes: response.bytes), rows.trie)
      .enter(0, at: start, depth: 0, &visitor)
    if let embedded = rows.kinds[0].embedded {
      texts = EmbeddedTexts(response.bytes, notesUnread: true)
      try? texts.read(embedded, row: start, visitor.recorder)
    }
    for (field, slots) in zip(rows.kinds[0].fields, rows.kinds[0].slots) {
      fields.append(
        texts.withText { text in
          FieldReading(field, text) {
            texts.place(slots[$0], rows.kinds[0].embedded, visitor.recorder)
          }
        })
    }
    visitors[kind] = visitor
  }
}

extension RowReading {
  /// What is wrong with the row, in the order of the schema.
  package var issues: [TicketIssue] {
    response.issues[issueRange].map { TicketIssue(response.document, $0) }
  }

  /// What is wrong with one of the row's fields.
  package func issue(field: Int) -> TicketIssue? {
    let entry = response.issues[issueRange].first { entry in
      guard case .field(let number, _, _) = entry.subject else { return false }
      return Int(number) == field
    }
    return entry.map { TicketIssue(response.document, $0) }
  }

  /// The codes of what is wrong with the row, and whether it gives no ticket.
  package func forEachIssue(_ body: (TicketIssue.Code, _ dropsRow: Bool) -> Void) {
    for issue in response.issues[issueRange] { body(issue.code, issue.dropsRow) }
  }

  /// The discriminator of a row that no kind claims, cut to 40 characters; nil where there is none.
  package var unclaimedDiscriminator: String? {
    guard let issue = response.issues[issueRange].first, issue.subject == .discriminator,
      issue.valueStart > 0
    else { return nil }
    return JSONToken(response.bytes, at: Int(issue.valueStart)).string(response.bytes)?
      .clipped(to: 40)
  }

  /// Visits the members that nobody reads: the number of their object, whose path `ReadingLayout`
  /// knows, and their name, cut to 100 characters.
  package func forEachUnreadKey(_ body: (_ object: Int, _ name: String) -> Void) {
    guard let kind, let visitor = visitors[kind] else { return }
    for key in visitor.unread {
      let string = JSONString(response.bytes, at: key.name.lowerBound - 1)
      body(key.node, string.text(response.bytes).clipped(to: 100))
    }
    guard response.layout.kinds[kind].rows.kinds[0].embedded != nil else { return }
    let starts = response.layout.kinds[kind].textStarts
    for key in texts.unread {
      let name = texts.withText { text in
        let (bytes, start) = text.place(key.name.lowerBound)
        return JSONString(bytes, at: start - 1).text(bytes)
      }
      body(starts[key.text] + key.node, name.clipped(to: 100))
    }
  }

  /// The normalized path, from the response's root, of a field's alternate; for the number of
  /// alternates, that of its currency.
  package func path(field: Int, alternate: Int) -> String {
    guard let kind else { return "$" }
    return response.document.path(
      of: IssueEntry(
        row: UInt32(truncatingIfNeeded: row), rowStart: UInt32(truncatingIfNeeded: start),
        valueStart: 0,
        subject: .field(
          UInt32(truncatingIfNeeded: field), kind: UInt32(truncatingIfNeeded: kind),
          alternate: UInt32(truncatingIfNeeded: alternate)),
        code: .missing, dropsRow: false))
  }

  /// The JSON text at a field's alternate as it was sent, in a text with its escapes decoded; nil
  /// where nothing stands.
  package func json(field: Int, alternate: Int) -> Data? {
    guard let kind else { return nil }
    let layout = response.layout.contents.kinds[kind]
    let locator = EmbeddedLocator(response.bytes, layout.embedded)
    let location = locator.locate(layout.fields[field].allQueries[alternate], from: start)
    guard let start = location.start else { return nil }
    return locator.withBytes(location) { bytes -> Data? in
      guard let end = try? JSONScanner(bytes: bytes).skipValue(start, depth: 0) else { return nil }
      return bytes.data(start..<end)
    }
  }
}
