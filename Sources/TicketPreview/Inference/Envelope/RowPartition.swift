import TicketSchema

/// The rows of all samples as kinds: every row belongs to one, and a decoder finds the same.
struct RowPartition {
  let discriminator: Envelope.Discriminator?
  let groups: [RowGroup]
}

extension RowPartition {
  /// The kinds of the rows.
  ///
  /// - Parameters:
  ///   - choices: the members that may tell the kinds apart, the best first.
  ///   - isOneKind: whether all rows are to be one kind.
  init(_ rows: [SampleRow], choices: [DiscriminatorFinder.Choice], isOneKind: Bool) {
    for choice in choices {
      if let partition = Self.byValue(rows, choice, isOneKind: isOneKind) {
        self = partition
        return
      }
    }
    guard !isOneKind, !rows.isEmpty,
      let partition = KeyPartition(rows, allowsUnknown: true)
    else {
      self.init(oneKindOf: rows)
      return
    }
    self.init(nil, partition.groups)
  }

  /// All rows as one kind that nothing is asked of: what every row can be.
  init(oneKindOf rows: [SampleRow]) {
    self.init(nil, [RowGroup(match: .unknown, rows: rows, names: [])])
  }

  private init(_ discriminator: Envelope.Discriminator?, _ groups: [RowGroup]) {
    self.discriminator = discriminator
    self.groups = groups
  }

  /// The kinds by discriminator, and those of the rows that have none; nil where such a row has
  /// nothing else to be told by.
  private static func byValue(
    _ rows: [SampleRow], _ choice: DiscriminatorFinder.Choice, isOneKind: Bool
  ) -> RowPartition? {
    var order: [String] = []
    var members: [String: [SampleRow]] = [:]
    var values: [String: [String]] = [:]
    var rest: [SampleRow] = []
    for (row, value) in zip(rows, choice.values) {
      guard let value else {
        rest.append(row)
        continue
      }
      let key = number(value) ?? value
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(row)
      if !(values[key] ?? []).contains(where: { $0.utf8.elementsEqual(value.utf8) }) {
        values[key, default: []].append(value)
      }
    }
    if isOneKind {
      guard rest.isEmpty else { return nil }
      let all = order.flatMap { values[$0] ?? [] }
      return RowPartition(
        choice.discriminator, [RowGroup(match: .values(all), rows: rows, names: [])])
    }
    var groups = order.map { key in
      RowGroup(match: .values(values[key] ?? []), rows: members[key] ?? [], names: [key])
    }
    if !rest.isEmpty {
      guard case .row = choice.discriminator,
        let partition = KeyPartition(rest, allowsUnknown: false)
      else { return nil }
      groups += partition.groups.map { group in
        RowGroup(match: group.match, rows: group.rows, names: ["other"] + group.names)
      }
    }
    return RowPartition(choice.discriminator, groups)
  }

  /// A whole number without the zeros behind its point: `1` and `1.0` are one kind.
  private static func number(_ text: String) -> String? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "-.".utf8.contains($0) }
    guard isPlain, text.utf8.count <= 15, let number = Double(text) else { return nil }
    return Int(exactly: number).map(String.init)
  }
}
