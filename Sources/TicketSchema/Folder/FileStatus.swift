#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says of something in a folder; equal as long as nobody changed or replaced it.
package struct FileStatus: Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    case other
  }

  /// What stands in the place.
  package let kind: Kind

  /// The size in bytes.
  package let size: Int

  /// The permission bits.
  package let permissions: UInt32
  private let device: UInt64
  private let inode: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// What a call of the system has filled in.
  package init(_ info: stat) {
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(info.st_size)
    permissions = UInt32(info.st_mode & 0o7777)
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
    #if canImport(Darwin)
      seconds = info.st_mtimespec.tv_sec
      nanoseconds = info.st_mtimespec.tv_nsec
    #else
      seconds = Int(info.st_mtim.tv_sec)
      nanoseconds = Int(info.st_mtim.tv_nsec)
    #endif
  }

  /// Looks at a path; at what a link leads to, or at the link itself.
  package init(path: String, followsLinks: Bool = true) throws(SystemFault) {
    var info = stat()
    try SystemFault.check { followsLinks ? stat(path, &info) : lstat(path, &info) }
    self.init(info)
  }

  /// Whether both are the same file or folder, whatever happened to it in between.
  package func isSameEntry(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}
