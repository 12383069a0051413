import TicketSchema

/// Makes the good rows of one kind: the smallest one, and full ones that differ in every choice which
/// the schema leaves the server.
struct KindRows {
  /// How far the numbers of one kind's rows are from those of the next.
  private static let rowsPerKind = 1_000_000

  let kind: TicketKind

  /// The kind's number in the catalog.
  let number: Int
  let reader: FixtureReader

  /// It makes arrays in which indices from both ends meet different elements, unless only shorter ones
  /// give a row of the kind: another kind may ask for what the longer ones have more.
  private(set) var placer: FixturePlacer

  private let samples: [FieldSamples]
  private let neighbours: RowNeighbours
  private let seed: UInt64

  init(_ number: Int, _ reader: FixtureReader, seed: UInt64, now: Int) {
    let kind = reader.catalog.kinds[number]
    self.kind = kind
    self.number = number
    self.reader = reader
    self.seed = seed
    neighbours = RowNeighbours(number, reader)
    let paths = kind.fields.flatMap(\.places) + kind.match.paths + reader.rowDiscriminator
    placer = FixturePlacer(paths: paths, embedded: kind.embedded)
    samples = kind.fields.enumerated().map { index, field in
      FieldSamples(field, isIdentity: index == kind.idField, now: now)
    }
    if placer.canBeTight, !kind.match.has.isEmpty, !isTicket(minimal()) {
      let usual = placer
      placer = FixturePlacer(paths: paths, embedded: kind.embedded, isTight: true)
      if !isTicket(minimal()) { placer = usual }
    }
  }

  /// Whether a row of a kind that goes by what it has gives a ticket of it.
  private func isTicket(_ row: FixtureValue) -> Bool {
    reader.kind(of: row, byResponse: .none(.unknownType)) == .known(number)
      && !reader.issues(of: row, kind: number).contains(where: \.dropsRow)
  }

  /// How many full rows show every spelling, case and alternate once.
  var fullCount: Int {
    var random = SplitMix(seed: seed)
    let counts = samples.map { samples in
      samples.values(row: 0, currency: "CNY", &random).count * samples.field.paths.count
    }
    return max(counts.max() ?? 1, kind.match.values.count * 2, 1)
  }

  /// The smallest row that gives a ticket, where there is one: the required fields alone.
  func minimal() -> FixtureValue { row(0) { $0.isRequired } }

  /// A row with a value for every field, by its number among the full ones.
  func full(_ number: Int) -> FixtureValue { row(number + 1) { _ in true } }

  /// A value of a field that a decoder accepts.
  func sample(_ field: Int) -> FixtureValue {
    var random = SplitMix(seed: seed, kind.fields[field].name)
    return samples[field].values(row: 0, currency: "CNY", &random)[0]
  }

  private func row(_ number: Int, _ isWanted: (TicketField) -> Bool) -> FixtureValue {
    var row = FixtureValue.object([FixtureValue.Member]())
    if let path = reader.rowDiscriminator.first, let value = discriminator(number) {
      row.set(value, at: path, placer)
    }
    func put(_ index: Int) {
      // Each field has numbers of its own: one more does not change the others.
      let name = kind.fields[index].name
      var random = SplitMix(seed: seed, "\(kind.name) \(number) \(name)")
      self.put(index, number, in: &row, &random)
    }
    // Where paths may meet one element, the longest says what that has to be.
    let has =
      placer.isTight
      ? kind.match.has.sorted { $0.steps.count > $1.steps.count } : kind.match.has
    for path in has {
      if let field = kind.fields.firstIndex(where: { $0.reads(path) }) { put(field) }
      putSomething(at: path, in: &row)
    }
    for (index, field) in kind.fields.enumerated() where isWanted(field) { put(index) }
    return row
  }

  /// Puts a value that no field asks for into a row, which has to have one.
  private func putSomething(at path: JSONPath, in row: inout FixtureValue) {
    if let value = location(path, row).value, !value.isNull { return }
    let before = neighbours.state(of: row, reader)
    for value in Self.plainValues {
      var changed = row
      guard changed.set(value, at: path, placer),
        neighbours.state(of: changed, reader).isNoWorse(than: before)
      else { continue }
      row = changed
      return
    }
  }

  /// The discriminator of a row; nil where the row needs none.
  private func discriminator(_ number: Int) -> FixtureValue? {
    switch kind.match {
    case .values(let values):
      let spellings = values.flatMap { FixtureValue.spellings(of: $0) }
      return spellings.isEmpty ? nil : spellings[number % spellings.count]
    case .keys:
      return number == 0 ? nil : .string(reader.unclaimedText)
    case .unknown:
      return .string(reader.unclaimedText)
    }
  }

  /// Puts a value for a field into a row, at the first place and in the first spelling that leave
  /// everything else as it is.
  private func put(
    _ index: Int, _ number: Int, in row: inout FixtureValue, _ random: inout SplitMix
  ) {
    let field = kind.fields[index]
    if case .value = reader.reading(field, of: self.number, in: row).outcome { return }
    let currency = currency(of: field, number, in: row)
    let values = samples[index].values(
      row: self.number * Self.rowsPerKind + number + 1, currency: currency, &random)
    let turn = max(number - 1, 0)
    let before = neighbours.state(around: index, in: row, reader)
    for path in field.paths.rotated(by: turn) {
      let first = turn / field.paths.count
      for number in 0..<values.count + Self.plainValues.count {
        let value =
          number < values.count
          ? values[(first + number) % values.count] : Self.plainValues[number - values.count]
        var changed = row
        guard changed.set(value, at: path, placer), setCurrency(currency, of: field, in: &changed),
          case .value = reader.reading(field, of: self.number, in: changed).outcome,
          neighbours.state(around: index, in: changed, reader).isNoWorse(than: before)
        else { continue }
        row = changed
        return
      }
    }
  }

  /// What many types accept, for places that several fields read.
  static let plainValues: [FixtureValue] = [
    .string("1"), .number("1"), .string("0"), .number("0"), .bool(true), .string("2026-12-31"),
    .string("2026-12-31 23:59:59"), .string("2026-12-31T23:59:59Z"), .number("1798732799"),
    .string("1798732799"), .number("1798732799000"), .string("CNY"), .array([]),
    .object([FixtureValue.Member]()),
  ]

  private func location(_ path: JSONPath, _ row: FixtureValue) -> FixtureLocation {
    FixtureLocation(path, from: row, embedded: Set(kind.embedded))
  }

  /// The currency in which an amount is: the field's, the row's, or a new one.
  private func currency(of field: TicketField, _ number: Int, in row: FixtureValue) -> String {
    guard case .money(let options) = field.type else { return "" }
    switch options.currency {
    case .code(let code):
      return code
    case .path(let path):
      let sent = location(path, row).value?.content ?? ""
      if FixtureCurrency.code(sent) != nil { return sent }
      return FixtureCurrency.sent[max(number - 1, 0) % FixtureCurrency.sent.count]
    }
  }

  /// Puts the currency of an amount into a row that has none; whether it is there.
  private func setCurrency(
    _ code: String, of field: TicketField, in row: inout FixtureValue
  ) -> Bool {
    guard case .money(let options) = field.type, case .path(let path) = options.currency,
      location(path, row).value?.content != code
    else { return true }
    return row.set(.string(code), at: path, placer)
  }
}

extension FixtureValue {
  /// Puts a value at a path; false, and no change, where something else stands in the way.
  @discardableResult
  mutating func set(_ value: FixtureValue, at path: JSONPath, _ placer: FixturePlacer) -> Bool {
    var root: FixtureValue? = self
    guard placer.place(value, at: path, in: &root), let root else { return false }
    self = root
    return true
  }

  /// A discriminator in its spellings: what is a number also as a number, which comes first.
  static func spellings(of text: String) -> [FixtureValue] {
    JSONNumber(text) == nil ? [.string(text)] : [.number(text), .string(text)]
  }
}

extension Array {
  /// The elements from a place on, with those before it behind.
  func rotated(by count: Int) -> [Element] {
    guard !isEmpty else { return self }
    let start = count % self.count
    return Array(self[start...] + self[..<start])
  }
}
