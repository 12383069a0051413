#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the system refused something about a file.
struct FileFault: Error {
  /// The system's number for the reason.
  let code: Int32

  /// The reason in the system's words.
  var reason: String { String(cString: strerror(code)) }

  /// The reason that the last system call failed for.
  static var last: FileFault { FileFault(code: errno) }
}
