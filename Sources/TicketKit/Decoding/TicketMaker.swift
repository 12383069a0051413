import Foundation

/// Makes the tickets of an indexed response's rows.
struct TicketMaker {
  /// A module with its own view of the document, and the block of the rows that are read.
  private struct Source {
    let module: KindModule
    let document: TicketDocument
    var block: RecordBlock?
  }

  private let table: SharedTable<UInt32>
  private let now: Date
  private var sources: [Source]

  /// What the loop over the rows asks of a kind, by its number among those of all modules.
  private let kinds: [Kind]

  private struct Kind {
    let source: Int

    /// Its number in its own module.
    let number: Int
    let entryCount: Int
  }

  /// The issues of rows whose factory makes no ticket of them.
  private(set) var unclaimed: [IssueEntry] = []

  init(_ document: TicketDocument, _ modules: [KindModule], now: Date) {
    table = document.table
    self.now = now
    sources = modules.map { module in
      Source(
        module: module,
        document: TicketDocument(document, layout: module.layout, contents: module.contents))
    }
    kinds = modules.enumerated().flatMap { source, module in
      module.contents.entryCounts.enumerated().map { number, entryCount in
        Kind(source: source, number: number, entryCount: entryCount)
      }
    }
  }

  /// The tickets of the rows that were not dropped.
  mutating func tickets(
    rowCount: Int, ticketCount: Int, isCancellable: Bool
  ) throws -> [any TicketModel] {
    var tickets: [any TicketModel] = []
    tickets.reserveCapacity(ticketCount)
    // One record goes through the rows: a new one for each would count references.
    var source = 0
    var record = TicketRecord(block: block(source, firstRow: 0, position: 0))
    var isOfEarlierBlock = false
    var makeTicket = sources[0].module.makeTicket
    var blockPosition = 0
    var position = 0
    for row in 0..<rowCount {
      let rowInBlock = row % RecordBlock.rowCount
      if rowInBlock == 0 {
        if isCancellable { try Task.checkCancellation() }
        for index in sources.indices where row > 0 { sources[index].block = nil }
        isOfEarlierBlock = row > 0
        blockPosition = position
      }
      let start = position
      position += OffsetTable.headerCount
      guard table[start + 1] != OffsetTable.noKind else { continue }
      let kind = kinds[Int(table[start + 1])]
      position += kind.entryCount
      if isOfEarlierBlock || kind.source != source {
        isOfEarlierBlock = false
        if kind.source != source { makeTicket = sources[kind.source].module.makeTicket }
        source = kind.source
        let block = block(source, firstRow: row - rowInBlock, position: blockPosition)
        record = TicketRecord(block: block)
      }
      record.select(
        kind: kind.number, fieldCount: kind.entryCount, position: start - blockPosition,
        rowInBlock: rowInBlock)
      if let ticket = makeTicket(record) {
        tickets.append(consume ticket)
      } else {
        // The factory has no type for a kind of its own layout: better an issue than a silent gap.
        unclaimed.append(
          IssueEntry(
            row: UInt32(truncatingIfNeeded: row), rowStart: table[start], valueStart: 0,
            subject: .discriminator, code: .unknownType, dropsRow: true))
      }
    }
    return tickets
  }

  private mutating func block(_ source: Int, firstRow: Int, position: Int) -> RecordBlock {
    if let block = sources[source].block { return block }
    let block = RecordBlock(
      sources[source].document, firstRow: firstRow, position: position, now: now)
    sources[source].block = block
    return block
  }
}
