#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The system's functions under names that no method hides. Arrays are lent to the system for one call, which
// is told their size and keeps nothing.

/// The system's `open`.
package func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

/// Reads the next bytes into the beginning of a buffer, waiting where the other end is slow.
///
/// - Returns: how many there were; 0 at the end.
package func systemRead(
  _ descriptor: Int32, into buffer: inout [UInt8]
) throws(SystemFault) -> Int {
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count >= 0 { return count }
    try waitOut(descriptor, POLLIN)
  }
}

/// Writes all of some bytes, waiting where the other end is slow.
package func systemWrite(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemFault) {
  // So much at once that a slow reader, who takes little at a time, costs few copies.
  let limit = 1 << 18
  var rest = bytes[...]
  while !rest.isEmpty {
    let isWhole = rest.count == bytes.count && rest.count <= limit
    let block = isWhole ? bytes : Array(rest.prefix(limit))
    let count = write(descriptor, block, block.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else {
      try waitOut(descriptor, POLLOUT)
    }
  }
}

/// After a call that failed: returns when it can be made again, and throws when there is no use in that.
private func waitOut(_ descriptor: Int32, _ event: some BinaryInteger) throws(SystemFault) {
  let fault = SystemFault.last
  if fault.code == EAGAIN {
    // Somebody has made the other end of a pipe, and with it this one, non-blocking.
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  } else if fault.code != EINTR {
    throw fault
  }
}
