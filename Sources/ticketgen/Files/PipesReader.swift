import Foundation
import TicketSchema

/// Reads several pipes to their ends, each as soon as it has something, so that who writes to one of them
/// never waits for another to be read.
enum PipesReader {
  /// Everything that comes through each pipe; of one that cannot be read any more, what came before.
  static func readToEnd(_ pipes: [Pipe]) -> [Data] {
    var contents = [Data](repeating: Data(), count: pipes.count)
    var waiting = pipes.map {
      pollfd(fd: $0.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.contains(where: { $0.fd >= 0 }) {
      poll(&waiting, nfds_t(waiting.count), -1)
      for index in waiting.indices where waiting[index].revents != 0 {
        let count = (try? systemRead(waiting[index].fd, into: &buffer)) ?? 0
        contents[index] += buffer[..<count]
        // A negative number is passed over.
        if count == 0 { waiting[index].fd = -1 }
      }
    }
    return contents
  }
}
