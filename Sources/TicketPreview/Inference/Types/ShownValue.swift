import TicketKit

/// Shows a value of a sample in a comment.
enum ShownValue {
  private static let longest = 40

  /// The value as JSON, cut where it is long.
  static func text(of value: JSONTree) -> String {
    switch value {
    case .object: return "an object"
    case .array: return "an array"
    case .null, .bool, .number, .string:
      var json: [UInt8] = []
      value.append(to: &json)
      let text = String(decoding: json, as: UTF8.self)
      return text.count > longest ? text.prefix(longest) + "…" : text
    }
  }
}
