import Foundation
import TestThreads
import Testing
import TicketSchema

@Suite("Reading and writing open files")
struct SystemCallsTests {
  /// A text of several blocks, in which no two parts are the same.
  private let text = (0..<100_000).map { "券\($0)\n" }.joined()

  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("ticketgen \(UUID().uuidString)")

  @Test func whateverTheSizeAFileComesBack() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    for text in ["", "x", text] {
      let new = OpenFile(
        descriptor: try SystemFault.check { open(url.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600) })
      try new.write(Array(text.utf8))
      try new.finish()
      #expect(try Data(contentsOf: url) == Data(text.utf8))
      for size in [0, text.utf8.count / 2, text.utf8.count, text.utf8.count + 10] {
        let file = OpenFile(descriptor: try SystemFault.check { systemOpen(url.path, O_RDONLY) })
        #expect(try file.read(upTo: text.utf8.count + 1, expecting: size) == Array(text.utf8))
      }
    }
    let file = OpenFile(descriptor: try SystemFault.check { systemOpen(url.path, O_RDONLY) })
    #expect(try file.read(upTo: 5) == Array(text.utf8.prefix(5)))
  }

  /// A pipe takes a part of a block at a time, and a non-blocking one says that it is full.
  @Test func aSlowReaderGetsEverything() async throws {
    var ends: [Int32] = [0, 0]
    try SystemFault.check { pipe(&ends) }
    let (output, input) = (ends[0], ends[1])
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    let text = text
    async let read = onThread {
      try OpenFile(descriptor: output).read(upTo: text.utf8.count + 1)
    }
    try await onThread {
      let file = OpenFile(descriptor: input)
      try file.write(Array(text.utf8))
      try file.finish()
    }
    #expect(try await read == Array(text.utf8))
  }
}
