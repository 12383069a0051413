/// A stretch of one source file, as half-open UTF-8 byte offsets.
package struct SourceRange: Hashable, Sendable {
  /// The file in which the range lies.
  package let file: SourceFile

  /// The first byte and the byte after the last, `0...file.bytes.count`.
  package let bytes: Range<Int>

  /// Makes a range; the offsets are clamped to the file.
  package init(_ file: SourceFile, _ bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes.clamped(to: 0..<file.bytes.count)
  }
}
