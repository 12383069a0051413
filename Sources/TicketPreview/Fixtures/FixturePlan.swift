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

  /// The rows of one kind.
  struct Part {
    let kind: KindRows
    let rows: [Row]

    /// How many rows there are to make; more than were made when nobody said how many are wanted.
    let count: Int
  }

  let reader: FixtureReader
  let kinds: [KindRows]

  /// How many rows of each kind; nil: enough to show everything once.
  let count: Int?

  // MARK: Responses

  /// The responses of some rows: one for all kinds, or where the response has a discriminator one for
  /// each value.
  func responses(_ parts: [Part]) -> [Response] {
    guard case .response? = reader.catalog.settings.envelope.discriminator else {
      return parts.isEmpty
        ? [] : [Response(name: "all kinds", discriminator: nil, rows: parts.flatMap(\.rows))]
    }
    var responses: [Response] = []
    var others: [Row] = []
    for part in parts {
      let values = part.kind.kind.match.values
      if values.isEmpty { others += part.rows }
      for (index, value) in values.enumerated() {
        let spellings = FixtureValue.spellings(of: value)
        responses.append(
          Response(
            name: part.kind.kind.name, discriminator: spellings[index % spellings.count],
            rows: index == 0 ? part.rows : [Row(title: "full 1", value: part.kind.full(0))]))
      }
    }
    if !others.isEmpty {
      responses.append(
        Response(
          name: "other kinds", discriminator: .string(reader.unclaimedText), rows: others))
    }
    return responses
  }

  /// The responses whose discriminator is wrong; none where a response has none.
  func hostileResponses() -> [Response] {
    guard case .response? = reader.catalog.settings.envelope.discriminator, let first = kinds.first
    else { return [] }
    let known = kinds.lazy.compactMap { $0.kind.match.values.first }.first
    return HostileDiscriminators.all(known: known, unknown: reader.unclaimedText).map { bad in
      Response(
        name: bad.title, discriminator: bad.value,
        rows: [
          Row(title: bad.title, value: first.minimal()),
          Row(title: bad.title + ", and a row that is null", value: .null),
        ])
    }
  }

  // MARK: Rows

  /// Good rows of a kind: its smallest one, and full ones.
  func goodRows(_ kind: KindRows) -> Part {
    let all = kind.fullCount + 1
    let fullCount = (count ?? min(all, FixtureMaker.standardLimit)) - 1
    let rows =
      [Row(title: "minimal", value: kind.minimal())]
      + (0..<max(fullCount, 0)).map { Row(title: "full \($0 + 1)", value: kind.full($0)) }
    return Part(kind: kind, rows: rows, count: all)
  }

  /// Bad rows between good ones: those behind a bad row are read as well.
  func hostileRows(_ kind: KindRows) -> Part {
    let limit = count ?? FixtureMaker.standardLimit
    let shared = kind.number == kinds.first?.number ? sharedRows(kind) : []
    let own = HostileRows(kind).rows(atMost: max(limit - 2 - shared.count, 0))
    let bad = (shared + own.rows).prefix(max(limit - 2, 0))
    let first = [Row(title: "minimal", value: kind.minimal())]
    let last = [Row(title: "full 1", value: kind.full(0))]
    return Part(
      kind: kind, rows: Array((first + bad + last).prefix(limit)),
      count: shared.count + own.count + 2)
  }

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
