import Foundation

/// Makes the batch of one response with the kinds of some modules.
struct ResponseReader {
  /// The kinds of all modules.
  let contents: TicketLayout.Contents
  let modules: [KindModule]
  let context: TicketContext

  /// Whether a cancelled task ends the work with a `CancellationError`.
  let isCancellable: Bool

  /// Reads a response and makes its tickets.
  func batch(of json: Data) throws -> TicketBatch {
    let owner = DocumentBytes(json)
    var indexer = ResponseIndexer(
      owner.bytes, contents, RowIndexer.Options(isCancellable: isCancellable))
    do {
      try indexer.read()
    } catch  where error.reason == .cancelled {
      throw CancellationError()
    } catch {
      throw TicketDecodingError(error, in: owner.bytes)
    }
    let items = try indexer.itemsRange ?? noRows(owner.bytes, indexer.itemsStart)

    let document = TicketDocument(
      owner, embedded: indexer.rows.embeddedText, layout: modules[0].layout, contents: contents,
      context: context, table: indexer.rows.table.finished(), itemsPath: itemsPath(owner.bytes),
      hasNumberedRows: owner.bytes[items.lowerBound] == JSONByte.openBracket)
    let rows = indexer.rows
    var issues = indexer.rows.issues
    var maker = TicketMaker(document, modules, now: context.now())
    let tickets = try maker.tickets(
      rowCount: rows.rowCount, ticketCount: rows.ticketCount, isCancellable: isCancellable)
    if !maker.unclaimed.isEmpty { issues = merge(issues, maker.unclaimed) }
    return TicketBatch(
      tickets: tickets, issues: issues.map { TicketIssue(document, $0) }, document: document,
      items: items)
  }

  /// Both lists in the order of their rows.
  private func merge(_ first: [IssueEntry], _ second: [IssueEntry]) -> [IssueEntry] {
    var merged: [IssueEntry] = []
    var rest = second[...]
    for entry in first {
      while let next = rest.first, next.row < entry.row { merged.append(rest.removeFirst()) }
      merged.append(entry)
    }
    return merged + rest
  }

  /// The rows' path with its indices from the end made plain.
  func itemsPath(_ bytes: JSONBytes) -> SingularQuery {
    let query = contents.envelope.items
    let countsFromEnd = query.steps.contains { step in
      if case .index(let index) = step { index < 0 } else { false }
    }
    guard countsFromEnd, let root = try? JSONScanner(bytes: bytes).textStart() else {
      return query
    }
    return ValueLocator(bytes).locate(query, from: root).query
  }

  /// Throws that there are no rows, or only a scalar in their place.
  func noRows(_ bytes: JSONBytes, _ start: Int?) throws -> Range<Int> {
    let root = try JSONScanner(bytes: bytes).textStart()
    throw TicketDecodingError.noRows(
      path: itemsPath(bytes).normalized,
      found: start.map { JSONToken(bytes, at: $0).summary(bytes) } ?? "nothing",
      members: TicketDecodingError.RootMember.members(bytes, root))
  }
}
