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
  package static func drafts(
    from samples: [InferenceSample], kindName: String?
  ) -> InferenceDrafts {
    var findings = FindingCollector()
    let stem = kindName.flatMap(KindNamer.stem)
    if let kindName, stem == nil {
      findings.add(
        InferenceFinding.kindName,
        "no kind can be called that: write a name of letters and digits, such as `coupon`",
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
    let run = Run(samples: samples, items: items, rows: rows, kindName: stem)
    let (set, repairs) = run.drafts()
    return InferenceDrafts(files: set.files, findings: findings, repairs: repairs)
  }

  /// One run, once the rows are known.
  private struct Run {
    let samples: [InferenceSample]
    let items: ItemsFinder.Outcome
    let rows: [SampleRow]
    let kindName: String?

    /// How often fields are taken back before all of them are.
    private static let mostRepairs = 6

    /// The drafts, and how often they had to be taken back in part.
    func drafts() -> (DraftSet, repairs: Int) {
      let verifier = DraftVerifier(samples: samples, items: items.path)
      let finder = DiscriminatorFinder(samples: samples, items: items.path, rows: rows)
      var partition = RowPartition(
        rows, choices: rows.isEmpty ? [] : finder.choices(), isOneKind: kindName != nil)
      var (set, drafter) = draft(partition)
      for repair in 0..<Self.mostRepairs {
        switch verifier.verify(set.files) {
        case .right:
          return (set, repair)
        case .wrongFields(let paths):
          set = set.demoting(paths, redraft: drafter.display)
        case .unclaimedRows:
          partition = RowPartition(oneKindOf: rows)
          (set, drafter) = draft(partition)
        case .refused:
          return (bare(set, drafter), repair + 1)
        }
      }
      return (bare(set, drafter), Self.mostRepairs)
    }

    /// The drafts of a partition.
    private func draft(_ partition: RowPartition) -> (DraftSet, KindDrafter) {
      let profiles = partition.groups.map { KindProfile($0.rows) }
      let context = SampleContext(samples: samples, profiles: profiles)
      let guesser = TypeGuesser(context: context, probes: FieldProbes(zone: context.zone))
      let drafter = KindDrafter(
        samples: samples, discriminator: partition.discriminator, context: context,
        guesser: guesser)
      let stems = stems(partition)
      let kinds = partition.groups.indices.map { number in
        drafter.draft(partition.groups[number], profiles[number], stem: stems[number])
      }
      let settings = SettingsText(
        envelope: Envelope(discriminator: partition.discriminator, items: items.path),
        context: context, others: items.others)
      return (DraftSet(settings: settings, kinds: kinds), drafter)
    }

    /// The names of the kinds' files.
    private func stems(_ partition: RowPartition) -> [String] {
      var namer = KindNamer()
      let isOne = partition.groups.count == 1
      return partition.groups.enumerated().map { number, group in
        var candidates: [String] = kindName.map { [$0] } ?? []
        let sample = group.rows.first?.sample ?? 0
        let fileNames = KindNamer.names(ofFile: samples[sample].path, items: items.path)
        let isNumber = group.names.first.map { Int($0) != nil } ?? true
        switch group.match {
        case .values where !isNumber: candidates += group.names
        case .keys where !isOne: candidates += group.names.map(KindNamer.thing) + group.names
        case .unknown where !isOne: candidates.append("other")
        case .values, .keys, .unknown: break
        }
        if isOne || samples.count > 1 { candidates += fileNames }
        if isNumber { candidates += group.names }
        if isOne, let name = KindNamer.name(ofRows: rows, items: items.path) {
          candidates.append(name)
        }
        return namer.name(from: candidates + (isOne ? ["draft"] : []), number: number + 1)
      }
    }

    /// The drafts without fields: what can only be right.
    private func bare(_ set: DraftSet, _ drafter: KindDrafter) -> DraftSet {
      var kind = DraftKind(
        stem: "draft", match: .unknown, summary: "Rows that no other kind claims.",
        origin: "samples that no field could be read from", embedded: [], fields: [], unread: [],
        leftOut: [],
        display: [])
      kind.display = drafter.display(of: kind)
      let envelope = Envelope(discriminator: nil, items: items.path)
      return DraftSet(
        settings: SettingsText(
          envelope: envelope, context: drafter.context, others: items.others),
        kinds: [kind])
    }
  }
}
