import Diagnostics
import Testing

@Suite struct LineTableTests {
  /// `line:utf8Column:scalarColumn` of every offset.
  private func positions(_ text: String, _ offsets: [Int]) -> [String] {
    let table = LineTable(Array(text.utf8))
    return offsets.map { offset in
      let position = table.position(of: offset)
      return "\(position.line):\(position.utf8Column):\(position.scalarColumn)"
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndCountsOnce(lineEnd: String) {
    let text = ["ab", "", "c", ""].joined(separator: lineEnd)
    let step = lineEnd.utf8.count
    #expect(
      positions(text, [0, 1, 2, 2 + step, 2 + 2 * step, 3 + 2 * step, 3 + 3 * step]) == [
        "1:1:1", "1:2:2", "1:3:3", "2:1:1", "3:1:1", "3:2:2", "4:1:1",
      ])
    #expect(LineTable(Array(text.utf8)).lineCount == 4)
  }

  @Test func lineEndsMayBeMixed() {
    #expect(
      positions("a\rb\r\nc\n\rd", [0, 2, 5, 8]) == ["1:1:1", "2:1:1", "3:1:1", "5:1:1"])
  }

  @Test func columnsCountBytesAndScalars() {
    // 满 takes three bytes, é two, 🎫 four.
    #expect(
      positions("满é🎫x", [0, 3, 5, 9, 10]) == ["1:1:1", "1:4:2", "1:6:3", "1:10:4", "1:11:5"])
  }

  @Test func byteOrderMarkTakesNoColumn() {
    #expect(positions("\u{FEFF}ab\nc", [0, 3, 4, 6]) == ["1:1:1", "1:1:1", "1:2:2", "2:1:1"])
  }

  @Test func offsetsOutsideAreClamped() {
    #expect(positions("ab", [-1, 2, 99]) == ["1:1:1", "1:3:3", "1:3:3"])
    #expect(positions("", [0, 5]) == ["1:1:1", "1:1:1"])
  }

  @Test func scalarColumnsAreRightFarIntoALine() {
    let text = String(repeating: "满a", count: 1_000)
    let table = LineTable(Array(text.utf8))
    for number in [0, 1, 63, 64, 65, 255, 256, 257, 999] {
      let position = table.position(of: number * 4)
      #expect(position.utf8Column == number * 4 + 1)
      #expect(position.scalarColumn == number * 2 + 1)
    }
    #expect(table.position(of: 4_000).scalarColumn == 2_001)
  }

  @Test func lineBytesLeaveOutTheLineEnd() {
    let bytes = Array("ab\r\nc\r\rd\n".utf8)
    let table = LineTable(bytes)
    let lines = (1...table.lineCount).map {
      String(decoding: bytes[table.bytes(ofLine: $0)], as: UTF8.self)
    }
    #expect(lines == ["ab", "c", "", "d", ""])
  }
}
