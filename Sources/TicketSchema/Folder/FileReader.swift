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
  enum Outcome: Equatable {
    case bytes([UInt8])
    case tooLarge

    /// A folder, pipe, socket or device.
    case notRegular
    case failed(String)
  }

  /// Reads a file that has at most so many bytes; a larger one is not read.
  static func read(_ path: String, atMost limit: Int) -> Outcome {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failed(FileSystem.lastFailure().reason) }
    defer { close(descriptor) }

    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return .failed(FileSystem.lastFailure().reason) }
    guard FileSystem.kind(ofMode: info.st_mode) == .file else { return .notRegular }
    if info.st_size > limit { return .tooLarge }
    return readToEnd(descriptor, expecting: Int(info.st_size), atMost: limit)
  }

  /// Reads until the end, which may come earlier or later than the size said.
  private static func readToEnd(
    _ descriptor: Int32, expecting size: Int, atMost limit: Int
  ) -> Outcome {
    var bytes: [UInt8] = []
    var chunk = size + 1
    while true {
      var count = 0
      // The closure's buffer has room for `chunk` bytes, and `read` says how many it filled.
      let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, initialized in
        repeat {
          count = Self.system(descriptor, buffer.baseAddress, chunk)
        } while count < 0 && errno == EINTR
        initialized = max(0, count)
      }
      if count < 0 { return .failed(FileSystem.lastFailure().reason) }
      if count == 0 { return .bytes(bytes) }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if bytes.count > limit { return .tooLarge }
      chunk = 1 << 16
    }
  }

  private static func system(
    _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }
}
