/// Writes JSON piece by piece; the elements of the outermost arrays stand a line each.
struct JSONLines {
  private(set) var text = ""

  /// Whether a comma is due before the next element of an outermost array, or member of an object.
  private var hasElements = false
  private var hasMembers = false

  /// Writes what stands before an outermost array's elements, its bracket included.
  mutating func begin(_ opening: String) {
    if hasElements { text += "\n" }
    text += opening
    hasElements = false
  }

  /// Writes what ends the whole, and a line end.
  mutating func end(_ closing: String) {
    begin(closing)
    text += "\n"
  }

  /// Writes an element of an outermost array on a line of its own.
  mutating func element(_ body: (inout JSONLines) -> Void) {
    text += hasElements ? ",\n" : "\n"
    hasElements = true
    body(&self)
  }

  /// Writes an object with the members that `body` writes.
  mutating func object(_ body: (inout JSONLines) -> Void) {
    let outer = hasMembers
    hasMembers = false
    text += "{"
    body(&self)
    text += "}"
    hasMembers = outer
  }

  /// Writes an array in the line that there is.
  mutating func array<Element>(
    _ elements: [Element], _ body: (inout JSONLines, Element) -> Void
  ) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      body(&self, element)
    }
    text += "]"
  }

  /// Writes a member that is a string.
  mutating func member(_ name: String, _ value: String) {
    member(name) { $0.text += JSONLines.quoted(value) }
  }

  /// Writes a member that is a number or a word.
  mutating func member(_ name: String, raw: String) {
    member(name) { $0.text += raw }
  }

  /// Writes a member with what `body` writes.
  mutating func member(_ name: String, _ body: (inout JSONLines) -> Void) {
    if hasMembers { text += ", " }
    hasMembers = true
    text += JSONLines.quoted(name) + ": "
    body(&self)
  }
}

extension JSONLines {
  /// A text as a JSON string, in which all that a terminal would obey is escaped: controls, line
  /// ends, and characters that change the order of others.
  static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(standsForItself) { return "\"\(text)\"" }
    var result = "\""
    result.reserveCapacity(text.utf8.count + 8)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case _ where isObeyed(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether a terminal or an editor does something at a scalar, all of which have four digits.
  private static func isObeyed(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}
