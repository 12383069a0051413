/// One kind of ticket that is written as a schema and as a `Codable` struct.
///
/// A kind's number decides everything about it: its fields, their names and types, what it shows and
/// what it takes off a price. No two are alike.
struct TwinKind {
  let number: Int

  /// The words of the kind's name.
  let words: [String]

  private(set) var fields: [TwinField] = []
  private(set) var displays: [TwinDisplay] = []
  private(set) var promotion: TwinPromotion?

  /// The field with the kind's identity.
  private(set) var identity = ""

  private var random: SeededGenerator

  /// Whether JSON has its keys in lower case with underscores.
  private let hasSnakeKeys: Bool

  init(number: Int) {
    self.number = number
    random = SeededGenerator(seed: UInt64(truncatingIfNeeded: number) &* 2_654_435_761)
    let theme = TwinNames.themes[number % TwinNames.themes.count]
    let thing = TwinNames.things[number / TwinNames.themes.count % TwinNames.things.count]
    words = [theme, thing, "\(number)"]
    hasSnakeKeys = Int.random(in: 0..<5, using: &random) < 2
    addFields()
  }

  /// The name of the schema's file without its extension.
  var fileName: String { words.joined(separator: "-") }

  /// The name of the struct; ticketgen adds `Ticket` to it.
  var typeName: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

  /// The kind's name in Swift.
  var swiftName: String { typeName.prefix(1).lowercased() + typeName.dropFirst() }

  /// One of some things.
  private mutating func one<Thing>(of things: [Thing]) -> Thing {
    things[Int.random(in: 0..<things.count, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// Adds a field under one of some names, of which each kind has its own variants.
  private mutating func add(
    _ names: [String], _ kind: TwinField.Kind, parent: String? = nil
  ) -> TwinField {
    let prefix = one(of: TwinNames.prefixes)
    var name = one(of: names)
    if !prefix.isEmpty { name = prefix + name.prefix(1).uppercased() + name.dropFirst() }
    while fields.contains(where: { $0.name == name }) { name += "2" }
    let field = TwinField(
      name: name, key: hasSnakeKeys ? Self.snake(name) : name, parent: parent, kind: kind)
    fields.append(field)
    return field
  }

  private static func snake(_ name: String) -> String {
    name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }
  }

  private mutating func addFields() {
    identity = add(TwinNames.identities, chance(70) ? .string : .integer).name
    let title = add(TwinNames.titles, .string)
    // A struct's own property of that name is the text already.
    let isPlain = chance(85) || title.name == "goodName"
    display("goodName", [.otherwise(isPlain ? "\(title)" : "【\(title)】")])
    addBackground()
    let limit = addCondition()
    let end = addDeadline()
    let worth = addWorth()
    if let worth, chance(60) { addPromotion(worth: worth, limit: limit, end: end) }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let kinds: [TwinField.Kind] = [
        .string, .string, .optionalString, .integer, .bool, .decimal, .strings,
      ]
      _ = add(TwinNames.extras, one(of: kinds))
    }
  }

  private mutating func display(_ name: String, _ cases: [TwinDisplay.Case]) {
    displays.append(TwinDisplay(name: name, cases: cases))
  }

  private mutating func addBackground() {
    let image = "\(words[0])_\(words[1])"
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4:
      let flag = add(TwinNames.flags, .bool).name
      display(
        "backgroundImageName",
        [.when(flag, "\(raw: image)_overdue"), .otherwise("\(raw: image)_common")])
    case 5...8:
      let cases = one(of: TwinNames.stateCases)
      let state = add(TwinNames.states, .enumeration(cases)).name
      var shown = [
        TwinDisplay.Case.when(
          "\(state) == \(cases[0])", swift: "\(state) == .\(cases[0])", "\(raw: image)_common")
      ]
      if cases.count > 2, chance(50) {
        shown.append(
          .when(
            "\(state) == \(cases[1])", swift: "\(state) == .\(cases[1])",
            "\(raw: image)_\(raw: cases[1])"))
      }
      display("backgroundImageName", shown + [.otherwise("\(raw: image)_overdue")])
    default:
      display("backgroundImageName", [.otherwise("\(raw: image)")])
    }
  }

  /// What a ticket can be used for; returns the least amount if there is one.
  private mutating func addCondition() -> TwinField? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let limit = add(TwinNames.limits, .decimal)
      display("effectCondition", [.otherwise("· 满\(limit)元可用")])
      return limit
    case 1:
      let limit = add(TwinNames.limits, .decimal)
      display(
        "effectCondition",
        [.when("\(limit.name) > 0", "满\(cents: limit)元可用"), .otherwise("无门槛")])
      return limit
    case 2:
      let rule = add(TwinNames.rules, .string)
      display("effectCondition", [.otherwise("· \(rule)")])
    case 3:
      let shop = add(TwinNames.shops, .optionalString)
      display(
        "effectCondition",
        [
          .when("\(shop.name) is present", swift: "let \(shop.name)", "· 仅限\(shop)使用"),
          .otherwise("· 全场通用"),
        ])
    case 4:
      let shop = add(TwinNames.shops, .string, parent: "place")
      let count = add(TwinNames.counts, .integer)
      display("effectCondition", [.otherwise("\(shop)，每人限领\(count)张")])
    default:
      let tags = add(["cities", "brands", "tags"], .strings)
      let limit = add(TwinNames.limits, .decimal)
      display("effectCondition", [.otherwise("限\(joined: tags)，满\(limit)元")])
      return limit
    }
    return nil
  }

  /// Until when a ticket can be used; returns the date if it is one.
  private mutating func addDeadline() -> TwinField? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let text = add(TwinNames.ends, .string)
      display("deadline", [.otherwise("· 兑换截止日期：\(text)")])
      return nil
    case 1:
      let end = add(TwinNames.ends, .seconds)
      display("deadline", [.otherwise("有效期至\(end, date: "yyyy年MM月dd日")")])
      return end
    case 2:
      let end = add(TwinNames.ends, .dateTime)
      display("deadline", [.otherwise("· 兑换截止日期：\(end, date: "yyyy-MM-dd")")])
      return end
    default:
      let end = add(TwinNames.ends, .dateTime)
      display(
        "deadline",
        [
          .when("\(end.name) < now", swift: "\(end.name) < Format.now", "已过期"),
          .otherwise("\(end, date: "yyyy-MM-dd HH:mm")前有效"),
        ])
      return end
    }
  }

  /// What a ticket is worth; nothing for some.
  private mutating func addWorth() -> TwinField? {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<9:
      let worth = add(TwinNames.worths, .decimal)
      styled([("￥", "symbol"), ("\(worth)", "amount")])
      return worth
    case 9..<14:
      let rate = add(TwinNames.rates, .rate)
      styled([("\(tenths: rate)", "amount"), ("折", "symbol")])
      return rate
    case 14..<17:
      let count = add(TwinNames.counts, .integer)
      styled([("\(count)", "amount"), ("积分", nil)])
      return nil
    default:
      return nil
    }
  }

  private mutating func styled(_ runs: [(text: TwinText, style: String?)]) {
    displays.append(
      TwinDisplay(
        name: "perferential", cases: [TwinDisplay.Case(runs: runs)], isStyled: true))
  }

  private mutating func addPromotion(
    worth: TwinField, limit: TwinField?, end: TwinField?
  ) {
    promotion = TwinPromotion(
      worth: worth, limit: limit,
      start: chance(40) ? add(TwinNames.starts, .seconds) : nil, end: end,
      stackable: chance(40) ? add(TwinNames.switches, .bool) : nil)
  }
}

extension TwinText.StringInterpolation {
  /// Text that both sides have as it is.
  mutating func appendInterpolation(raw text: String) { appendLiteral(text) }
}
