/// The bytes of the scalar at an offset; empty at the end of a line.
func characterBytes(at offset: Int, in source: [UInt8]) -> Range<Int> {
  guard offset < source.count, !source[offset].isLineBreak else { return offset..<offset }
  var end = offset + 1
  while end < source.count, source[end].isContinuation { end += 1 }
  return offset..<end
}
