import Diagnostics
import TicketKit
import TicketPreview

/// `ticketgen audit`: what captured responses do to the schemas, counted by kind and field.
struct AuditCommand: Command {
  /// The form of the report.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  var schemas: String

  /// The captured responses as typed; `-`: standard input.
  var captures: [String]
  var format = Format.text

  /// The codes of issues that make the run fail.
  var failOn: Set<TicketIssue.Code> = []

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    guard let catalog = CatalogReader.catalog(of: schemas, into: &findings) else { return nil }
    guard let empty = try? AuditReport(catalog: catalog) else {
      findings.addInternalFault("the layout of the schemas cannot be read", path: schemas)
      return nil
    }
    var auditor = CaptureAuditor(empty, progress: console.progress)
    for path in captures { auditor.add(path, into: &findings) }
    let report = auditor.report
    console.output(format == .json ? report.json() : report.text(), into: &findings)
    for code in TicketIssue.Code.allCases where failOn.contains(code) && report.count(code) > 0 {
      findings.add(
        CommandFinding.auditFailed,
        "\(counted(report.count(code), "issue")) \(code.rawValue), which \(Option.failOn.spelling) names",
        path: schemas)
    }
    return nil
  }
}

extension AuditCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    schemas = try arguments.required(.schemas)
    captures = try arguments.files(.captures)
    format = arguments.word(.format) ?? .text
    failOn = Set(arguments.words(.failOn))
  }
}
