/// The line tables of files, each made once and only when something in the file is reported.
struct LineTables {
  private var tables: [SourceFile: LineTable] = [:]

  /// The table of a file.
  mutating func table(of file: SourceFile) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(file.bytes)
    tables[file] = table
    return table
  }

  /// The stretch of a place, which is empty for a point; nil for a file as a whole.
  mutating func span(of place: Finding.Place) -> SourceSpan? {
    switch place {
    case .range(let range): span(of: range)
    case .point(let position, _): SourceSpan(start: position, end: position)
    case .path: nil
    }
  }

  /// Where a range begins, and where the character behind it does.
  mutating func span(of range: SourceRange) -> SourceSpan {
    let table = table(of: range.file)
    return SourceSpan(
      start: table.position(of: range.bytes.lowerBound),
      end: table.position(of: range.bytes.upperBound))
  }
}
