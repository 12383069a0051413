/// The bytes of a response, and behind them the texts that its strings hold, with their escapes
/// decoded: an offset from the response's size on stands in those.
struct DocumentText {
  let bytes: JSONBytes

  /// The texts in strings, one behind the other.
  let inner: JSONBytes

  init(_ bytes: JSONBytes, inner: JSONBytes = .none) {
    self.bytes = bytes
    self.inner = inner
  }

  /// The bytes in which an offset stands, and where it stands in them.
  @inline(__always)
  func place(_ offset: Int) -> (bytes: JSONBytes, start: Int) {
    offset < bytes.count ? (bytes, offset) : (inner, offset - bytes.count)
  }

  /// The value that begins at an offset.
  func token(at offset: Int) -> (token: JSONToken, bytes: JSONBytes) {
    let (bytes, start) = place(offset)
    return (JSONToken(bytes, at: start), bytes)
  }
}
