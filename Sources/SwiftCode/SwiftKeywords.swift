/// Swift's keywords, in groups by the places in which a name of theirs needs backticks.
enum SwiftKeywords {
  /// The reserved words of declarations, statements, expressions and types: the lexer never reads
  /// them as names, except behind a dot and as labels.
  static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "Self", "as", "false", "is", "nil", "self", "super", "throws", "true", "try",
    "_",
  ]

  /// Words that are read as more than a name where an expression begins: `await`, and the
  /// accessors, which open a property's body.
  static let expressionStarts: Set<String> = [
    "await", "get", "set", "willSet", "didSet", "read", "modify", "_read", "_modify",
    "unsafeAddress", "unsafeMutableAddress", "borrow", "mutate", "yielding",
  ]

  /// Words that are read as more than a name where a type begins.
  static let typeStarts: Set<String> = ["any", "each", "some"]

  /// Names that mean something else behind a dot.
  static let specialMembers: Set<String> = ["init", "self", "Type", "Protocol", "_"]

  /// Reserved words that say how a parameter is passed where they stand in place of its label.
  static let parameterSpecifiers: Set<String> = ["inout", "let", "var"]

  /// Reserved words that begin an expression also where a label could stand.
  static let expressionSpecifiers: Set<String> = ["inout"]

  /// Whether a word of any group may be this one, by its first and last byte and its length; false
  /// for nearly every name, which then needs no look into the groups.
  static func mayContain(_ word: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = word.first, let last = word.last else { return false }
    return lengths[number(first, last)] & bit(word.count) != 0
  }

  /// A bit for each length, by the last five bits of the first byte and of the last one.
  private static let lengths: [UInt64] = {
    var lengths = [UInt64](repeating: 0, count: 1024)
    let groups = [
      reserved, expressionStarts, typeStarts, specialMembers, parameterSpecifiers,
      expressionSpecifiers,
    ]
    for word in groups.joined() {
      guard let first = word.utf8.first, let last = word.utf8.last else { continue }
      lengths[number(first, last)] |= bit(word.utf8.count)
    }
    return lengths
  }()

  private static func number(_ first: UInt8, _ last: UInt8) -> Int {
    Int(first & 0x1F) << 5 | Int(last & 0x1F)
  }

  /// No bit for what is longer than any word.
  private static func bit(_ length: Int) -> UInt64 { length < 64 ? 1 &<< UInt64(length) : 0 }
}
