#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file or folder; it closes with the value's last use.
package struct OpenFile: ~Copyable {
  /// The system's number of the open file.
  package let descriptor: Int32

  /// Takes over an open file.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    close(descriptor)
  }

  /// The file's status.
  package func status() throws(SystemFault) -> FileStatus {
    var info = stat()
    try SystemFault.check { fstat(descriptor, &info) }
    return FileStatus(info)
  }

  /// The bytes from the current place up to a limit or the end.
  ///
  /// - Parameter size: how many there probably are; more and less than that are read as well.
  package func read(
    upTo limit: Int, expecting size: Int? = nil
  ) throws(SystemFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = size ?? limit
    while bytes.count < limit {
      // One byte more than expected, so that most files come with the first call.
      var part = [UInt8](repeating: 0, count: min(chunk + 1, limit - bytes.count))
      let count = try systemRead(descriptor, into: &part)
      if count == 0 { break }
      part.removeLast(part.count - count)
      if bytes.isEmpty { bytes = part } else { bytes += part }
      chunk = 1 << 12
    }
    return bytes
  }

  /// Writes all of some bytes.
  package func write(_ bytes: [UInt8]) throws(SystemFault) {
    try systemWrite(descriptor, bytes)
  }

  /// Closes the file, which is when some file systems say that they could not keep the bytes.
  package consuming func finish() throws(SystemFault) {
    let descriptor = descriptor
    discard self
    // After an interrupted close the descriptor is gone all the same.
    if close(descriptor) != 0, errno != EINTR { throw .last }
  }
}
