import Foundation

/// How long a request may take, and how much a response may hold.
///
/// Time counts from when the request is sent: waiting for others of the same transport is free. A time
/// of infinity, or beyond ten years, is ten years; one below zero, or not a number, is none.
public struct HTTPLimits: Hashable, Sendable {
  /// The longest wait for a connection, for the answer, and for the next part of its body, in seconds.
  public var idleTime: TimeInterval

  /// The longest time from the start of a request to the end of its response, in seconds.
  public var totalTime: TimeInterval

  /// The most bytes of a body, as they are after any content coding was undone.
  public var bodySize: Int

  /// Makes limits.
  public init(
    idleTime: TimeInterval = 30, totalTime: TimeInterval = 300, bodySize: Int = 64 << 20
  ) {
    self.idleTime = idleTime
    self.totalTime = totalTime
    self.bodySize = bodySize
  }
}

extension HTTPLimits {
  /// `idleTime` as clocks can count it, in seconds.
  var countableIdleTime: TimeInterval { Self.countable(idleTime) }

  /// `totalTime` as clocks can count it, in seconds.
  var countableTotalTime: TimeInterval { Self.countable(totalTime) }

  private static func countable(_ seconds: TimeInterval) -> TimeInterval {
    let tenYears: TimeInterval = 10 * 366 * 86_400
    return seconds > 0 ? min(seconds, tenYears) : 0
  }
}
