/// An HTML page as far as its tags go: a response's text must not become one.
struct HTMLText {
  /// What is wrong; nil: nothing.
  private(set) var fault: String?

  /// The elements that the preview's page is made of.
  private static let elements: Set = [
    "html", "head", "meta", "title", "style", "body", "a", "header", "h1", "h2", "h3", "h4", "nav",
    "ul", "ol", "li", "main", "div", "span", "p", "section", "article", "fieldset", "legend",
    "label", "input", "table", "thead", "tbody", "tr", "th", "td", "dl", "dt", "dd", "code",
    "strong",
    "em", "small", "footer", "figure", "figcaption", "bdi", "details", "summary", "caption", "time",
    "h5", "h6", "br", "hr", "colgroup", "col",
  ]

  /// Elements that have no end.
  private static let empty: Set = ["meta", "input", "br", "hr", "col"]

  private let bytes: [UInt8]
  private var index = 0
  private var open: [String] = []

  init(_ page: String) {
    bytes = Array(page.utf8)
    let start = Array("<!DOCTYPE html>".utf8)
    guard bytes.starts(with: start) else {
      fault = "the page begins with something else"
      return
    }
    index = start.count
    while fault == nil, let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = next
      tag()
    }
    if fault == nil, !open.isEmpty { fault = "`\(open.joined(separator: " "))` stays open" }
  }

  private mutating func tag() {
    let start = index
    index += 1
    let isEnd = take("/")
    let name = word()
    guard Self.elements.contains(name) else {
      fault = "no element of the page: \(name)"
      return
    }
    while fault == nil, take(" ") {
      if word().isEmpty { fault = "an attribute without a name" }
      if take("=") { value() }
    }
    guard take(">"), fault == nil else {
      let text = String(decoding: bytes[start..<min(start + 80, bytes.count)], as: UTF8.self)
      fault = "this is no tag: \(text)"
      return
    }
    if isEnd {
      if open.popLast() != name { fault = "`\(name)` ends where it has not begun" }
    } else if !Self.empty.contains(name) {
      open.append(name)
    }
  }

  /// Passes a value in quotation marks.
  private mutating func value() {
    guard take("\""), let end = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) else {
      fault = "a value without quotation marks"
      return
    }
    if bytes[index..<end].contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
      fault = "a tag stands in a value"
    }
    index = end + 1
  }

  /// A name of small letters, digits and `-`.
  private mutating func word() -> String {
    let rest = bytes[index...].prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    index += rest.count
    return String(decoding: rest, as: UTF8.self)
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }
}
