import Diagnostics

/// Checks that the cases of a property end where they should.
struct CaseOrder {
  let cases: [CaseDocument]

  /// Whether some case holds whenever none before it does.
  var hasEnding: Bool { cases.contains { !$0.isConditional } }

  /// Reports a missing ending case, and the first case behind one.
  func check(needsEnding: Bool, name: PropertyDocument, report: inout SchemaReport) {
    guard cases.allSatisfy(\.isReadable) else { return }
    if needsEnding, !hasEnding, !cases.isEmpty {
      report.add(
        .noEndingCase,
        "\(quote(name.name)) has no value when none of its conditions holds: add a last case "
          + "without `when`",
        at: name.nameRange)
    }
    Self.reportUnreachable(
      cases.map { ($0.range, isConditional: $0.isConditional) }, report: &report)
  }

  /// Reports the first case behind one without a condition.
  static func reportUnreachable(
    _ cases: [(range: SourceRange, isConditional: Bool)], report: inout SchemaReport
  ) {
    guard let ending = cases.firstIndex(where: { !$0.isConditional }), ending + 1 < cases.count
    else { return }
    report.add(
      .unreachableCase,
      "this case never wins, because a case before it has no `when`: move that one to the end",
      at: cases[ending + 1].range,
      notes: [.init("the case without `when` is here", at: cases[ending].range)])
  }
}
