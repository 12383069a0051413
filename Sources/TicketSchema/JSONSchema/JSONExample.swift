import Diagnostics
import YAMLSyntax

/// Turns a value as the key table writes it, in YAML on one line, into JSON.
enum JSONExample {
  /// The value, with plain whole numbers and truth values as such; what cannot be read is a string.
  static func value(of written: String) -> JSONValue {
    var findings = FindingCollector()
    let file = SourceFile(path: "", text: written)
    return YAMLReader.read(file, into: &findings).map(value) ?? .string(written)
  }

  private static func value(of node: YAMLNode) -> JSONValue {
    switch node.content {
    case .scalar(let scalar) where scalar.style == .plain: plain(scalar.text)
    case .scalar(let scalar): .string(scalar.text)
    case .sequence(let items): .array(items.map(value))
    case .mapping(let entries):
      .object(entries.map { member($0.key.text, value(of: $0.value)) })
    }
  }

  private static func plain(_ text: String) -> JSONValue {
    switch text {
    case "true": .bool(true)
    case "false": .bool(false)
    default: JSONNumber(text)?.integer.map(JSONValue.integer) ?? .string(text)
    }
  }
}
