/// Random JSON texts with few names, so that the paths of tests are met and names repeat.
struct RandomJSON {
  var generator: SeededRandom

  init(seed: UInt64) {
    generator = SeededRandom(seed: seed)
  }

  /// How a text is written: what stands around its brackets, commas and colons.
  struct Style {
    var space: [String]
  }

  mutating func style() -> Style {
    let spaces = [[""], [" "], ["", "\n  "], ["", " ", "\t\r\n", "                     "]]
    return Style(space: pick(spaces))
  }

  mutating func value(depth: Int, _ style: Style) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 7), using: &generator) {
    case 0: return pick(["null", "true", "false"])
    case 1, 2: return number()
    case 3, 4, 5: return string()
    case 6: return pick(["{}", "[]", "[ ]", "{\n}"])
    case 7: return object(depth: depth - 1, style)
    default: return array(depth: depth - 1, style)
    }
  }

  mutating func object(depth: Int, _ style: Style) -> String {
    let members = (0..<Int.random(in: 0..<7, using: &generator)).map { _ in
      let name = pick([
        "a", "b", "c", "d", "e", "x y", "\\u0061", "满", "z", "a\\u0000", "",
        "a name that is longer than sixteen bytes",
      ])
      return "\"\(name)\"\(pick(style.space)):\(pick(style.space))\(value(depth: depth, style))"
    }
    return wrap("{", members, "}", style)
  }

  mutating func array(depth: Int, _ style: Style) -> String {
    let elements = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
      value(depth: depth, style)
    }
    return wrap("[", elements, "]", style)
  }

  mutating func number() -> String {
    let digits = String(Int.random(in: 0..<1_000_000_000_000, using: &generator))
    return pick([
      "0", "-0", "1", "20.50", digits, "-\(digits)", "\(digits).25", "1e3", "1E-7",
      "\(digits)\(digits)\(digits)",
    ])
  }

  mutating func string() -> String {
    let parts = (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
      pick([
        "满", "元可用", "abc", " ", "\\n", "\\\"", "\\\\", "\\u00e9", "\\ud83c\\udfab", "🎫", "é", "0",
        "}", "]", ",", "{\\\"a\\\":1}", "\u{7F}", "\\/",
      ])
    }
    return "\"\(parts.joined())\""
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &generator)]
  }

  private mutating func wrap(
    _ open: String, _ parts: [String], _ close: String, _ style: Style
  ) -> String {
    let space = pick(style.space)
    return open + space + parts.joined(separator: "\(space),\(space)") + space + close
  }
}
