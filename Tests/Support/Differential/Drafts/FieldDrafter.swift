/// Makes random fields.
struct FieldDrafter {
  let dice: Dice

  /// The paths whose value is a string that holds JSON text.
  let embedded: [String]

  /// A field of a name; the same shape as another's where that is given.
  func field(_ name: String, number: Int, like other: DraftField? = nil) -> DraftField {
    let shape = other?.shape ?? shape()
    let mayBeAbsent = other?.mayBeAbsent ?? dice.chance(40)
    var options: [(String, Written)] = []
    var type = typeName(shape)
    let hasDefault = !mayBeAbsent && dice.chance(30)
    if mayBeAbsent || hasDefault && dice.chance(30) { type += "?" }
    options.append(("type", .text(type)))
    if dice.chance(85) { options.append(("from", paths(number))) }
    if dice.chance(25) {
      options.append(
        (
          "absent",
          .list(
            dice.some(of: ["0", "-", "", "null", "N/A"], atMost: 2)
              .map(Written.text) + [.text("none")])
        ))
    }
    if dice.chance(35) { options.append(("invalid", .text("absent"))) }
    let (ownOptions, defaults) = self.options(of: shape)
    options += ownOptions
    if hasDefault { options.append(("default", dice.pick(defaults))) }
    return DraftField(
      name: name, shape: shape, mayBeAbsent: mayBeAbsent,
      written: options.count == 1 && dice.chance(50) ? .text(type) : .map(options))
  }

  private func shape() -> DraftField.Shape {
    switch dice.below(13) {
    case 0, 1, 2: .string
    case 3: .bool
    case 4: .integer
    case 5: .decimal
    case 6: .money(currency: dice.pick(["", "from a.cur", "from", "USD", "jpy"]))
    case 7: .rate
    case 8, 9: .date
    case 10: .enumeration(cases: cases())
    default: .list(element: dice.pick(["string", "integer", "decimal", "enum"]))
    }
  }

  private func cases() -> [String] {
    let names = dice.some(of: Pool.caseNames, atMost: 4)
    return names.isEmpty ? ["only"] : names
  }

  private func typeName(_ shape: DraftField.Shape) -> String {
    switch shape {
    case .string: "string"
    case .bool: "bool"
    case .integer: "integer"
    case .decimal: "decimal"
    case .money: "money"
    case .rate: "rate"
    case .date: "date"
    case .enumeration: "enum"
    case .list(let element): "list(\(element))"
    }
  }

  /// The options of a shape, and some defaults that fit them.
  private func options(of shape: DraftField.Shape) -> ([(String, Written)], [Written]) {
    var options: [(String, Written)] = []
    func maybe(_ percent: Int, _ name: String, _ value: Written) {
      if dice.chance(percent) { options.append((name, value)) }
    }
    switch shape {
    case .string:
      maybe(25, "markup", .text("html"))
      return (options, Pool.texts.map(Written.text))
    case .bool:
      return ([], ["true", "0", "NO", "y"].map(Written.text))
    case .integer:
      maybe(25, "negate", .plain("true"))
      return (options, ["0", "-3", "20.0", "9007199254740993"].map(Written.text))
    case .decimal:
      maybe(25, "negate", .plain("true"))
      return (options, ["0", "-3.50", "1e3", "12345678901234567890.12345"].map(Written.text))
    case .money(let currency):
      maybe(25, "negate", .plain("true"))
      maybe(40, "unit", .text("minor"))
      if currency.hasPrefix("from") {
        let path = currency.split(separator: " ").last.map(String.init) ?? "cur"
        options.append(("currency", .map([("from", .text(path == "from" ? "cur" : path))])))
      } else if !currency.isEmpty {
        options.append(("currency", .text(currency)))
      }
      return (options, ["0", "150", "1999"].map(Written.text))
    case .rate:
      options.append(("as", .text(dice.pick(Pool.rateForms))))
      return (options, [.text("0"), .text("1")])
    case .date:
      return dateOptions()
    case .enumeration(let cases):
      options.append(("cases", self.cases(cases)))
      return (options, cases.map(Written.text))
    case .list(let element):
      return listOptions(element)
    }
  }

  /// The options of a list are those of its elements; a default may be one element alone.
  private func listOptions(_ element: String) -> ([(String, Written)], [Written]) {
    let names = cases()
    let shape: DraftField.Shape =
      switch element {
      case "string": .string
      case "integer": .integer
      case "decimal": .decimal
      default: .enumeration(cases: names)
      }
    let (options, defaults) = self.options(of: shape)
    return (options, [.list([]), .list(defaults.suffix(2)), defaults[defaults.count - 1]])
  }

  private func dateOptions() -> ([(String, Written)], [Written]) {
    let format = dice.pick(Pool.dateFormats)
    var options: [(String, Written)] = []
    if format != "iso8601" || dice.chance(50) { options.append(("format", .text(format))) }
    if dice.chance(25) { options.append(("timeZone", .text(dice.pick(Pool.zones)))) }
    if dice.chance(25) { options.append(("displayTimeZone", .text(dice.pick(Pool.zones)))) }
    if dice.chance(25) { options.append(("endOfDay", .plain("true"))) }
    return (options, [.text(DateTexts(format: format).text(dice, isReal: true))])
  }

  /// Cases with the texts that select them, or as a list where both are the same.
  private func cases(_ names: [String]) -> Written {
    if dice.chance(40) { return .list(names.map(Written.text)) }
    return .map(
      names.enumerated().map { number, name in
        let values = dice.some(of: ["\(number)", "v\(number)", "已\(number)"], atMost: 3)
        return (name, .list((values.isEmpty ? ["\(number)"] : values).map(Written.text)))
      })
  }

  /// One path, or several that are tried in order.
  private func paths(_ number: Int) -> Written {
    let paths = (0...(dice.chance(35) ? dice.number(1...2) : 0)).map { _ in path(number) }
    return paths.count == 1 ? .text(paths[0]) : .list(paths.map(Written.text))
  }

  /// A path in a row.
  func path(_ number: Int) -> String {
    let containers =
      ["", "", "", "a", "a.b", "['x y']", "list[0]", "list[-1]", "$.deep.er"] + embedded
    let leaf = dice.pick(["k\(number)", "k\(number)", "v", "['q \"\(number)'][0]", "键\(number)"])
    let container = dice.pick(containers)
    return container.isEmpty || leaf.hasPrefix("[") ? container + leaf : "\(container).\(leaf)"
  }
}
