import Diagnostics
import TicketCodegen
import TicketKit
import TicketPreview
import TicketSchema

/// YAML texts to a catalog and its Swift files: no crash, findings that can be printed, the same twice,
/// and Swift that nothing of the schemas gets out of.
func fuzzSchema(_ bytes: [UInt8]) {
  let bundle = FileBundle(bytes)
  let first = SchemaOutcome(bundle)
  first.check()
  let second = SchemaOutcome(bundle)
  expect(first.findingLines == second.findingLines, "the findings differ from run to run")
  expect(first.files == second.files, "the output differs from run to run")
}

/// What a folder of schemas comes to.
struct SchemaOutcome {
  let inputs: [SchemaReader.Input]
  let findings: FindingCollector
  let placed: PlacedCatalog?
  let files: [TicketGenerator.Output]

  init(_ bundle: FileBundle) {
    inputs = bundle.schemas
    var findings = FindingCollector()
    placed = SchemaReader.placedCatalog(folder: "schemas", inputs: inputs, into: &findings)
    self.findings = findings
    files =
      placed.map { placed in
        TicketGenerator.files(for: placed.catalog, access: placed.catalog.settings.access)
      } ?? []
  }

  /// What is found and where, a line each.
  var findingLines: [String] {
    findings.findings.map { finding in
      if case .range(let range) = finding.place { return "\(range.bytes) \(finding.message)" }
      return finding.message
    }
  }

  /// The findings as they are printed. Printing takes longer than finding: the first ones must do.
  var findingText: String {
    var formatter = FindingFormatter()
    return formatter.text(printed)
  }

  private var printed: ArraySlice<Finding> { findings.findings.prefix(12) }

  func check() {
    checkFindings()
    guard let placed else {
      return expect(findings.hasErrors, "refused without an error")
    }
    expect(!findings.hasErrors, "accepted with an error")
    let changes = CatalogComparison.changes(from: placed, to: placed)
    expect(changes.isEmpty, "differs from itself: \(changes.map(\.message))")
    do {
      _ = try AuditReport(catalog: placed.catalog)
    } catch {
      fail("the layout cannot be read: \(error)")
    }
    var names: Set<String> = []
    for file in files {
      expect(names.insert(file.name.lowercased()).inserted, "two files \(file.name)")
      if let fault = SwiftText(file.text).fault { fail("\(file.name): \(fault)\n\(file.text)") }
    }
  }

  private func checkFindings() {
    for finding in findings.findings {
      expect(!finding.message.isEmpty, "a finding without a message")
      for place in [finding.place] + finding.notes.compactMap(\.place) {
        guard case .range(let range) = place else { continue }
        expect(inputs.contains { $0.file === range.file }, "a place in another file")
      }
    }
    expectPlain(findingText, keepingTabs: true)
    var lines = FindingLines()
    let objects = lines.text(printed).split(separator: "\n")
    expectJSON("[\(objects.joined(separator: ",\n"))]")
    expect(objects.count <= printed.count, "a finding has several lines")
    var log = FindingLog(version: "0")
    expectJSON(log.text(printed))
  }
}
