import TicketSchema

/// Which fields of a kind read the same places, so that a value for one may be wrong for others.
struct RowNeighbours {
  /// Per field those that read what it reads, something in it, or something around it.
  private let fields: [[Int]]

  /// Per field whether what it reads may tell the kind of the row.
  private let mayTellKind: [Bool]

  private let number: Int

  init(_ number: Int, _ reader: FixtureReader) {
    self.number = number
    let kind = reader.catalog.kinds[number]
    let readers = PlaceTable(kind.fields.map(\.places))
    fields = kind.fields.enumerated().map { index, field in
      readers.owners(near: field.places).subtracting([index]).sorted()
    }
    mayTellKind = kind.fields.map { !reader.kindPlaces.owners(near: $0.places).isEmpty }
  }

  /// How a row stands around one of its fields.
  struct State {
    /// Per neighbour whether it has a value, and whether it has a wrong one.
    fileprivate var values: [Bool] = []
    fileprivate var faults: [Bool] = []
    fileprivate var isOfKind = true

    /// Whether nothing that was right before is wrong now.
    func isNoWorse(than before: State) -> Bool {
      (isOfKind || !before.isOfKind) && zip(values, before.values).allSatisfy { $0 || !$1 }
        && zip(faults, before.faults).allSatisfy { !$0 || $1 }
    }
  }

  /// How a row stands around a field.
  func state(around field: Int, in row: FixtureValue, _ reader: FixtureReader) -> State {
    state(of: fields[field], row, reader, asksKind: mayTellKind[field])
  }

  /// How a row stands in all its fields.
  func state(of row: FixtureValue, _ reader: FixtureReader) -> State {
    state(of: Array(fields.indices), row, reader, asksKind: true)
  }

  private func state(
    of fields: [Int], _ row: FixtureValue, _ reader: FixtureReader, asksKind: Bool
  ) -> State {
    var state = State()
    for field in fields {
      let reading = reader.reading(reader.catalog.kinds[number].fields[field], of: number, in: row)
      if case .value = reading.outcome {
        state.values.append(true)
      } else {
        state.values.append(false)
      }
      state.faults.append(reading.fault.map { $0.code != .missing } ?? false)
    }
    if asksKind { state.isOfKind = reader.mayBe(number, row) }
    return state
  }
}

extension TicketField {
  /// All that the field reads: its alternates and the path of its currency.
  var places: [JSONPath] {
    if case .money(let options) = type, case .path(let path) = options.currency {
      return paths + [path]
    }
    return paths
  }

  /// Whether the field reads what stands at a path, or something in it.
  func reads(_ path: JSONPath) -> Bool {
    paths.contains { $0.steps.starts(with: path.steps) }
  }

  /// Whether a row needs something of the field.
  var isRequired: Bool {
    // A default is an amount in the row's currency.
    !isOptional && (defaultJSON == nil || places.count > paths.count)
  }
}

extension KindMatch {
  /// All that is looked at to tell whether a row is of the kind.
  var paths: [JSONPath] {
    if case .keys(let has, let lacks) = self { has + lacks } else { [] }
  }

  /// The discriminators.
  var values: [String] {
    if case .values(let values) = self { values } else { [] }
  }

  /// What rows of the kind have.
  var has: [JSONPath] {
    if case .keys(let has, _) = self { has } else { [] }
  }
}
