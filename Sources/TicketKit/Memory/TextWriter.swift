/// Collects the UTF-8 of a text in entries that are only borrowed, mostly from the stack.
///
/// It copies no more than there is room for, and only what it copied is read.
struct TextWriter {
  private let entries: FlatEntries<UInt8>

  /// How long the text is, also where that is more than there is room for.
  private(set) var count = 0

  /// Borrows entries.
  fileprivate init(_ entries: FlatEntries<UInt8>) {
    self.entries = entries
  }

  /// The text that `write` appends.
  ///
  /// `write` is called a second time when the text is longer than most.
  static func text(_ write: (inout TextWriter) -> Void) -> String {
    let first = attempt(capacity: 256, write)
    if let text = first.text { return text }
    return attempt(capacity: first.count, write).text ?? ""
  }

  /// The text, or nil when it is longer than the capacity; and how long it is.
  private static func attempt(
    capacity: Int, _ write: (inout TextWriter) -> Void
  ) -> (text: String?, count: Int) {
    FlatEntries.withTemporary(capacity) { entries in
      var writer = TextWriter(entries)
      write(&writer)
      guard writer.count <= capacity else { return (nil, writer.count) }
      return (entries.bytes.text(0..<writer.count), writer.count)
    }
  }

  /// Appends a part of other bytes, which is UTF-8.
  @inline(__always)
  mutating func append(_ bytes: JSONBytes, _ range: Range<Int>) {
    if count + range.count <= entries.count { entries.copy(bytes, range, to: count) }
    count += range.count
  }

  /// Appends a text.
  @inline(__always)
  mutating func append(_ text: String) {
    let length = text.utf8.count
    if count + length <= entries.count { entries.copy(text, to: count) }
    count += length
  }

  /// Appends a literal text.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    let length = literal.utf8Count
    if count + length <= entries.count { entries.copy(literal, to: count) }
    count += length
  }
}

extension StaticString {
  /// How long the literal is in UTF-8, also where it is one scalar and has no address.
  fileprivate var utf8Count: Int { withUTF8Buffer(\.count) }
}

extension JSONBytes {
  /// The text of a part that is well-formed UTF-8, between literal ones.
  func text(
    _ range: Range<Int>, behind prefix: StaticString, before suffix: StaticString
  ) -> String {
    let length = prefix.utf8Count + range.count + suffix.utf8Count
    return String(
      capacity: length,
      writtenBy: { entries in
        var writer = TextWriter(entries)
        writer.append(prefix)
        writer.append(self, range)
        writer.append(suffix)
        return writer.count
      })
  }
}
