import Foundation
import Testing

@testable import TicketPreview

struct CaptureSplitterTests {
  /// The captures of a file that arrives in parts of some size, as `line:text`.
  private func captures(_ text: String, partSize: Int) -> [String] {
    var splitter = CaptureSplitter()
    var captures: [CaptureSplitter.Capture] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: partSize) {
      captures += splitter.feed(bytes[start..<min(start + partSize, bytes.count)])
    }
    captures += splitter.finish()
    return captures.map {
      "\($0.line.map(String.init) ?? "-"):" + String(decoding: $0.response, as: UTF8.self)
    }
  }

  @Test(arguments: [1, 3, 1_000])
  func lines(_ partSize: Int) {
    #expect(
      captures("{\"a\":1}\n\n  \r\n[2]\r\n{\"b\":\"}\\\"\"}", partSize: partSize)
        == ["1:{\"a\":1}", "4:[2]\r", "5:{\"b\":\"}\\\"\"}"])
  }

  @Test(arguments: [1, 4, 1_000])
  func oneDocumentOnManyLines(_ partSize: Int) {
    let text = "\n{\n\"a\": [1,\n2]}\n"
    #expect(captures(text, partSize: partSize) == ["-:" + text])
  }

  @Test(arguments: [1, 1_000])
  func bracketsInStringsAreText(_ partSize: Int) {
    #expect(
      captures("{\"a\":\"{[\"}\n{\"b\":1}\n", partSize: partSize)
        == ["1:{\"a\":\"{[\"}", "2:{\"b\":1}"])
    #expect(
      captures("{\"a\":\"\\\"{\"}\n{\"b\":1}\n", partSize: partSize)
        == ["1:{\"a\":\"\\\"{\"}", "2:{\"b\":1}"])
  }

  @Test
  func brokenLinesAreLinesToo() {
    #expect(
      captures("{\"a\":1}\n{\"b\":\n{\"c\":3}\n", partSize: 7)
        == ["1:{\"a\":1}", "2:{\"b\":", "3:{\"c\":3}"])
  }

  @Test
  func oneLineWithoutItsEnd() {
    #expect(captures("{\"a\":1}", partSize: 2) == ["-:{\"a\":1}"])
  }

  @Test
  func nothing() {
    #expect(captures("", partSize: 1) == ["-:"])
    #expect(captures("  ", partSize: 1) == ["-:  "])
  }

  @Test
  func linesLeaveNothingBehind() {
    var splitter = CaptureSplitter()
    let line = Array("{\"a\":\"\(String(repeating: "x", count: 90))\"}\n".utf8)
    var most = 0
    for _ in 0..<2_000 {
      #expect(splitter.feed(line).count == 1)
      most = max(most, splitter.pendingCount)
    }
    #expect(most == 0)
  }
}
