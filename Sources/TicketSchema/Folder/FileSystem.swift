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

  /// The reason that a path fails with when its links lead in a circle.
  static let loopReason = SystemFault(code: ELOOP).readingReason

  /// Whether anything stands at a path, links followed.
  package static func exists(_ path: String) -> Bool { kind(ofPath: path) != .missing }

  /// What stands at a path, links followed.
  static func kind(ofPath path: String) -> Kind { kind(ofPath: path, followsLinks: true) }

  /// A path without links, dots and relative steps; nil when something on the way is missing.
  package static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The entries of a folder without `.` and `..`, in the system's order.
  static func entries(ofFolder path: String) throws(SystemFault) -> [Entry] {
    let descriptor = try SystemFault.check {
      systemOpen(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    return try FolderEntries.read(descriptor).map { entry in
      guard let name = entry.name else { return Entry(name: nil, kind: .other) }
      return Entry(name: name, kind: kind(ofType: entry.type, path: path + "/" + name))
    }
  }

  private static func kind(ofType type: Int32, path: String) -> Kind {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .link
    // The folders of some file systems do not say what their entries are.
    case Int32(DT_UNKNOWN): kind(ofPath: path, followsLinks: false)
    default: .other
    }
  }

  private static func kind(ofPath path: String, followsLinks: Bool) -> Kind {
    do throws(SystemFault) {
      return switch try FileStatus(path: path, followsLinks: followsLinks).kind {
      case .file: .file
      case .folder: .folder
      case .link: .link
      case .other: .other
      }
    } catch {
      return error.isMissing ? .missing : .failed(error.readingReason)
    }
  }
}
