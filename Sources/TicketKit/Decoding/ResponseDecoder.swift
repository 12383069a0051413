import Foundation

/// Makes the batch of one response.
struct ResponseDecoder {
  let layout: TicketLayout
  let context: TicketContext

  /// Whether a cancelled task ends the work with a `CancellationError`.
  let isCancellable: Bool

  /// Reads a response and makes its tickets.
  func batch(
    of json: Data, makeTicket: (TicketRecord) -> (any TicketModel)?
  ) throws -> TicketBatch {
    let contents = try layout.contents.get()
    let owner = DocumentBytes(json)
    var indexer = ResponseIndexer(owner.bytes, contents, isCancellable: isCancellable)
    do {
      try indexer.read()
    } catch  where error.reason == .cancelled {
      throw CancellationError()
    } catch {
      throw TicketDecodingError(error, in: owner.bytes)
    }
    let items = try indexer.itemsRange ?? noRows(owner.bytes, contents, indexer.itemsStart)

    indexer.rows.table.trim()
    let document = TicketDocument(
      owner, layout: layout, contents: contents, context: context, table: indexer.rows.table,
      itemsPath: itemsPath(owner.bytes, contents),
      hasNumberedRows: owner.bytes[items.lowerBound] == JSONByte.openBracket)
    var issues = indexer.rows.issues
    let tickets = try tickets(
      document, rowCount: indexer.rows.rowCount, &issues, makeTicket: makeTicket)
    return TicketBatch(
      tickets: tickets, issues: issues.map { TicketIssue(document, $0) }, document: document,
      items: items)
  }

  /// Makes the tickets of the rows that were not dropped.
  private func tickets(
    _ document: TicketDocument, rowCount: Int, _ issues: inout [IssueEntry],
    makeTicket: (TicketRecord) -> (any TicketModel)?
  ) throws -> [any TicketModel] {
    let now = context.now()
    let table = document.table
    let fieldCounts = document.contents.kinds.map(\.fields.count)
    var tickets: [any TicketModel] = []
    var unclaimed: [IssueEntry] = []
    var block: RecordBlock?
    var blockPosition = 0
    var position = 0
    for row in 0..<rowCount {
      let rowInBlock = row % RecordBlock.rowCount
      if rowInBlock == 0 {
        if isCancellable { try Task.checkCancellation() }
        block = nil
        blockPosition = position
      }
      let kind = table[position + 1]
      let start = position
      position += OffsetTable.headerCount
      guard kind != OffsetTable.noKind else { continue }
      let fieldCount = fieldCounts[Int(kind)]
      position += fieldCount
      let current =
        block
        ?? RecordBlock(document, firstRow: row - rowInBlock, position: blockPosition)
      block = current
      let record = TicketRecord(
        block: current, kind: Int(kind), fieldCount: fieldCount, position: start - blockPosition,
        rowInBlock: rowInBlock, now: now)
      if let ticket = makeTicket(record) {
        tickets.append(ticket)
      } else {
        // The factory has no type for a kind of its own layout: better an issue than a silent gap.
        unclaimed.append(
          IssueEntry(
            row: UInt32(truncatingIfNeeded: row), rowStart: table[start], valueStart: 0,
            subject: .discriminator, code: .unknownType, dropsRow: true))
      }
    }
    if !unclaimed.isEmpty { issues = merge(issues, unclaimed) }
    return tickets
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
  private func itemsPath(_ bytes: JSONBytes, _ contents: TicketLayout.Contents) -> SingularQuery {
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
  private func noRows(
    _ bytes: JSONBytes, _ contents: TicketLayout.Contents, _ start: Int?
  ) throws -> Range<Int> {
    let root = try JSONScanner(bytes: bytes).textStart()
    throw TicketDecodingError.noRows(
      path: itemsPath(bytes, contents).normalized,
      found: start.map { JSONToken(bytes, at: $0).summary(bytes) } ?? "nothing",
      members: TicketDecodingError.RootMember.members(bytes, root))
  }
}
