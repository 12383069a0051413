#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads whole files of bounded size.
enum FileReader {
  /// What came of reading one file.
  enum Outcome: Equatable, Sendable {
    case bytes([UInt8])
    case tooLarge

    /// A folder, pipe, socket or device.
    case notRegular
    case failed(String)
  }

  /// Reads a file that has at most so many bytes; a larger one is not read.
  static func read(_ path: String, atMost limit: Int) -> Outcome {
    do throws(SystemFault) {
      // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
      let file = OpenFile(
        descriptor: try SystemFault.check {
          systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        })
      let status = try file.status()
      guard status.kind == .file else { return .notRegular }
      if status.size > limit { return .tooLarge }
      // The file may have grown since; one byte more than may be shows that.
      let bytes = try file.read(upTo: limit + 1, expecting: status.size)
      return bytes.count > limit ? .tooLarge : .bytes(bytes)
    } catch {
      return .failed(error.readingReason)
    }
  }
}
