/// One line of a file's bytes, without its line end.
struct SourceLine {
  /// Where the line lies.
  let bytes: Range<Int>

  /// The line that holds an offset; the last line for the end of the file.
  init(in source: [UInt8], at offset: Int) {
    var lower = min(offset, source.count)
    while lower > 0, !source[lower - 1].isLineBreak { lower -= 1 }
    var upper = min(offset, source.count)
    while upper < source.count, !source[upper].isLineBreak { upper += 1 }
    bytes = lower..<upper
  }
}
