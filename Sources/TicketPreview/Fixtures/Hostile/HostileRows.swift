import TicketSchema

/// Makes the bad rows of one kind: each is its smallest good row with one thing changed.
struct HostileRows {
  private let rows: KindRows
  private let base: FixtureValue

  init(_ rows: KindRows) {
    self.rows = rows
    base = rows.minimal()
  }

  private var kind: TicketKind { rows.kind }

  /// At most so many rows: first what is commonest for every field, then what is rarer; and how many
  /// there are in all.
  func rows(atMost limit: Int) -> (rows: [FixturePlan.Row], count: Int) {
    let shared = shared()
    var result = Array(shared.prefix(limit))
    let changes = kind.fields.indices.map { self.changes($0) }
    var turn = 0
    while result.count < limit, changes.contains(where: { turn < $0.count }) {
      for (field, changes) in zip(kind.fields, changes)
      where turn < changes.count && result.count < limit {
        let change = changes[turn]
        result.append(
          FixturePlan.Row(title: field.name + ": " + change.title, value: changed(change)))
      }
      turn += 1
    }
    return (result, changes.reduce(shared.count) { $0 + $1.count })
  }

  /// One thing that is done to a row: values that are taken away, and values that are put there then.
  private struct Change {
    let title: String
    var removed: [JSONPath] = []
    var put: [(value: FixtureValue, path: JSONPath)] = []
  }

  /// The base with a change.
  private func changed(_ change: Change) -> FixtureValue {
    var row = base
    for path in change.removed { row.remove(path, rows.placer) }
    for (value, path) in change.put { row.set(value, at: path, rows.placer) }
    return row
  }

  private func changes(_ index: Int) -> [Change] {
    let field = kind.fields[index]
    let good = rows.sample(index)
    let first = field.paths[0]
    func change(_ title: String, _ put: [(FixtureValue, JSONPath)]) -> Change {
      Change(title: title, removed: field.paths, put: put)
    }
    var changes = [change("missing", [])] + currencyChanges(field, good)
    for bad in HostileValues.values(field.type, good: good) {
      changes.append(change(bad.title, [(bad.value, first)]))
    }
    for text in field.absentTexts.prefix(4) {
      changes.append(change("\"\(text)\", which counts as absent", [(.string(text), first)]))
      guard JSONNumber(text) != nil else { continue }
      changes.append(change("\(text), which counts as absent", [(.number(text), first)]))
    }
    guard let last = field.paths.last, field.paths.count > 1 else { return changes }
    let wrong = FixtureValue.object([FixtureValue.Member]())
    changes.append(change("its first place wrong, its last right", [(wrong, first), (good, last)]))
    changes.append(change("its first place null, its last right", [(.null, first), (good, last)]))
    changes.append(change("wrong in all its places", field.paths.map { (wrong, $0) }))
    return changes
  }

  private func currencyChanges(_ field: TicketField, _ good: FixtureValue) -> [Change] {
    guard case .money(let options) = field.type, case .path(let path) = options.currency else {
      return []
    }
    let currencies: [(String, FixtureValue?)] = [
      ("no currency", nil), ("null for its currency", .null),
      ("the empty string for its currency", .string("")),
      ("a currency in lower case", .string("jpy")),
      ("a currency that does not exist", .string("ZZZ")),
      ("a currency without a minor unit", .string("XAU")),
      ("a number for its currency", .number("156")),
    ]
    return currencies.map { title, value in
      Change(
        title: title, removed: [path],
        put: [(good, field.paths[0])] + (value.map { [($0, path)] } ?? []))
    }
  }

  /// What is done to rows whatever their fields are.
  private func shared() -> [FixturePlan.Row] {
    var result = [
      FixturePlan.Row(title: "nothing in it", value: .object([FixtureValue.Member]())),
      FixturePlan.Row(title: "keys that nobody reads", value: withUnreadKeys()),
    ]
    if case .object(let members) = base, let first = members.first {
      let earlier = FixtureValue.Member(first.name, .object([FixtureValue.Member]()))
      let later = FixtureValue.Member(first.name, .null)
      result += [
        FixturePlan.Row(
          title: "the key \(first.name) twice, right the second time",
          value: .object([earlier] + members)),
        FixturePlan.Row(
          title: "the key \(first.name) twice, null the second time",
          value: .object(members + [later])),
        FixturePlan.Row(
          title: "keys written in escapes",
          value: .object(
            members.map {
              FixtureValue.Member($0.name, $0.value, spelling: FixtureValue.escapes(of: $0.name))
            })
        ),
        FixturePlan.Row(title: "keys in another order", value: .object(members.reversed())),
      ]
    }
    for path in kind.embedded { result += textRows(path) }
    return result
  }

  private func withUnreadKeys() -> FixtureValue {
    guard case .object(let members) = base else { return base }
    let deep = (0..<100).reduce(FixtureValue.number("1")) { value, _ in .array([value]) }
    return .object(
      [
        FixtureValue.Member("", .null), FixtureValue.Member("futureField", deep),
        FixtureValue.Member("\u{202E}key", .string("\u{FEFF}")),
      ] + members)
  }

  private func textRows(_ path: JSONPath) -> [FixturePlan.Row] {
    let name = path.normalized
    let values: [(String, FixtureValue?)] = [
      ("missing", nil), ("null", .null), ("the empty string", .string("")),
      ("no JSON text", .string("{\"a\":")), ("words", .string("待定")), ("a number", .number("1")),
      ("text that holds a number", .string("20")),
    ]
    return values.map { title, value in
      var row = base
      row.remove(path, rows.placer)
      if let value { row.set(value, at: path, rows.placer) }
      return FixturePlan.Row(title: "\(name): \(title)", value: row)
    }
  }
}

extension FixtureValue {
  /// Takes the value at a path away.
  mutating func remove(_ path: JSONPath, _ placer: FixturePlacer) {
    var root: FixtureValue? = self
    placer.remove(path, from: &root)
    self = root ?? .null
  }
}
