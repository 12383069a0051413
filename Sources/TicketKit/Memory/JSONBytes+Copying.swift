import Foundation

/// Parts of the bytes as values of their own.
///
/// Safety: each part is copied, or decoded, while it is lent.
extension JSONBytes {
  /// The text of a part that is well-formed UTF-8.
  func text(_ range: Range<Int>) -> String {
    withUnsafeBytes(range) { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a part that is well-formed UTF-8, between other texts.
  func text(_ range: Range<Int>, behind prefix: String, before suffix: String) -> String {
    let length = prefix.utf8.count + range.count + suffix.utf8.count
    return String(unsafeUninitializedCapacity: length) { buffer in
      var writer = TextWriter(UnsafeMutableRawBufferPointer(buffer))
      writer.append(prefix)
      writer.append(self, range)
      writer.append(suffix)
      return writer.count
    }
  }

  /// A copy of a part.
  func array(_ range: Range<Int>) -> [UInt8] {
    withUnsafeBytes(range) { Array($0) }
  }

  /// A copy of a part.
  func data(_ range: Range<Int>) -> Data {
    withUnsafeBytes(range) { Data($0) }
  }
}

extension [UInt8] {
  /// Appends a part of other bytes.
  mutating func append(_ bytes: JSONBytes, _ range: Range<Int>) {
    bytes.withUnsafeBytes(range) { append(contentsOf: $0) }
  }
}
