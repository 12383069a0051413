import Foundation

@testable import TicketKit

/// One row whose fields were looked up one by one, without the index: its record and its issues.
struct ResolvedRow {
  let record: TicketRecord
  let issues: [TicketIssue]
  let dropsRow: Bool

  /// Resolves the fields of a kind, given as lines of a layout table, in a row.
  init(_ json: String, fields: String, locale: String = "zh_CN") throws {
    let layout = TicketLayout(
      "layout 1\nenvelope items \"$\"\nzone \"Asia/Shanghai\"\nkind \"row\"\n" + fields)
    let contents = try layout.contents.get()
    let kind = contents.kinds[0]
    let owner = DocumentBytes(Data(json.utf8))
    let bytes = owner.bytes
    let table = OffsetTable(capacity: 1)
    let count = OffsetTable.headerCount + kind.entryCount
    _ = table.append(count, share: 1)
    var entries: [IssueEntry] = []
    for (number, field) in kind.fields.enumerated() {
      let resolution = field.resolve(DocumentText(bytes)) { alternate in
        FieldPlace(ValueLocator(bytes).locate(field.allQueries[alternate], from: 0).start)
      }
      table[OffsetTable.headerCount + number] = resolution.entry
      if let companion = field.companion {
        let position = OffsetTable.headerCount + kind.fields.count + companion.number
        table[position] = resolution.companionEntry
      }
      if let code = resolution.code {
        entries.append(
          IssueEntry(
            row: 0, rowStart: 0, valueStart: UInt32(resolution.valueStart),
            subject: .field(UInt32(number), kind: 0, alternate: UInt32(resolution.alternate)),
            code: code, dropsRow: resolution.dropsRow))
      }
    }
    let context = TicketContext(locale: locale, timeZone: "Asia/Shanghai", now: { testInstant })
    let document = TicketDocument(
      owner, layout: layout, contents: contents, context: context, table: table.finished(),
      itemsPath: SingularQuery([]), hasNumberedRows: false)
    var record = TicketRecord(
      block: RecordBlock(document, firstRow: 0, position: 0, now: testInstant))
    record.select(kind: 0, fieldCount: kind.entryCount, position: 0, rowInBlock: 0)
    self.record = record
    issues = entries.map { TicketIssue(document, $0) }
    dropsRow = entries.contains { $0.dropsRow }
  }

  /// The issues as `code path` lines.
  var issueLines: [String] { issues.map { "\($0.code.rawValue) \($0.path)" } }
}
