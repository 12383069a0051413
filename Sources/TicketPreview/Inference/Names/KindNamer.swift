import TicketSchema

/// Names the kinds of a draft, which are also the names of their files.
struct KindNamer {
  /// The names taken, as the schema reader compares them.
  private var taken: Set<String> = []

  /// The name as the stem of a file: `cash-voucher`.
  ///
  /// - Parameters:
  ///   - candidates: texts of the samples, the best first.
  ///   - number: the number of the kind, for kinds whose values say nothing.
  mutating func name(from candidates: [String], number: Int) -> String {
    for candidate in candidates {
      if let stem = Self.stem(candidate), take(stem) { return stem }
    }
    let base = candidates.lazy.compactMap(Self.stem).first ?? "kind-\(number)"
    if take(base) { return base }
    var count = 2
    while !take("\(base)-\(count)") { count += 1 }
    return "\(base)-\(count)"
  }

  private mutating func take(_ stem: String) -> Bool {
    guard let name = Self.kind(stem) else { return false }
    return taken.insert(name.lowercased()).inserted
  }

  /// The kind whose file has a stem; nil where no kind can be called so.
  private static func kind(_ stem: String) -> String? {
    guard let name = KindFileName(relativePath: stem + ".yaml").kindName,
      GeneratedNames.obstacle(to: name, as: .kind) == nil, stem != "ticketgen"
    else { return nil }
    return name
  }

  /// The stem of a kind that somebody named; nil where no kind can be called so.
  static func kindStem(_ name: String) -> String? {
    stem(name).flatMap { kind($0) == nil ? nil : $0 }
  }

  /// A text as the stem of a file name; nil where it says nothing.
  static func stem(_ text: String) -> String? {
    guard let name = DraftName.identifier(text) else { return nil }
    if Int(text) != nil {
      return "kind-" + (text.hasPrefix("-") ? "minus-" : "") + text.filter(\.isNumber)
    }
    var words: [String] = []
    var word = ""
    var isLower = false
    for scalar in name.unicodeScalars {
      if scalar == "_" || isLower && scalar.properties.isUppercase {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      isLower = scalar.properties.isLowercase
      if scalar != "_" { word += scalar.properties.lowercaseMapping }
    }
    if !word.isEmpty { words.append(word) }
    let stem = words.joined(separator: "-")
    guard let head = stem.unicodeScalars.first else { return nil }
    return ("0"..."9").contains(head) ? "kind-" + stem : stem
  }
}

extension KindNamer {
  /// What the file of a sample, or the path of its rows, says of the only kind.
  static func names(ofFile path: String, items: JSONPath) -> [String] {
    var names: [String] = []
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.split(separator: ".").first.map(String.init) ?? ""
    if !isGeneral(stem) { names.append(stem) }
    if let last = items.memberNames.last, !isGeneral(last) {
      names.append(singular(last))
    }
    return names
  }

  /// What rows are of whose response says nothing: the thing that most of their keys name.
  static func name(ofRows rows: [SampleRow], items: JSONPath) -> String? {
    let keys = items.memberNames + (rows.first?.members.prefix(60).map(\.name) ?? [])
    let words = Set(keys.lazy.flatMap { KeyWords($0).words })
    return things.first { words.contains($0) || words.contains($0 + "s") }
  }

  private static let things = [
    "coupon", "voucher", "youhuiquan", "ticket", "discount", "promotion", "offer", "event",
    "product",
    "goods", "sku",
  ]

  /// What a key is of: `product_name` is of a `product`.
  static func thing(_ key: String) -> String {
    let words = KeyWords(key)
    let isPart =
      words.last.map { [.name, .title, .id].contains($0) } ?? false
      || ["vo", "dto", "info", "obj"].contains(words.words.last)
    guard words.words.count > 1, isPart else { return key }
    return words.words.dropLast().joined(separator: "-")
  }

  /// Whether a name says nothing of what a response is about.
  private static func isGeneral(_ name: String) -> Bool {
    let words = KeyWords(name).words
    return words.isEmpty || words.allSatisfy { general.contains($0) }
  }

  private static let general: Set<String> = [
    "data", "datas", "response", "responses", "payload", "payloads", "sample", "samples", "result",
    "results", "list", "lists", "items", "item", "elements", "rows", "records", "content", "input",
    "standard", "json", "test", "tmp", "out", "output", "body", "map", "page", "index", "example",
  ]

  /// A list's name as that of one thing in it: `price_rules` gives `price_rule`.
  private static func singular(_ name: String) -> String {
    for suffix in ["_list", "List"] where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
    if name.hasSuffix("sses") { return String(name.dropLast(2)) }
    let isPlural = name.hasSuffix("s") && !name.hasSuffix("ss") && name.count > 3
    return isPlural && !name.lowercased().hasSuffix("goods") ? String(name.dropLast()) : name
  }
}
