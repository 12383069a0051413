import Diagnostics
import TicketKit
import TicketSchema

/// Drafts the schemas of sample responses: the envelope, the kinds, their fields, and what their
/// cells show.
///
/// The drafts pass `ticketgen check` and decode their samples without an issue, but for rows that
/// are no objects: they are checked, and taken back in part where they would not.
package enum SchemaInference {
  /// Drafts schemas.
  ///
  /// - Parameters:
  ///   - samples: the responses, at least one.
  ///   - kindName: the name of the one kind that all rows are of; nil: as many kinds as the rows
  ///     show.
  ///   - report: is told what is at work, in a few words.
  package static func drafts(
    from samples: [InferenceSample], kindName: String?, report: (String) -> Void = { _ in }
  ) -> InferenceDrafts {
    var findings = FindingCollector()
    let stem = kindName.flatMap(KindNamer.kindStem)
    if let kindName, stem == nil {
      findings.add(
        InferenceFinding.kindName,
        "no kind can be called that: write another name of letters and digits, such as `coupon`",
        path: kindName)
    }
    guard !findings.hasErrors, let items = ItemsFinder(samples: samples).find(into: &findings)
    else {
      return InferenceDrafts(files: [], findings: findings, repairs: 0)
    }
    let rows = RowReader(samples: samples, items: items.path).rows(into: &findings)
    if rows.isEmpty {
      findings.add(
        InferenceFinding.emptyList,
        "there are no rows at `\(PathText.text(of: items.path))`: the draft knows no field",
        path: samples[0].path)
    }
    let run = DraftRun(samples: samples, items: items, rows: rows, kindName: stem)
    let verifier = DraftVerifier(samples: samples, items: items.path)
    report("drafting from \(counted(rows.count, "row"))")
    guard
      let (set, repairs) = run.drafts(verify: { files in
        report("checking \(counted(files.count, "draft"))")
        return verifier.verify(files)
      })
    else {
      findings.add(
        InferenceFinding.internalFault,
        "no draft for these samples passes its own check: this is a fault in ticketgen itself; please"
          + " report it, with the samples if you may", path: samples[0].path)
      return InferenceDrafts(files: [], findings: findings, repairs: 0)
    }
    return InferenceDrafts(files: set.files, findings: findings, repairs: repairs)
  }
}
