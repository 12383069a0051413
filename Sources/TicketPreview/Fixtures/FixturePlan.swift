import TicketSchema

/// Which rows stand in which response.
struct FixturePlan {
  /// A response before it has its envelope.
  struct Response {
    let name: String

    /// The response's discriminator; nil: it has none.
    var discriminator: FixtureValue?
    var rows: [Row]
  }

  /// A row with what it shows.
  struct Row {
    let title: String
    let value: FixtureValue
  }

  let reader: FixtureReader
  let kinds: [KindRows]

  /// How many rows of each kind; nil: enough to show everything once.
  let count: Int?

  /// The responses of good rows.
  func good() -> [Response] {
    kinds.isEmpty ? [] : responses { goodRows($0) }
  }

  /// The responses of bad rows, between good ones.
  func hostile() -> [Response] {
    guard let first = kinds.first else { return [] }
    var responses = responses { hostileRows($0) }
    if case .response? = reader.catalog.settings.envelope.discriminator {
      let known = kinds.lazy.compactMap { $0.kind.match.values.first }.first
      for bad in HostileDiscriminators.all(known: known, unknown: reader.unclaimedText) {
        let row = Row(title: bad.title, value: first.minimal())
        responses.append(
          Response(
            name: bad.title, discriminator: bad.value,
            rows: [row, Row(title: bad.title + ", and a row that is null", value: .null)]))
      }
    }
    return responses
  }

  /// One response for all kinds, or where the response has a discriminator one for each value.
  private func responses(_ rows: (KindRows) -> [Row]) -> [Response] {
    guard case .response? = reader.catalog.settings.envelope.discriminator else {
      return [Response(name: "all kinds", discriminator: nil, rows: kinds.flatMap(rows))]
    }
    var responses: [Response] = []
    var others: [Row] = []
    for kind in kinds {
      let values = kind.kind.match.values
      if values.isEmpty { others += rows(kind) }
      for (index, value) in values.enumerated() {
        let spellings = FixtureValue.spellings(of: value)
        responses.append(
          Response(
            name: kind.kind.name, discriminator: spellings[index % spellings.count],
            rows: index == 0 ? rows(kind) : [Row(title: "full 1", value: kind.full(0))]))
      }
    }
    if !others.isEmpty {
      responses.append(
        Response(
          name: "other kinds", discriminator: .string(reader.unclaimedText), rows: others))
    }
    return responses
  }

  private func goodRows(_ kind: KindRows) -> [Row] {
    let fullCount = count.map { $0 - 1 } ?? min(kind.fullCount, FixtureMaker.standardLimit - 1)
    return [Row(title: "minimal", value: kind.minimal())]
      + (0..<max(fullCount, 0)).map { Row(title: "full \($0 + 1)", value: kind.full($0)) }
  }

  /// Bad rows between good ones: those behind a bad row are read as well.
  private func hostileRows(_ kind: KindRows) -> [Row] {
    let limit = count ?? FixtureMaker.standardLimit
    let shared = isFirst(kind) ? sharedRows(kind) : []
    let bad = shared + HostileRows(kind).rows(atMost: max(limit - 2 - shared.count, 0))
    let first = [Row(title: "minimal", value: kind.minimal())]
    let last = [Row(title: "full 1", value: kind.full(0))]
    return Array((first + bad.prefix(max(limit - 2, 0)) + last).prefix(limit))
  }

  /// How many rows of a kind are left out when nobody says how many there are to be.
  func leftOut(_ kind: KindRows, isHostile: Bool) -> Int {
    let shared = isHostile && isFirst(kind) ? sharedRows(kind).count : 0
    let count = isHostile ? shared + HostileRows(kind).count + 2 : kind.fullCount + 1
    return max(0, count - FixtureMaker.standardLimit)
  }

  private func isFirst(_ kind: KindRows) -> Bool { kind.number == kinds.first?.number }

  /// Rows that are wrong whatever their kind is.
  private func sharedRows(_ kind: KindRows) -> [Row] {
    var rows: [Row] = []
    if let path = reader.rowDiscriminator.first {
      let known = kind.kind.match.values.first
      for bad in HostileDiscriminators.all(known: known, unknown: reader.unclaimedText) {
        var value = kind.minimal()
        value.remove(path, kind.placer)
        if let discriminator = bad.value { value.set(discriminator, at: path, kind.placer) }
        rows.append(Row(title: bad.title, value: value))
      }
    }
    let scalars: [(String, FixtureValue)] = [
      ("null", .null), ("a string", .string("row")), ("a number", .number("1")),
      ("a bool", .bool(true)), ("an array", .array([kind.minimal()])),
    ]
    return rows + scalars.map { Row(title: "\($0.0) in place of a row", value: $0.1) }
  }
}
