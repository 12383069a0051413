import TicketKit

/// What the rows of one kind gave, counted.
struct KindAudit: Sendable {
  private(set) var rows = 0

  /// Rows that give a ticket.
  private(set) var tickets = 0
  private(set) var fields: [FieldAudit]

  /// The keys that nobody reads, by the number of their object.
  private(set) var unread: [RankedTable]

  init(alternateCounts: [Int], objectCount: Int) {
    fields = alternateCounts.map { FieldAudit(alternateCount: $0) }
    unread = Array(repeating: RankedTable(), count: objectCount)
  }

  /// Counts a row of the kind.
  mutating func add(_ row: RowReading, source: CaptureSource) {
    rows += 1
    var isTicket = true
    for (index, reading) in row.fields.enumerated() {
      if reading.dropsRow { isTicket = false }
      fields[index].add(reading) { Self.example(of: index, row, source) }
    }
    if isTicket { tickets += 1 }
    row.forEachUnreadKey { object, name in unread[object].add(name) }
  }

  /// Counts what another audit of the kind counted.
  mutating func merge(_ other: KindAudit) {
    rows += other.rows
    tickets += other.tickets
    for index in fields.indices { fields[index].merge(other.fields[index]) }
    for index in unread.indices { unread[index].merge(other.unread[index]) }
  }

  /// The place of what is wrong with a field of a row.
  private static func example(
    of field: Int, _ row: RowReading, _ source: CaptureSource
  ) -> FieldAudit.Example? {
    row.issue(field: field).map {
      FieldAudit.Example(source: source, path: $0.path, code: $0.code)
    }
  }
}
