import Foundation

/// Why the server could not begin to listen.
public struct LoopbackFault: Error, Sendable, CustomStringConvertible {
  /// The system call that failed.
  public let call: String

  /// The system's error number.
  public let code: Int32

  /// One line for a log.
  public var description: String { "\(call): \(String(cString: strerror(code)))" }
}
