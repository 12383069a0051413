#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The entries of an open folder.
package enum FolderEntries {
  /// One entry as the folder has it.
  package struct Entry {
    /// The name; nil where it is not UTF-8.
    package let name: String?

    /// What the folder says of the entry: one of the system's `DT_` numbers.
    let type: Int32
  }

  /// Reads the entries without `.` and `..`, in the system's order.
  ///
  /// Safety: `readdir` returns nil or an entry that stays valid up to the next call, whose name ends with a
  /// NUL. The entry is as long as its name needs, so the name is read where it stands: a copy of the whole
  /// `d_name` could read past the stream's buffer.
  ///
  /// - Parameter descriptor: an open folder, which is closed.
  package static func read(_ descriptor: Int32) throws(SystemFault) -> [Entry] {
    guard let stream = fdopendir(descriptor) else {
      let fault = SystemFault.last
      close(descriptor)
      throw fault
    }
    defer { closedir(stream) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        return entries
      }
      let start = UnsafeRawPointer(entry) + nameOffset
      let name = String(validatingCString: start.assumingMemoryBound(to: CChar.self))
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, type: Int32(entry.pointee.d_type)))
    }
  }
}
