import TicketSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open folder in which everything is done relative to its descriptor: it stays the same folder
/// when somebody moves or replaces the path, and names in it never lead out of it.
package struct OutputFolder: ~Copyable {
  /// The path as findings print it.
  package let path: String
  private let file: OpenFile

  /// Opens a folder; a link to a folder is one, at its own place.
  package init(_ path: String) throws(SystemFault) {
    self.path = path
    let descriptor = try SystemFault.check {
      systemOpen(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    file = OpenFile(descriptor: descriptor)
  }

  /// Opens a folder, which is made where it is missing, with those above it.
  package init(making path: String) throws(SystemFault) {
    do throws(SystemFault) {
      self = try OutputFolder(path)
    } catch {
      guard error.isMissing else { throw error }
      try OutputFolder.make(path)
      self = try OutputFolder(path)
    }
  }

  /// The folder's status.
  func status() throws(SystemFault) -> FileStatus { try file.status() }

  /// The path of something in the folder, for findings.
  func path(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Waits until no other run works on the folder, and keeps others out until this value ends;
  /// runs that only read (`exclusively: false`) do not wait for each other.
  ///
  /// A file system without locks is used without one.
  func lock(exclusively: Bool) {
    _ = try? SystemFault.check { flock(file.descriptor, exclusively ? LOCK_EX : LOCK_SH) }
  }

  /// The names of everything in the folder but those that are not UTF-8, in no order.
  func names() throws(SystemFault) -> [String] {
    // Opened anew, the folder is read from its beginning.
    let descriptor = try SystemFault.check {
      openat(file.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    return try FolderEntries.read(descriptor).compactMap(\.name)
  }

  /// The status of something in the folder, of a link itself; nil when there is none.
  package func status(of name: String) throws(SystemFault) -> FileStatus? {
    var info = stat()
    do {
      try SystemFault.check { fstatat(file.descriptor, name, &info, AT_SYMLINK_NOFOLLOW) }
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
    return FileStatus(info)
  }

  /// Opens a file of the folder for reading; a link is refused with `ELOOP`, and nothing waits for
  /// the other end of a pipe.
  package func open(_ name: String) throws(SystemFault) -> OpenFile {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    return OpenFile(
      descriptor: try SystemFault.check { openat(file.descriptor, name, flags) })
  }

  /// Makes a new file with its bytes; with the permissions given, or those that new files have.
  package func create(
    _ name: String, _ bytes: [UInt8], permissions: UInt32?
  ) throws(SystemFault) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let new = OpenFile(
      descriptor: try SystemFault.check { openat(file.descriptor, name, flags, 0o666) })
    if let permissions, try new.status().permissions != permissions {
      try SystemFault.check { fchmod(new.descriptor, mode_t(permissions)) }
    }
    try new.write(bytes)
    try new.finish()
  }

  /// Makes a new file that is there with all of its bytes or not at all; `EEXIST` if anything has its name.
  ///
  /// - Parameter temporary: a name that nothing has, for file systems where a file needs one while it
  ///   is written.
  package func place(
    _ bytes: [UInt8], as name: String, temporary: String
  ) throws(SystemFault) {
    do throws(SystemFault) {
      try placeNameless(bytes, as: name)
    } catch {
      // Whatever the file system cannot do, the other way can, or says why not.
      if error.code == EEXIST { throw error }
      try placeNamed(bytes, as: name, temporary: temporary)
    }
  }

  /// Writes a file without a name, and gives it one: one change of the folder for each new file, and
  /// nothing to clean up after a run that was killed.
  private func placeNameless(_ bytes: [UInt8], as name: String) throws(SystemFault) {
    #if os(Linux)
      let flags = Self.nameless | O_WRONLY | O_CLOEXEC
      let new = OpenFile(
        descriptor: try SystemFault.check { openat(file.descriptor, ".", flags, 0o666) })
      try new.write(bytes)
      let link = "/proc/self/fd/\(new.descriptor)"
      try SystemFault.check {
        linkat(AT_FDCWD, link, file.descriptor, name, AT_SYMLINK_FOLLOW)
      }
      do throws(SystemFault) {
        try new.finish()
      } catch {
        try remove(name)
        throw error
      }
    #else
      throw SystemFault(code: ENOTSUP)
    #endif
  }

  #if os(Linux)
    /// `O_TMPFILE`, a macro that Swift does not import: `__O_TMPFILE`, which has this value for every
    /// processor that Swift compiles for, and `O_DIRECTORY`.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY
  #endif

  /// Writes a file beside its place, and gives it its name.
  func placeNamed(
    _ bytes: [UInt8], as name: String, temporary: String
  ) throws(SystemFault) {
    do throws(SystemFault) {
      try create(temporary, bytes, permissions: nil)
      do throws(SystemFault) {
        // Unlike renaming, linking never replaces what somebody else put there meanwhile.
        try link(temporary, to: name)
        try remove(temporary)
      } catch {
        // Some file systems have one name for each file and no more.
        if error.code == EEXIST { throw error }
        if try status(of: name) != nil { throw SystemFault(code: EEXIST) }
        try rename(temporary, to: name)
      }
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// Gives a file of the folder another name, in place of whatever has it.
  package func rename(_ name: String, to newName: String) throws(SystemFault) {
    try SystemFault.check { renameat(file.descriptor, name, file.descriptor, newName) }
  }

  /// Gives a file of the folder a second name, which nothing may have: `EEXIST` if something does.
  private func link(_ name: String, to newName: String) throws(SystemFault) {
    try SystemFault.check { linkat(file.descriptor, name, file.descriptor, newName, 0) }
  }

  /// Removes a file of the folder; one that is gone already is no fault.
  package func remove(_ name: String) throws(SystemFault) {
    do {
      try SystemFault.check { unlinkat(file.descriptor, name, 0) }
    } catch {
      if error.code != ENOENT { throw error }
    }
  }

  /// Makes a folder and those above it where they are missing.
  static func make(_ path: String) throws(SystemFault) {
    do {
      try SystemFault.check { mkdir(path, 0o777) }
    } catch {
      switch error.code {
      case EEXIST: return
      case ENOENT:
        let parent = parentPath(of: path)
        if parent == path { throw error }
        try make(parent)
        do {
          try SystemFault.check { mkdir(path, 0o777) }
        } catch {
          if error.code != EEXIST { throw error }
        }
      default: throw error
      }
    }
  }
}
