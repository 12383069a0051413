#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits until something changes in folders, and until it has been quiet again for a moment.
struct FolderEvents {
  /// How long nothing may happen before a change counts as complete, in milliseconds.
  private static let quiet: Int32 = 50

  /// How many such moments a change may go on.
  private static let longestChange = 40

  private var source = FolderEventSource()

  /// Watches these folders, and no others any more.
  mutating func watch(_ folders: [String]) { source.watch(folders) }

  /// Returns true when something may have changed, and false when the process is to end.
  ///
  /// Returns from time to time without any change, for file systems that tell of none.
  func wait(_ interruption: Interruption) -> Bool {
    var timeout = source.isComplete ? 5_000 : 500 as Int32
    for _ in 0...Self.longestChange {
      var requests = [
        pollfd(fd: interruption.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: source.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&requests, nfds_t(requests.count), timeout)
      if requests[0].revents != 0 { return false }
      if count == 0 || requests[1].revents == 0 && count > 0 { return true }
      if count > 0 { source.drain() }
      timeout = Self.quiet
    }
    return true
  }
}
