import Diagnostics
import Foundation
import TicketKit
import TicketPreview
import TicketSchema

/// Responses to draft schemas: they are accepted, and read their samples without an issue.
func fuzzInfer(_ bytes: [UInt8]) {
  var samples: [InferenceSample] = []
  for file in FileBundle(bytes).files {
    let path = file.path == "coupon.yaml" ? "coupon.json" : file.path
    guard let sample = try? InferenceSample(path: path, json: Data(file.bytes)) else { return }
    samples.append(sample)
  }
  if samples.isEmpty { return }
  for kindName in [nil, "coupon"] {
    let drafts = SchemaInference.drafts(from: samples, kindName: kindName)
    var formatter = FindingFormatter()
    expectPlain(formatter.text(drafts.findings.findings))
    expect(drafts.files.isEmpty == drafts.findings.hasErrors, "drafts beside an error, or neither")
    if drafts.files.isEmpty { continue }
    let text = drafts.files.map { "# file: \($0.name)\n\($0.text)" }.joined(separator: "\n")
    let outcome = SchemaOutcome(FileBundle(Array(text.utf8)))
    outcome.check()
    guard let catalog = outcome.placed?.catalog else {
      fail("a draft is refused:\n\(outcome.findingText)\n\(text)")
    }
    let view = ResponseView(catalog)
    for file in FileBundle(bytes).files {
      guard let response = try? view.evaluator.response(Data(file.bytes)) else {
        fail("a draft cannot read its sample:\n\(text)")
      }
      let issues = response.issues.filter { $0.code != .notAnObject }
      expect(issues.isEmpty, "a draft has issues with its sample: \(issues)\n\(text)")
      view.show(Data(file.bytes))
    }
  }
}
