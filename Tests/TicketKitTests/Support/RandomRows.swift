/// Random rows as a server sends them: each is a variation of one of a few usual rows.
struct RandomRows {
  var json: RandomJSON
  private var style: RandomJSON.Style

  /// The members of usual rows in their order.
  private var usual: [[Member]] = []

  /// A member, and what its value is like.
  private struct Member {
    var name: String
    var value: Value
  }

  private indirect enum Value {
    case scalar(Int)
    case object([Member])
    case array([Value])
  }

  /// How often rows differ from the usual ones, `0...1`.
  var variation: Double

  init(seed: UInt64, variation: Double) {
    json = RandomJSON(seed: seed)
    style = json.style()
    self.variation = variation
    usual = (0..<2).map { _ in members(depth: 3) }
  }

  /// The text of a document with rows under `data`, its discriminator before, behind or in them.
  mutating func document(_ rowCount: Int) -> String {
    let rows = (0..<rowCount).map { _ in row() }
    let space = json.pick(style.space)
    let list = "[\(space)\(rows.joined(separator: "\(space),\(space)"))\(space)]"
    return json.pick([
      "{\"t\":1,\"data\":\(list)}", "{\"data\" :\(list),\"z\":[{}],\"t\":\"1\"}",
      "{\"t\":1,\"data\":\(list)\n}",
    ])
  }

  private mutating func row() -> String {
    if happens(0.05) { return json.pick(["null", "{}", "7", "[]", "[{}]", "\"x\"", "{ }"]) }
    let row = json.pick(usual)
    if happens(0.1) { style = json.style() }
    return text(row)
  }

  private mutating func happens(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &json.generator) < probability * variation
  }

  private mutating func members(depth: Int) -> [Member] {
    let names = [
      "a", "b", "c", "d", "e", "x y", "k", "满", "z", "", "a name that is longer than sixteen bytes",
    ]
    return names.shuffled(using: &json.generator).prefix(depth * 2).map { name in
      Member(name: name, value: value(depth: depth))
    }
  }

  private mutating func value(depth: Int) -> Value {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 7), using: &json.generator) {
    case 0...6: .scalar(Int.random(in: 0..<8, using: &json.generator))
    case 7, 8: .object(members(depth: depth - 1))
    default: .array((0..<3).map { _ in value(depth: depth - 1) })
    }
  }

  private mutating func text(_ value: Value) -> String {
    if happens(0.05) { return json.value(depth: 2, style) }
    switch value {
    case .scalar(let kind): return scalar(kind)
    case .object(let members): return text(members)
    case .array(let values):
      let count = happens(0.3) ? Int.random(in: 0...3, using: &json.generator) : values.count
      let elements = values.prefix(count).map { text($0) }
      return wrap("[", elements, "]")
    }
  }

  private mutating func text(_ members: [Member]) -> String {
    var members = members
    if happens(0.1), !members.isEmpty { members.removeFirst() }
    if happens(0.1) { members.shuffle(using: &json.generator) }
    if happens(0.1), let member = members.randomElement(using: &json.generator) {
      members.append(member)
    }
    let texts = members.map { member in
      let name = happens(0.03) ? "\\u00" + (member.name == "a" ? "61" : "7a") : member.name
      return "\"\(name)\":\(json.pick(style.space))\(text(member.value))"
    }
    return wrap("{", texts, "}")
  }

  private mutating func scalar(_ kind: Int) -> String {
    let number = String(Int.random(in: 0..<100_000, using: &json.generator))
    switch kind {
    case 0: return json.pick(["1", "2", "\"2\"", "1", "1"])
    case 1: return number
    case 2: return "\(number).\(json.pick(["5", "50", "25", "0", "00000001"]))"
    case 3: return json.pick(["true", "false"])
    case 4: return json.pick(["null", "\"满减优惠券全场通用\"", "\"\""])
    case 5: return json.string()
    case 6: return json.pick(["\"2026-11-30\"", "\"2026-02-30\"", "-\(number)", "1e3", "1.5E2"])
    default: return json.number()
    }
  }

  private mutating func wrap(_ open: String, _ parts: [String], _ close: String) -> String {
    let space = json.pick(style.space)
    return open + space + parts.joined(separator: "\(space),\(space)") + space + close
  }
}
