import TicketSchema

/// One run of inference, once the rows are known.
struct DraftRun {
  let samples: [InferenceSample]
  let items: ItemsFinder.Outcome
  let rows: [SampleRow]
  let kindName: String?

  /// How often fields are taken back before all of them are.
  private static let mostRepairs = 6

  /// The drafts that were found right, and how often they had to be taken back in part; nil when not
  /// even those without a field are.
  ///
  /// - Parameter verify: says what is wrong with files.
  func drafts(
    verify: ([StarterFile]) -> DraftVerifier.Outcome
  ) -> (DraftSet, repairs: Int)? {
    let finder = DiscriminatorFinder(samples: samples, items: items.path, rows: rows)
    var partition = RowPartition(
      rows, choices: rows.isEmpty ? [] : finder.choices(), isOneKind: kindName != nil)
    var (set, drafter) = draft(partition)
    var repairs = 0
    repairing: while repairs < Self.mostRepairs {
      let outcome = verify(set.files)
      if case .right = outcome { return (set, repairs) }
      repairs += 1
      switch outcome {
      case .wrongFields(let paths):
        set = set.demoting(paths, redraft: drafter.display)
      case .unclaimedRows:
        partition = RowPartition(oneKindOf: rows)
        (set, drafter) = draft(partition)
      case .right, .refused:
        break repairing
      }
    }
    let bare = bare(drafter)
    guard case .right = verify(bare.files) else { return nil }
    return (bare, repairs)
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
  private func bare(_ drafter: KindDrafter) -> DraftSet {
    var namer = KindNamer()
    var kind = DraftKind(
      stem: namer.name(from: [kindName ?? "draft"], number: 1), match: .unknown,
      summary: "Rows that no other kind claims.",
      origin: "samples that no field could be read from", embedded: [], fields: [], unread: [],
      leftOut: [], display: [])
    kind.display = drafter.display(of: kind)
    let envelope = Envelope(discriminator: nil, items: items.path)
    return DraftSet(
      settings: SettingsText(
        envelope: envelope, context: drafter.context, others: items.others),
      kinds: [kind])
  }
}
