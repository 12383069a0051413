#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is asked of the system about files and folders.
package enum FileSystem {
  /// What stands at a path.
  enum Kind: Equatable {
    case file
    case folder
    case link

    /// A pipe, socket or device.
    case other
    case missing

    /// The system would not say, for this reason.
    case failed(String)
  }

  /// One entry of a folder.
  struct Entry {
    /// The name; nil where it is not UTF-8.
    let name: String?
    let kind: Kind
  }

  /// Why the system refused, in its own words.
  struct Failure: Error {
    let reason: String
  }

  /// The reason that a path fails with when its links lead in a circle.
  static let loopReason = String(cString: strerror(ELOOP))

  /// Whether anything stands at a path, links followed.
  package static func exists(_ path: String) -> Bool { kind(ofPath: path) != .missing }

  /// What stands at a path, links followed.
  static func kind(ofPath path: String) -> Kind {
    var info = stat()
    return stat(path, &info) == 0 ? kind(ofMode: info.st_mode) : kindOfFailure()
  }

  /// A path without links, dots and relative steps; nil when something on the way is missing.
  static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The entries of a folder without `.` and `..`, in the system's order.
  static func entries(ofFolder path: String) -> Result<[Entry], Failure> {
    guard let stream = opendir(path) else { return .failure(lastFailure()) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let record = readdir(stream) else {
        return errno == 0 ? .success(entries) : .failure(lastFailure())
      }
      let bytes = name(of: record)
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      guard name.utf8.elementsEqual(bytes) else {
        entries.append(Entry(name: nil, kind: .other))
        continue
      }
      let type = Int32(record.pointee.d_type)
      entries.append(Entry(name: name, kind: kind(ofType: type, path: path + "/" + name)))
    }
  }

  /// The last failure of a system call.
  static func lastFailure() -> Failure {
    Failure(reason: String(cString: strerror(errno)))
  }

  static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The bytes of an entry's name.
  ///
  /// The record is as long as its name needs, so the name is read up to its NUL where it stands:
  /// a copy of the whole `d_name` could read past the stream's buffer.
  private static func name(of record: UnsafeMutablePointer<dirent>) -> [UInt8] {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = UnsafeRawPointer(record) + offset
    let length = strlen(start.assumingMemoryBound(to: CChar.self))
    return Array(UnsafeRawBufferPointer(start: start, count: length))
  }

  private static func kind(ofType type: Int32, path: String) -> Kind {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): kindWithoutFollowing(path)
    default: .other
    }
  }

  /// For file systems whose folders do not say what their entries are.
  private static func kindWithoutFollowing(_ path: String) -> Kind {
    var info = stat()
    return lstat(path, &info) == 0 ? kind(ofMode: info.st_mode) : kindOfFailure()
  }

  private static func kindOfFailure() -> Kind {
    errno == ENOENT ? .missing : .failed(lastFailure().reason)
  }
}
