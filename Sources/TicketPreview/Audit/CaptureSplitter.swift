import Foundation

/// Cuts what is read of a file of captured responses into responses: the lines of JSON lines, or the
/// whole file.
///
/// A file is JSON lines when its first line that is not blank is a whole JSON value by itself. Of
/// JSON lines only the line that is read is kept.
package struct CaptureSplitter {
  /// One response, and in a file of JSON lines the number of its line, counted from 1.
  package struct Capture: Sendable {
    package let response: Data
    package let line: Int?
  }

  private var rest: [UInt8] = []

  /// Where the line that is read begins in `rest`, and up to where that was searched for its end.
  private var lineStart = 0
  private var searched = 0
  private var line = 1

  /// Whether the file is JSON lines; nil: that does not show yet.
  private var isLines: Bool?

  package init() {}

  /// How many bytes are kept until the response is whole.
  package var pendingCount: Int { rest.count }

  /// Takes the next bytes, and returns the responses that end in them.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Capture] {
    rest.append(contentsOf: bytes)
    var captures: [Capture] = []
    // Blank lines before the first value may be part of the only response.
    var start = lineStart
    while isLines != false {
      let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n"))
      guard let end else { break }
      if isLines == nil, !Self.isBlank(rest[start..<end]) {
        // A line that is part of a longer value: all of the file is one response.
        isLines = Self.isWhole(rest[start..<end])
        if isLines == false { break }
      }
      take(start..<end, into: &captures)
      line += 1
      start = end + 1
      searched = start
    }
    if isLines == true {
      rest.removeFirst(start)
      start = 0
    }
    lineStart = start
    searched = rest.count
    return captures
  }

  /// Ends the file, and returns what is left of it.
  package mutating func finish() -> [Capture] {
    var captures: [Capture] = []
    if isLines == true {
      take(0..<rest.count, into: &captures)
    } else {
      captures = [Capture(response: Data(rest), line: nil)]
    }
    rest = []
    return captures
  }

  private func take(_ range: Range<Int>, into captures: inout [Capture]) {
    if Self.isBlank(rest[range]) { return }
    captures.append(Capture(response: Data(rest[range]), line: line))
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
  }

  /// Whether a line closes every bracket that it opens.
  private static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
      }
    }
    return depth == 0 && !isInString
  }
}
