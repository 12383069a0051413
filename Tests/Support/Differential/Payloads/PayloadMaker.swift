import TicketSchema

/// Makes responses for a catalog, most of whose rows are good.
struct PayloadMaker {
  let dice: Dice
  let catalog: TicketCatalog

  private var values: ValueMaker { ValueMaker(dice: dice) }

  /// A response; one in some is cut, or has no rows.
  func response() -> String {
    let envelope = catalog.settings.envelope
    var root = JSONTree.empty
    var kind: TicketKind?
    if case .response(let path) = envelope.discriminator {
      kind = dice.pick(catalog.kinds)
      root.set(path.steps[...], to: discriminator(of: kind))
    }
    if dice.chance(20) { root.set([.member("total")], to: .raw("3")) }
    var rows = (0..<dice.number(1...7)).map { _ in row(kind ?? dice.pick(catalog.kinds)) }
    if kind != nil, dice.chance(15) { rows.append(row(dice.pick(catalog.kinds))) }
    let items: JSONTree =
      switch dice.below(24) {
      case 0: rows[0]
      case 1: .raw("null")
      case 2: .text("none")
      default: .array(rows)
      }
    if !dice.chance(2) { root.set(envelope.items.steps[...], to: items) }
    if envelope.items.steps.isEmpty, case .response(let path) = envelope.discriminator,
      dice.chance(30)
    {
      // The root is the only row, and holds the discriminator of all.
      root = rows[0]
      root.set(path.steps[...], to: discriminator(of: kind))
    }
    let json = root.json(dice)
    return dice.chance(2) ? String(json.prefix(dice.below(json.count))) : json
  }

  private func discriminator(of kind: TicketKind?) -> JSONTree {
    if dice.chance(6) {
      return dice.pick([.raw("null"), .raw("true"), .text("?"), .raw("99"), .raw("[]")])
    }
    guard case .values(let values)? = kind?.match else { return .text("unheard of") }
    let value = dice.pick(values)
    return JSONTree.isNumber(value) && dice.chance(70) ? .raw(value) : .text(value)
  }

  private func row(_ kind: TicketKind) -> JSONTree {
    if dice.chance(3) { return dice.pick([.raw("null"), .raw("7"), .array([]), .text("row")]) }
    var row = JSONTree.empty
    for name in dice.some(of: Pool.strayNames, atMost: 2) {
      row.set([.member(name)], to: dice.pick([.raw("1"), .text("x"), .array([.empty])]))
    }
    for field in dice.shuffled(kind.fields) { set(field, in: &row) }
    if case .keys(let has, _) = kind.match {
      for path in has where row.value(path.steps[...]) == nil && !dice.chance(3) {
        row.set(path.steps[...], to: .raw(dice.pick(["1", "\"\"", "{}", "false"])))
      }
    }
    if case .row(let path) = catalog.settings.envelope.discriminator, !dice.chance(3) {
      row.set(path.steps[...], to: discriminator(of: kind))
    }
    for path in kind.embedded.reversed() { embed(path, in: &row) }
    return repeated(row)
  }

  private func set(_ field: TicketField, in row: inout JSONTree) {
    if dice.chance(field.isOptional || field.defaultJSON != nil ? 25 : 3) { return }
    let paths = dice.chance(75) ? [field.paths[0]] : dice.some(of: field.paths, atMost: 3)
    for path in paths { row.set(path.steps[...], to: values.value(for: field)) }
    if case .money(let options) = field.type, case .path(let path) = options.currency,
      !dice.chance(5)
    {
      let codes = ["CNY", "usd", "JPY", "KWD", "EUR", "XAU", "zzz", ""]
      row.set(path.steps[...], to: dice.chance(5) ? .raw("5") : .text(dice.pick(codes)))
    }
  }

  /// Puts the value at a path into a string, as most servers with such a key send it.
  private func embed(_ path: JSONPath, in row: inout JSONTree) {
    guard let value = row.value(path.steps[...]), !dice.chance(8) else { return }
    let json = dice.chance(4) ? "{\"cut\": " : value.json(dice)
    row.set(path.steps[...], to: .text(json))
  }

  /// A row in which a name may stand twice.
  private func repeated(_ row: JSONTree) -> JSONTree {
    guard case .object(let members) = row, dice.chance(5), let last = members.last else {
      return row
    }
    return .object([(last.name, .raw(dice.pick(["1", "{\"v\": 5}", "\"first\""])))] + members)
  }
}
