import Diagnostics
import YAMLSyntax

/// The changes that schemas allow with `x-allow-breaking`, each with its reason.
struct BreakingAllowances {
  /// The key under which they stand.
  static let key = "x-allow-breaking"

  /// The allowances of each file, by their ids.
  private var allowances: [SourceFile: [String: Allowance]] = [:]

  /// The files that allow something for a kind: its own, its bases' and the settings.
  private var files: [String: [SourceFile]] = [:]
  private var settings: SourceFile?

  private struct Allowance {
    let range: SourceRange
    var isUsed = false
  }

  /// Reads what a state allows; what is wrong is reported.
  init(_ catalog: PlacedCatalog, into findings: inout FindingCollector) {
    var report = SchemaReport()
    for root in catalog.settings?.roots ?? [] {
      settings = root.range.file
      read(root, report: &report)
    }
    for (kind, file) in zip(catalog.catalog.kinds, catalog.files) {
      for root in file.roots {
        files[kind.name, default: []].append(root.range.file)
        read(root, report: &report)
      }
    }
    for finding in report.findings.findings { findings.add(finding) }
  }

  private mutating func read(_ root: YAMLNode, report: inout SchemaReport) {
    let file = root.range.file
    guard allowances[file] == nil else { return }
    allowances[file] = [:]
    guard let entry = root.entry(Self.key) else { return }
    guard let entries = entry.value.mapping else {
      report.below(Self.key) {
        $0.refuse(entry.value, "`\(Self.key)` is a mapping of ids to reasons")
      }
      return
    }
    for entry in entries {
      let id = entry.key.text
      guard BreakingID(rawValue: id) != nil else {
        let names = BreakingID.allCases.map(\.rawValue)
        let nearest = report.nearest(to: id, among: names)
        report.add(
          .wrongValue,
          "no change has the id \(quote(id)): "
            + (nearest.map { "did you mean `\($0)`?" }
              ?? "write one that `ticketgen breaking` shows"),
          at: entry.keyRange, suggestion: nearest)
        continue
      }
      let reason = report.below(Self.key) {
        WrittenText(entry.value, "the reason for \(quote(id))", report: &$0)
      }
      guard let reason else { continue }
      if reason.text.allSatisfy(\.isWhitespace) {
        report.add(
          .wrongValue, "\(quote(id)) is allowed without a reason: write one", at: reason.range)
        continue
      }
      allowances[file]?[id] = Allowance(range: entry.keyRange)
    }
  }

  /// Whether a change is allowed, which is noted.
  mutating func allow(_ change: BreakingChange) -> Bool {
    let files = (change.kind.flatMap { self.files[$0] } ?? []) + [settings].compactMap { $0 }
    for file in files where allowances[file]?[change.id.rawValue] != nil {
      allowances[file]?[change.id.rawValue]?.isUsed = true
      return true
    }
    return false
  }

  /// Warns of allowances for changes that nobody made.
  func reportUnused(into findings: inout FindingCollector) {
    for (id, allowance) in allowances.values.joined() where !allowance.isUsed {
      findings.add(
        BreakingFinding.unusedAllowance,
        "no change is \(quote(id)): leave it out, or it will hide one that nobody wanted",
        at: allowance.range)
    }
  }
}
