import Foundation

/// Writes a dictionary as JSON, as far as JSON has a form for it.
///
/// `JSONSerialization` would trap on what has none, call itself for every nested value, and on
/// Apple's systems write 5.02 with the seventeen digits of its `Double`.
struct DictionaryWriter {
  /// What is left to write, the next one last.
  private enum Rest {
    case value(Any, depth: Int)
    case text(String)
  }

  private var json: [UInt8] = []
  private var rest: [Rest] = []

  /// The JSON text of a dictionary.
  static func json(of dictionary: [String: Any]) throws(TicketDecodingError) -> Data {
    var writer = DictionaryWriter()
    writer.rest = [.value(dictionary, depth: 1)]
    while let next = writer.rest.popLast() {
      switch next {
      case .text(let text): writer.json += text.utf8
      case .value(let value, let depth): try writer.write(value, depth: depth)
      }
    }
    return Data(writer.json)
  }

  private mutating func write(_ value: Any, depth: Int) throws(TicketDecodingError) {
    guard depth <= JSONScanner.deepestNesting + 1 else {
      throw .notJSONObject(reason: JSONFault.Reason.nesting.rawValue)
    }
    // Containers before Foundation's classes: to cast one to those would bridge all it holds.
    if let scalar = try Self.scalar(value) {
      json += scalar.utf8
    } else if let optional = value as? any OptionalValue {
      rest.append(optional.wrapped.map { .value($0, depth: depth) } ?? .text("null"))
    } else if let elements = value as? [Any] {
      json.append(JSONByte.openBracket)
      rest.append(.text("]"))
      for (index, element) in elements.enumerated().reversed() {
        rest.append(.value(element, depth: depth + 1))
        if index > 0 { rest.append(.text(",")) }
      }
    } else if let members = value as? [String: Any] {
      json.append(JSONByte.openBrace)
      rest.append(.text("}"))
      for (index, (name, member)) in members.enumerated() {
        rest.append(.value(member, depth: depth + 1))
        rest.append(.text(Self.quoted(name) + ":"))
        if index < members.count - 1 { rest.append(.text(",")) }
      }
    } else if let number = value as? NSNumber {
      json += try Self.text(of: number).utf8
    } else if let text = value as? NSString {
      json += Self.quoted(String(describing: text)).utf8
    } else {
      throw .notJSONObject(reason: "a \(type(of: value)) has no form in JSON")
    }
  }

  /// The JSON text of a Swift string, number or bool, or of null; nil for any other value.
  private static func scalar(_ value: Any) throws(TicketDecodingError) -> String? {
    // By their exact types: a cast would turn a number that is 1 into `true`.
    switch type(of: value) {
    case is Bool.Type: return value as? Bool == true ? "true" : "false"
    case is NSNull.Type: return "null"
    case is String.Type: return (value as? String).map(quoted)
    case is Decimal.Type: return try number((value as? Decimal)?.description)
    default: break
    }
    if let integer = value as? any BinaryInteger { return "\(integer)" }
    if let float = value as? any BinaryFloatingPoint { return try number("\(float)") }
    return nil
  }

  /// The JSON text of a Foundation number, which is a bool only where it is CFBoolean.
  private static func text(of number: NSNumber) throws(TicketDecodingError) -> String {
    if let decimal = number as? NSDecimalNumber {
      return try Self.number(decimal.decimalValue.description)
    }
    switch number.objCType.pointee {
    case CChar(UInt8(ascii: "d")): return try Self.number("\(number.doubleValue)")
    case CChar(UInt8(ascii: "f")): return try Self.number("\(number.floatValue)")
    default: break
    }
    // A whole number or a bool, which JSONSerialization alone tells apart on every system.
    let json = try? JSONSerialization.data(withJSONObject: number, options: .fragmentsAllowed)
    return json.map { String(decoding: $0, as: UTF8.self) } ?? number.stringValue
  }

  /// The digits of a number, unless it is no JSON number such as `nan`.
  private static func number(_ digits: String?) throws(TicketDecodingError) -> String {
    let utf8 = Array((digits ?? "").utf8)
    guard let digits, utf8.withBytes({ NumberReader.isNumber($0, 0..<$0.count) })
    else { throw .notJSONObject(reason: "\(digits ?? "a number") has no form in JSON") }
    return digits
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\\(scalar)"
      case "\0"..<" ":
        quoted += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default:
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// An optional in an `Any`.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
