/// Writes source text into one buffer of UTF-8 bytes, and knows the line and the indentation.
///
/// What may be laid out in several ways is first written on one line; where that does not fit,
/// the buffer is cut back and the next way is taken. A try ends soon after the line is full, so
/// the time stays proportional to the text.
struct CodePrinter {
  /// The columns that a line may have; a column is one Unicode scalar.
  static let lineLength = 100

  /// The text written so far.
  private(set) var bytes: [UInt8] = []

  /// The offset at which the current line begins.
  private(set) var lineStart = 0

  /// The current indentation in spaces.
  private var indentation = 0

  init() {
    bytes.reserveCapacity(1 << 14)
  }

  /// Writes text as it is.
  mutating func write(_ text: some StringProtocol) {
    if !write(text, ifAll: { _ in true }) { bytes.append(contentsOf: text.utf8) }
  }

  /// Writes UTF-8 bytes as they are.
  mutating func write(_ text: some Collection<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// Writes text as it is, as one block, if each of its UTF-8 bytes passes a test; false when one does
  /// not, or the text is in several pieces of memory, and then nothing is written.
  @inline(__always)
  mutating func write(_ text: some StringProtocol, ifAll isAllowed: (UInt8) -> Bool) -> Bool {
    let isWritten = text.utf8.withContiguousStorageIfAvailable { block in
      guard block.allSatisfy(isAllowed) else { return false }
      bytes.append(contentsOf: block)
      return true
    }
    return isWritten ?? false
  }

  /// Writes one character, which is a constant or a digit and so ASCII; any other would trap.
  @inline(__always)
  mutating func write(ascii character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  mutating func write(_ scalar: Unicode.Scalar) {
    for byte in scalar.utf8 { bytes.append(byte) }
  }

  /// Ends the line; the next one begins with the indentation.
  mutating func newLine() {
    endLine()
    for _ in 0..<indentation { bytes.append(0x20) }
  }

  /// Ends the line; the next one begins without indentation.
  mutating func endLine() {
    bytes.append(0x0A)
    lineStart = bytes.count
  }

  /// Runs `body` with two more spaces of indentation.
  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// Whether so many more bytes surely end behind the last column.
  func isOverfull(adding count: Int = 0) -> Bool {
    bytes.count - lineStart + count > 4 * CodePrinter.lineLength
  }

  /// Keeps what `body` writes if it agrees and the line, with `reserve` more columns, still fits;
  /// takes it back otherwise.
  mutating func attempt(reserving reserve: Int, _ body: (inout CodePrinter) -> Bool) -> Bool {
    let mark = bytes.count
    if body(&self), fits(reserving: reserve) { return true }
    bytes.removeLast(bytes.count - mark)
    return false
  }

  /// Puts an empty line in front of everything written since the buffer had so many bytes, which
  /// must be where a line begins.
  mutating func insertEmptyLine(at offset: Int) {
    bytes.insert(0x0A, at: offset)
    lineStart += 1
  }

  /// Whether the current line with `reserve` more columns has no more than a line may have.
  private func fits(reserving reserve: Int) -> Bool {
    var columns = bytes.count - lineStart + reserve
    // There are no more scalars than bytes.
    if columns <= CodePrinter.lineLength { return true }
    for byte in bytes[lineStart...] where byte & 0xC0 == 0x80 { columns -= 1 }
    return columns <= CodePrinter.lineLength
  }
}
