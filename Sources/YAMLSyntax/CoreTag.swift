/// The tags of the YAML 1.2 core schema, and `<<`'s: the ones that a schema file may hold.
///
/// A tag never changes what a scalar reads as; it only has to fit it, but for `str`, which makes a plain
/// `null` or `~` a text.
enum CoreTag: String {
  case string = "tag:yaml.org,2002:str"
  case sequence = "tag:yaml.org,2002:seq"
  case mapping = "tag:yaml.org,2002:map"
  case null = "tag:yaml.org,2002:null"
  case boolean = "tag:yaml.org,2002:bool"
  case integer = "tag:yaml.org,2002:int"
  case float = "tag:yaml.org,2002:float"
  case merge = "tag:yaml.org,2002:merge"

  /// What kind of collection stands behind a tag.
  enum Collection {
    case sequence
    case mapping
  }

  /// Whether a collection may have this tag.
  func fits(_ collection: Collection) -> Bool {
    switch collection {
    case .sequence: self == .sequence
    case .mapping: self == .mapping
    }
  }

  /// Whether a scalar with this text may have this tag, by the core schema's patterns.
  func fits(_ text: String, style: YAMLScalar.Style) -> Bool {
    switch self {
    case .string: true
    case .sequence, .mapping: false
    case .merge: text == "<<" && style == .plain
    case .null: YAMLComposer.isNull(text)
    case .boolean: ["true", "True", "TRUE", "false", "False", "FALSE"].contains(text)
    case .integer: Self.isInteger(text)
    case .float: Self.isFloat(text)
    }
  }

  /// `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+`.
  private static func isInteger(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if text.hasPrefix("0o") { return isAll(digits.dropFirst(2)) { (0x30...0x37).contains($0) } }
    if text.hasPrefix("0x") {
      return isAll(digits.dropFirst(2)) { Character(Unicode.Scalar($0)).isHexDigit }
    }
    dropSign(of: &digits)
    return isAll(digits, isDigit)
  }

  /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, an infinity or not a number.
  private static func isFloat(_ text: String) -> Bool {
    if [".nan", ".NaN", ".NAN"].contains(text) { return true }
    var rest = text.utf8[...]
    dropSign(of: &rest)
    if [".inf", ".Inf", ".INF"].contains(String(Substring(rest))) { return true }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if whole.isEmpty, fraction.isEmpty { return false }
      rest = rest.dropFirst(fraction.count + 1)
    } else if whole.isEmpty {
      return false
    }
    guard let letter = rest.first else { return true }
    guard letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") else { return false }
    rest = rest.dropFirst()
    dropSign(of: &rest)
    return isAll(rest, isDigit)
  }

  private static func dropSign(of text: inout Substring.UTF8View) {
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") {
      text = text.dropFirst()
    }
  }

  private static func isAll(
    _ text: Substring.UTF8View, _ isGood: (UInt8) -> Bool
  ) -> Bool {
    !text.isEmpty && text.allSatisfy(isGood)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
