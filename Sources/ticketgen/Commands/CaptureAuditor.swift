import Diagnostics
import TicketKit
import TicketPreview

/// Reads files of captured responses part by part, and has what is in them counted.
struct CaptureAuditor {
  /// How many bytes are read at once.
  private static let partSize = 1 << 20

  private var lanes: AuditLanes
  private let progress: Progress?
  private var byteCount = 0

  /// An auditor that counts with the schemas of a report, and shows how far it is.
  init(_ report: AuditReport, progress: Progress?) {
    lanes = AuditLanes(report)
    self.progress = progress
  }

  /// What was counted so far.
  var report: AuditReport { lanes.report }

  /// Counts the responses of a file as typed, `-` for standard input; those that cannot be read are left
  /// out, and told.
  mutating func add(_ path: String, into findings: inout FindingCollector) {
    guard var file = InputFile(path, into: &findings) else { return }
    lanes.beginFile()
    var splitter = CaptureSplitter()
    var isAtEnd = false
    while !isAtEnd {
      guard let part = file.read(upTo: Self.partSize, into: &findings) else { break }
      isAtEnd = part.isEmpty
      byteCount += part.count
      progress?.report("\(byteCount >> 20) MiB read")
      lanes.add(isAtEnd ? splitter.finish() : splitter.feed(part), file: file.name)
      if splitter.pendingCount > DataFile.maximumBytes {
        findings.add(
          CommandFinding.dataTooBig,
          "a response has more than \(DataFile.maximumBytes) bytes, which is not read at once",
          path: file.name)
        break
      }
    }
    let faults = lanes.takeFaults()
    for fault in faults.first { Self.tell(fault, into: &findings) }
    if faults.count > faults.first.count {
      findings.add(
        CommandFinding.notJSON,
        "\(faults.count - faults.first.count) more responses cannot be read",
        path: file.name)
    }
  }

  /// Reports why a response cannot be read: its place, and none of its values.
  private static func tell(_ fault: AuditLanes.Fault, into findings: inout FindingCollector) {
    let path = fault.source.file
    // What is wrong with a whole response is wrong from its first character on.
    let line = fault.source.line.map { SourcePosition(line: $0, utf8Column: 1, scalarColumn: 1) }
    let place =
      (fault.position ?? line).map { Finding.Place.point($0, path: path) } ?? .path(path)
    switch fault.error as? TicketDecodingError {
    case .notJSON(_, _, _, let reason):
      findings.add(
        Finding(CommandFinding.notJSON, "this is no JSON text: \(reason)", at: place))
    case .noRows(let rows, _, _):
      findings.add(Finding(CommandFinding.noRows, "there are no rows at \(rows)", at: place))
    case .unusableRow, .notJSONObject, .layout, nil:
      findings.addInternalFault("\(fault.error)", path: path)
    }
  }
}
