/// A Swift file as far as its brackets, strings and comments go: what a schema's text could break out of.
struct SwiftText {
  /// What is wrong; nil: nothing.
  private(set) var fault: String?

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var open: [Unicode.Scalar] = []

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    // Comments keep their tabs.
    for scalar in scalars
    where !(0x20..<0x7F).contains(scalar.value) && scalar != "\n" && scalar != "\t" {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
        fault = "U+\(String(scalar.value, radix: 16)) stands in it"
        return
      default: break
      }
    }
    while index < scalars.count, fault == nil { step() }
    if fault == nil, !open.isEmpty { fault = "`\(open.map(String.init).joined())` stays open" }
  }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private mutating func step() {
    let scalar = scalars[index]
    switch scalar {
    case "/" where peek(1) == "/":
      while index < scalars.count, scalars[index] != "\n" { index += 1 }
    case "/" where peek(1) == "*": fault = "a comment of several lines"
    case "#" where peek(1) == "\"" || peek(1) == "#":
      var hashes = 0
      while peek(hashes) == "#" { hashes += 1 }
      index += hashes
      string(hashes: hashes)
    case "\"": string(hashes: 0)
    case "(", "[", "{":
      open.append(scalar)
      index += 1
    case ")": close("(")
    case "]": close("[")
    case "}": close("{")
    default: index += 1
    }
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    if open.popLast() != bracket { fault = "a bracket closes nothing" }
    index += 1
  }

  /// Passes a string literal; interpolation is a fault, as the generator writes none.
  private mutating func string(hashes: Int) {
    guard peek(0) == "\"" else {
      fault = "`#` without a string"
      return
    }
    let isLong = peek(1) == "\"" && peek(2) == "\""
    let end =
      Array(repeating: "\"" as Unicode.Scalar, count: isLong ? 3 : 1)
      + Array(repeating: "#", count: hashes)
    let escape = ["\\" as Unicode.Scalar] + Array(repeating: "#", count: hashes)
    index += isLong ? 3 : 1
    while index < scalars.count {
      if scalars[index...].starts(with: end) {
        index += end.count
        return
      }
      if scalars[index...].starts(with: escape) {
        index += escape.count
        if peek(0) == "(" {
          fault = "an interpolation"
          return
        }
      } else if scalars[index] == "\n", !isLong {
        fault = "a string over a line's end"
        return
      }
      index += 1
    }
    fault = "a string without an end"
  }
}
