import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The reason why the system refused a call: its `errno`.
package struct SystemFault: Error, Equatable {
  /// The system's number for the reason.
  package let code: Int32

  /// The fault with the system's number.
  package init(code: Int32) { self.code = code }

  /// The fault of the call that has just failed.
  package static var last: SystemFault { SystemFault(code: errno) }

  /// Whether there is nothing at the path.
  package var isMissing: Bool { code == ENOENT }

  /// The system's words, such as `No space left on device`.
  package var reason: String {
    SystemFault.wording.withLock { String(cString: strerror(code)) }
  }

  /// `strerror` may write all its texts to one place, and files are read and written on several threads.
  private static let wording = NSLock()

  /// Repeats a call for as long as a signal interrupts it; throws what else makes it fail.
  @discardableResult
  package static func check(_ call: () -> Int32) throws(SystemFault) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      let fault = SystemFault.last
      if fault.code != EINTR { throw fault }
    }
  }
}
