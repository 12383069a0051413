import Diagnostics

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
    member(name) { $0.text += JSONValue.quoted(value) }
  }

  /// Writes a member that is a number or a word.
  mutating func member(_ name: String, raw: String) {
    member(name) { $0.text += raw }
  }

  /// Writes a member with what `body` writes.
  mutating func member(_ name: String, _ body: (inout JSONLines) -> Void) {
    if hasMembers { text += ", " }
    hasMembers = true
    text += JSONValue.quoted(name) + ": "
    body(&self)
  }
}
