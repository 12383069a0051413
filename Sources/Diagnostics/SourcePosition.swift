/// A place in a text as people count: lines and columns from 1.
package struct SourcePosition: Hashable, Sendable {
  /// The line; a line ends at LF, CRLF or CR.
  package let line: Int

  /// The column in UTF-8 bytes, as the Swift compiler counts.
  package let utf8Column: Int

  /// The column in Unicode scalars.
  package let scalarColumn: Int

  package init(line: Int, utf8Column: Int, scalarColumn: Int) {
    self.line = line
    self.utf8Column = utf8Column
    self.scalarColumn = scalarColumn
  }
}
