/// Collects the UTF-8 of a text in a buffer that is only borrowed, mostly from the stack.
///
/// Safety: a writer is only made, and only lent, inside the closure that owns the buffer. It copies
/// no more than there is room for, and only what it copied is read.
struct TextWriter {
  private let buffer: UnsafeMutableRawBufferPointer

  /// How long the text is, also where that is more than the buffer holds.
  private(set) var count = 0

  /// Borrows a buffer.
  init(_ buffer: UnsafeMutableRawBufferPointer) {
    self.buffer = buffer
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
    withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 1) { buffer in
      var writer = TextWriter(buffer)
      write(&writer)
      guard writer.count <= capacity else { return (nil, writer.count) }
      let text = String(
        decoding: UnsafeRawBufferPointer(rebasing: buffer[..<writer.count]), as: UTF8.self)
      return (text, writer.count)
    }
  }

  /// Appends a part of other bytes, which is UTF-8.
  @inline(__always)
  mutating func append(_ bytes: JSONBytes, _ range: Range<Int>) {
    bytes.withUnsafeBytes(range) { append($0) }
  }

  /// Appends a text.
  @inline(__always)
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if count + bytes.count <= buffer.count {
      UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).copyMemory(from: bytes)
    }
    count += bytes.count
  }
}
