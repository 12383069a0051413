/// Makes random values of display properties, which pass the check that every required property
/// always has a value.
struct PropertyDrafter {
  let dice: Dice
  let fields: [DraftField]

  /// The names of the settings' styles.
  let styles: [String]

  private var texts: TextDrafter { TextDrafter(dice: dice) }

  /// What a property's value may be.
  enum Role {
    case text
    case styled

    /// A further property of one kind, which is either.
    case own
  }

  /// A value that every ticket has.
  func required(_ role: Role) -> Written {
    var known = fields.filter { !$0.mayBeAbsent }
    var doubtful = fields.filter { $0.mayBeAbsent && $0.isBare }
    var cases: [Written] = []
    for _ in 0..<dice.below(3) {
      if dice.chance(50), let field = doubtful.isEmpty ? nil : dice.pick(doubtful) {
        if dice.chance(50) {
          cases.append(item(when: "\(field.name) is absent", known, role))
          known.append(field)
          doubtful.removeAll { $0.name == field.name }
        } else {
          let more = dice.chance(50) ? " and (\(texts.condition(known + [field])))" : ""
          cases.append(item(when: "\(field.name) is present\(more)", known + [field], role))
        }
      } else if known.contains(where: \.isBare) {
        cases.append(item(when: texts.condition(known), known, role))
      }
    }
    if cases.isEmpty, dice.chance(60) { return value(known, role) }
    return .list(cases + [item(when: nil, known, role)])
  }

  /// A value that may be absent.
  func optional(_ role: Role) -> Written {
    var cases: [Written] = []
    if fields.contains(where: \.isBare) {
      for _ in 0..<dice.below(3) {
        cases.append(item(when: texts.condition(fields), fields, role))
      }
    }
    if cases.isEmpty { return value(fields, role) }
    return .list(dice.chance(60) ? cases + [item(when: nil, fields, role)] : cases)
  }

  /// A condition that proves all that it reads.
  func flag() -> Written {
    let known = fields.filter { !$0.mayBeAbsent && $0.isBare }
    let doubtful = fields.filter { $0.mayBeAbsent && $0.isBare }
    if !doubtful.isEmpty, dice.chance(60) {
      let field = dice.pick(doubtful)
      return .text("\(field.name) is present and (\(texts.condition(known + [field])))")
    }
    return .text(known.isEmpty ? dice.pick(["true", "false"]) : texts.condition(known))
  }

  private func item(when: String?, _ fields: [DraftField], _ role: Role) -> Written {
    var entries: [(String, Written)] = []
    if let when { entries.append(("when", .text(when))) }
    return .map(entries + [content(fields, role)])
  }

  private func value(_ fields: [DraftField], _ role: Role) -> Written {
    dice.chance(50) ? texts.localized(fields) : .map([content(fields, role)])
  }

  private func content(_ fields: [DraftField], _ role: Role) -> (String, Written) {
    let hasRuns =
      switch role {
      case .text: false
      case .styled: dice.chance(70)
      case .own: dice.chance(20)
      }
    guard hasRuns else { return ("text", texts.localized(fields)) }
    let runs = (0...dice.below(3)).map { _ in
      var entries = [("text", texts.localized(fields))]
      if !styles.isEmpty, dice.chance(60) { entries.append(("style", .text(dice.pick(styles)))) }
      return Written.map(entries)
    }
    return ("runs", .list(runs))
  }
}
