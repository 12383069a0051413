#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file or folder; it closes with the value's last use.
///
/// The pointers in here never leave a closure that owns the bytes, and no call is told of more
/// bytes than their buffer has.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  deinit {
    close(descriptor)
  }

  /// The file's status.
  func status() throws(SystemFault) -> FileStatus {
    var info = stat()
    try SystemFault.check { fstat(descriptor, &info) }
    return FileStatus(info)
  }

  /// The bytes from the current place up to a limit or the end.
  func read(upTo limit: Int) throws(SystemFault) -> [UInt8] {
    var fault: SystemFault?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let length = systemRead(descriptor, rest.baseAddress, rest.count)
        if length == 0 { return }
        if length > 0 {
          count += length
        } else if errno != EINTR {
          fault = .last
          return
        }
      }
    }
    if let fault { throw fault }
    return bytes
  }

  /// Writes all bytes of a text.
  func write(_ text: String) throws(SystemFault) {
    var text = text
    let fault = text.withUTF8 { bytes -> SystemFault? in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let length = systemWrite(descriptor, rest.baseAddress, rest.count)
        if length >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[length...])
        } else if errno != EINTR {
          return .last
        }
      }
      return nil
    }
    if let fault { throw fault }
  }

  /// Closes the file, which is when some file systems say that they could not keep the bytes.
  consuming func finish() throws(SystemFault) {
    let descriptor = descriptor
    discard self
    // After an interrupted close the descriptor is gone all the same.
    if close(descriptor) != 0, errno != EINTR { throw .last }
  }
}
