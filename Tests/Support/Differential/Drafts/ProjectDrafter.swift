/// Makes the files of a random schemas folder, whose names differ from those of every other number's.
struct ProjectDrafter {
  let dice: Dice
  let number: Int

  /// The settings' `properties` by name, in the schema language's words.
  private let properties: [(name: String, type: String)]
  private let styles: [String]
  private let embedded: [String]

  /// The envelope's entry for the discriminator; nil: there is none.
  private let discriminator: (String, Written)?

  init(dice: Dice, number: Int) {
    self.dice = dice
    self.number = number
    styles = dice.some(of: ["symbol", "quiet-note", "样式"], atMost: 3)
    switch dice.below(5) {
    case 0, 1: discriminator = ("type", .text(dice.pick(["modelType", "meta.kind", "t[0]"])))
    case 2, 3: discriminator = ("each", .text(dice.pick(["object", "meta.kind", "a.b.t"])))
    default: discriminator = nil
    }
    embedded = dice.some(of: ["emb", "emb.in", "more['t']"], atMost: 2)
    properties = dice.some(
      of: [
        ("badge", "text?"), ("cap-tion", "text"), ("ribbon", "styled?"), ("头", "styled"),
        ("isMuted", "flag"), ("line", "text"),
      ], atMost: 4
    ).map { ("p\(number)\($0.0)", $0.1) }
  }

  /// The files by their paths.
  func files() -> [(path: String, text: String)] {
    var files = [("ticketgen.yaml", Written.file(settings()))]
    let base = dice.chance(50) ? fields(count: dice.number(1...3), from: 0) : nil
    if let base {
      files.append(("_base\(number).yaml", Written.file(self.base(base))))
    }
    let kinds = dice.shuffled(["gift", "cash-voucher", "卡", "K2"]).prefix(dice.number(1...3))
    let hasUnknown = dice.chance(30)
    for (index, kind) in kinds.enumerated() {
      let isUnknown = hasUnknown && index == kinds.count - 1
      let path = (dice.chance(20) ? "more/" : "") + "c\(number)-\(kind).yaml"
      files.append((path, Written.file(ticket(index, base: base, isUnknown: isUnknown))))
    }
    return files
  }

  private func settings() -> [(String, Written)] {
    let items = dice.pick(["data", "page.rows", "$", "['列 表']", "pages[-1].rows", "data[0]"])
    var envelope = [("items", Written.text(items))]
    if let discriminator { envelope.append(discriminator) }
    return [
      ("envelope", .map(envelope)),
      ("locale", .text(dice.pick(Pool.locales))),
      ("timeZone", .text(dice.pick(Pool.zones))),
      ("currency", .text(dice.pick(Pool.currencies))),
      ("colors", .map([("accent", .text("#FD6363"))])),
      (
        "styles",
        .map(styles.map { ($0, .map([("size", .plain("16")), ("color", .text("accent"))])) })
      ),
      ("properties", .map(properties.map { ($0.name, .text($0.type)) })),
    ].filter { _, value in
      // What is left out has its default.
      value.yaml.hasPrefix("{") ? value.yaml != "{}" : dice.chance(80)
    }
  }

  /// Fields of their own names, some of them behind others of these names.
  private func fields(count: Int, from first: Int) -> [DraftField] {
    let drafter = FieldDrafter(dice: dice, embedded: embedded)
    var names = dice.shuffled(Pool.fieldNames)
    if dice.chance(10) { names.insert(Pool.quotedFieldName, at: 0) }
    return names.prefix(count).enumerated().map { drafter.field($1, number: first + $0) }
  }

  private func base(_ fields: [DraftField]) -> [(String, Written)] {
    let drafter = PropertyDrafter(dice: dice, fields: fields, styles: shownStyles)
    var entries: [(String, Written)] = [
      ("fields", .map(fields.map { ($0.name, $0.written) })),
      ("display", .map(display(drafter, isWhole: true))),
    ]
    if !embedded.isEmpty { entries.append(("embedded", .list(embedded.map(Written.text)))) }
    return entries
  }

  private func ticket(
    _ index: Int, base: [DraftField]?, isUnknown: Bool
  ) -> [(String, Written)] {
    let drafter = FieldDrafter(dice: dice, embedded: embedded)
    let inherited = base ?? []
    let replaced = dice.some(of: inherited, atMost: 1).map {
      drafter.field($0.name, number: 20 + index, like: $0)
    }
    let own = fields(count: dice.number(1...5), from: 3 + index * 5).filter { field in
      !inherited.contains { $0.name == field.name }
    }
    var all = inherited.map { field in replaced.first { $0.name == field.name } ?? field }
    all += own
    let properties = PropertyDrafter(dice: dice, fields: all, styles: shownStyles)
    var entries: [(String, Written)] = [
      ("summary", .text("\(dice.pick(Pool.texts)) \(number)")),
      ("match", match(index, isUnknown: isUnknown)),
    ]
    if base != nil { entries.append(("extends", .text("_base\(number)"))) }
    if base == nil, !embedded.isEmpty {
      entries.append(("embedded", .list(embedded.map(Written.text))))
    }
    let identities = all.filter {
      !$0.mayBeAbsent && ($0.shape == .string || $0.shape == .integer)
    }
    if !identities.isEmpty, dice.chance(60) {
      entries.append(("id", .text(dice.pick(identities).name)))
      if let promotion = promotion(all) { entries.append(("promotion", promotion)) }
    }
    entries.append(("fields", .map((replaced + own).map { ($0.name, $0.written) })))
    entries.append(("display", .map(display(properties, isWhole: base == nil))))
    return entries
  }

  /// The money side of some kinds, which the compiled types have and the evaluator does not show.
  private func promotion(_ fields: [DraftField]) -> Written? {
    func name(_ shapes: [DraftField.Shape]) -> Written? {
      let fields = fields.filter { shapes.contains($0.shape) }
      return fields.isEmpty ? nil : .text(dice.pick(fields).name)
    }
    let amounts = fields.filter { field in
      if case .money = field.shape { true } else { field.shape == .decimal }
    }
    var entries: [(String, Written)] = []
    if let start = name([.date]) { entries.append(("start", start)) }
    if let active = name([.bool]) { entries.append(("active", active)) }
    if let rate = name([.rate]) { entries.append(("discount", .map([("rate", rate)]))) }
    if let amount = amounts.first, entries.last?.0 != "discount" {
      entries.append(("discount", .map([("amount", .text(amount.name))])))
    }
    return entries.isEmpty || dice.chance(50) ? nil : .map(entries)
  }

  /// - Parameter isWhole: whether all required properties must be given.
  private func display(_ drafter: PropertyDrafter, isWhole: Bool) -> [(String, Written)] {
    var display: [(String, Written)] = []
    for name in ["backgroundImageName", "goodName", "effectCondition", "deadline"]
    where isWhole || dice.chance(50) {
      display.append((name, drafter.required(.text)))
    }
    if dice.chance(80) { display.append(("perferential", drafter.optional(.styled))) }
    for property in properties {
      switch property.type {
      case "text" where isWhole || dice.chance(50):
        display.append((property.name, drafter.required(.text)))
      case "styled" where isWhole || dice.chance(50):
        display.append((property.name, drafter.required(.styled)))
      case "flag" where isWhole || dice.chance(50):
        display.append((property.name, drafter.flag()))
      case "text?" where dice.chance(60):
        display.append((property.name, drafter.optional(.text)))
      case "styled?" where dice.chance(60):
        display.append((property.name, drafter.optional(.styled)))
      default: break
      }
    }
    for name in dice.some(of: Pool.propertyNames, atMost: 3) {
      display.append((name, drafter.optional(.own)))
    }
    return dice.shuffled(display)
  }

  private func match(_ index: Int, isUnknown: Bool) -> Written {
    if isUnknown { return .map([("unknown", .plain("true"))]) }
    if discriminator != nil, dice.chance(70) {
      return dice.chance(50)
        ? .text("\(index)")
        : .list([.text("\(index)"), .text("vip \"\(index)\""), .text("é\(index)")])
    }
    let paths = FieldDrafter(dice: dice, embedded: embedded)
    // A path of its own tells the kind from the others.
    var has = ["only\(index)"]
    if dice.chance(30) { has.append(paths.path(3 + index * 5)) }
    var entries = [("has", Written.list(has.map(Written.text)))]
    if dice.chance(30) {
      entries.append(("lacks", .text(dice.pick(["k9", "a.k9", "emb.k9", "['x y'].键9"]))))
    }
    return .map(entries)
  }

  private var shownStyles: [String] { styles.isEmpty ? ["symbol", "amount"] : styles }
}
