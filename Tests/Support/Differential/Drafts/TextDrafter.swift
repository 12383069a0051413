/// Makes random templates and conditions over some fields.
struct TextDrafter {
  let dice: Dice

  /// A template, or a map of languages to templates.
  func localized(_ fields: [DraftField]) -> Written {
    guard dice.chance(25) else { return .text(template(fields)) }
    let languages = dice.some(of: dice.shuffled(Pool.languages), atMost: 4)
    guard !languages.isEmpty else { return .text(template(fields)) }
    return .map(languages.map { ($0, .text(template(fields))) })
  }

  /// Literal text and fields.
  func template(_ fields: [DraftField]) -> String {
    let fields = fields.filter { $0.shape != .bool }
    var template = ""
    for _ in 0..<(dice.chance(10) ? 0 : dice.number(1...3)) {
      if let field = fields.isEmpty || dice.chance(35) ? nil : dice.pick(fields) {
        template += "{\(field.name)\(format(of: field.shape))}"
      } else {
        template += dice.pick(Pool.texts)
          .replacing("{", with: "{{").replacing("}", with: "}}")
      }
    }
    return template
  }

  private func format(of shape: DraftField.Shape) -> String {
    switch shape {
    case .string, .bool, .enumeration:
      return ""
    case .integer, .decimal:
      return dice.chance(40) ? "" : ":" + dice.pick(Pool.numberPatterns)
    case .money:
      return dice.pick(["", ":currency", ":symbol"] + Pool.moneyPatterns.map { ":" + $0 })
    case .rate:
      return ":"
        + dice.pick(["percentOff", "percentPaid", "tenthsPaid", "0.##%", "0.0", "#,##0.###‰"])
    case .date:
      return ":" + dice.pick(Pool.datePatterns)
    case .list:
      return ":"
        + dice.pick(["list", "join(·)", "join()", "join((a) )", "join(\\(x))", "join(, )"])
    }
  }

  /// A condition that may read some fields.
  func condition(_ fields: [DraftField], depth: Int = 0) -> String {
    let fields = fields.filter(\.isBare)
    switch depth < 3 ? dice.below(10) : 9 {
    case 0: return "not \(operand(fields, depth))"
    case 1, 2: return "\(operand(fields, depth)) and \(operand(fields, depth))"
    case 3: return "\(operand(fields, depth)) or \(operand(fields, depth))"
    case 4: return "(\(condition(fields, depth: depth + 1)))"
    default: return atom(fields)
    }
  }

  private func operand(_ fields: [DraftField], _ depth: Int) -> String {
    dice.chance(60) ? atom(fields) : "(\(condition(fields, depth: depth + 1)))"
  }

  private func atom(_ fields: [DraftField]) -> String {
    let field = dice.pick(fields)
    if dice.chance(12) { return "\(field.name) is \(dice.pick(["present", "absent"]))" }
    let others = fields.filter { $0.shape == field.shape && $0.name != field.name }
    let other = others.isEmpty || dice.chance(50) ? nil : dice.pick(others).name
    let order = dice.pick(["==", "!=", "<", "<=", ">", ">="])
    let equality = dice.pick(["==", "!="])
    switch field.shape {
    case .string:
      let text = dice.pick(Pool.texts).replacing("'", with: "''")
      return "\(field.name) \(equality) \(other ?? "'\(text)'")"
    case .bool:
      return other.map { "\(field.name) \(equality) \($0)" }
        ?? dice.pick([field.name, "\(field.name) == false", "true != \(field.name)"])
    case .integer:
      return "\(field.name) \(order) \(other ?? dice.pick(["0", "20", "-3", "9007199254740993"]))"
    case .decimal, .money:
      let number = dice.pick(["0", "20", "-0.5", "1e3", "10.50", "12345678901234567890.12345"])
      return "\(field.name) \(order) \(other ?? number)"
    case .rate:
      return "\(field.name) \(order) \(other ?? dice.pick(["0", "0.15", "1", "0.5"]))"
    case .date:
      let instant = dice.pick(["now", "now + 3d", "now + 52w", "now + 36h"])
      return "\(field.name) \(order) \(other ?? instant)"
    case .enumeration(let cases):
      guard dice.chance(70) else { return "\(field.name) is unrecognized" }
      let name = dice.pick(cases)
      return "\(field.name) \(equality) \(name.contains(" ") ? "'\(name)'" : name)"
    case .list:
      return "\(field.name) is \(dice.pick(["present", "absent"]))"
    }
  }
}
