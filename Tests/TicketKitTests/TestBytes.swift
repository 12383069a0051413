@testable import TicketKit

/// Hands a text to a reader as a stretch of bytes with others on both sides, which a reader that
/// looks past its range would take for more digits.
func withBytes<Result>(_ text: String, _ read: (JSONBytes, Range<Int>) -> Result) -> Result {
  let padding = Array("7-0.".utf8)
  let bytes = padding + Array(text.utf8) + Array("70e1".utf8)
  return bytes.withUnsafeBytes { buffer in
    read(JSONBytes(buffer), padding.count..<(padding.count + text.utf8.count))
  }
}
