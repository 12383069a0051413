import Diagnostics
import Foundation
import TicketKit

extension TicketDecodingError {
  /// Where the bytes of a response are no JSON text; nil for any other error.
  ///
  /// It takes one look at the line alone: of a large response no table of lines is made.
  package func position(in response: Data) -> SourcePosition? {
    guard case .notJSON(let line, let column, let offset, _) = self else { return nil }
    let before = response.prefix(offset)
    let isBehindReturn = response.dropFirst(offset).first == UInt8(ascii: "\n")
    // A return that a line feed follows ends no line by itself.
    let inLine = before.dropLast(isBehindReturn && before.last == UInt8(ascii: "\r") ? 1 : 0)
    let lineEnd = inLine.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let hasMark = response.starts(with: [0xEF, 0xBB, 0xBF])
    let start = lineEnd.map { $0 + 1 } ?? before.startIndex + (hasMark ? 3 : 0)
    return SourcePosition(
      line: line, utf8Column: max(0, before.endIndex - start) + 1, scalarColumn: column)
  }
}
