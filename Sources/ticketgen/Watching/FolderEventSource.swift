#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// What the kernel says about changes in folders, as a descriptor to wait for: inotify.
  struct FolderEventSource {
    private(set) var descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))

    /// Whether every folder is watched; if not, somebody has to look from time to time.
    private(set) var isComplete = false

    /// The watches by folder.
    private var watches: [String: Int32] = [:]

    /// Watches these folders, and no others any more.
    mutating func watch(_ folders: [String]) {
      let mask = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM
          | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
      var current: [String: Int32] = [:]
      isComplete = descriptor >= 0
      for folder in folders {
        // A folder made anew under an old name is another one; asking again is how to find out.
        let watch = inotify_add_watch(descriptor, folder, mask)
        if watch >= 0 { current[folder] = watch } else { isComplete = false }
      }
      let kept = Set(current.values)
      for watch in Set(watches.values) where !kept.contains(watch) {
        inotify_rm_watch(descriptor, watch)
      }
      watches = current
    }

    /// Takes what has been said; what it was does not matter, as whoever waits looks for himself.
    func drain() {
      var buffer = [UInt8](repeating: 0, count: 1 << 12)
      while read(descriptor, &buffer, buffer.count) > 0 {}
    }
  }
#elseif canImport(Darwin)
  import Darwin
  import Foundation

  /// What the kernel says about changes in folders, as a descriptor to wait for: kqueue.
  struct FolderEventSource {
    /// The most files that are held open to be watched.
    private static let limit = 200

    private(set) var descriptor = kqueue()

    /// Whether every folder and its files are watched; if not, somebody has to look from time to time.
    private(set) var isComplete = false

    /// The open folders and files; closing one ends its watch.
    private var watched: [Int32] = []

    /// Watches these folders, and no others any more.
    ///
    /// A folder tells of files that come and go, but only a file of a change within.
    mutating func watch(_ folders: [String]) {
      for file in watched { close(file) }
      watched = []
      isComplete = descriptor >= 0
      for folder in folders {
        add(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where !name.hasPrefix(".") { add(NewFiles.joined(folder, name)) }
      }
    }

    private mutating func add(_ path: String) {
      guard watched.count < Self.limit else {
        isComplete = false
        return
      }
      let file = open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else {
        isComplete = false
        return
      }
      watched.append(file)
      let notes =
        NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
      var change = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(bitPattern: Int32(notes)), data: 0, udata: nil)
      if kevent(descriptor, &change, 1, nil, 0, nil) < 0 { isComplete = false }
    }

    /// Takes what has been said; what it was does not matter, as whoever waits looks for himself.
    func drain() {
      var event = kevent()
      var now = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &now) > 0 {}
    }
  }
#else
  /// Where nothing is known about the system's events: somebody has to look from time to time.
  struct FolderEventSource {
    let descriptor: Int32 = -1
    let isComplete = false

    mutating func watch(_ folders: [String]) {}

    func drain() {}
  }
#endif
