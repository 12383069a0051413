/// Writes source text into one buffer of UTF-8 bytes, and knows the line and the indentation.
///
/// What may be laid out in several ways is first written on one line; where that does not fit,
/// the buffer is cut back and the next way is taken. A try ends soon after the line is full, so
/// the time stays proportional to the text.
struct CodePrinter {
  /// The columns that a line may have; a column is one Unicode scalar.
  static let lineLength = 100

  private var bytes: [UInt8] = []

  /// The offset at which the current line begins.
  private(set) var lineStart = 0

  /// The current indentation in spaces.
  private var indentation = 0

  /// The text written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init() {
    bytes.reserveCapacity(1 << 14)
  }

  mutating func write(_ text: String) {
    // A buffer is appended as one block; `utf8` would be, byte by byte.
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes UTF-8 bytes as they are.
  mutating func write(_ line: ArraySlice<UInt8>) {
    bytes.append(contentsOf: line)
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
    if body(&self), column + reserve <= CodePrinter.lineLength { return true }
    bytes.removeLast(bytes.count - mark)
    return false
  }

  /// Puts an empty line in front of everything written since the buffer had so many bytes, which
  /// must be where a line begins.
  mutating func insertEmptyLine(at offset: Int) {
    bytes.insert(0x0A, at: offset)
    lineStart += 1
  }

  /// The column behind the last scalar of the current line.
  private var column: Int {
    var count = 0
    for index in lineStart..<bytes.count where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
