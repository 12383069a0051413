#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The place of one text file on disk.
struct PlacedText {
  /// The path as typed.
  let path: String

  init(_ path: String) { self.path = path }

  /// Brings a text to the place, whatever stands there, a folder excepted.
  func write(_ text: String) throws(FileFault) {
    let target = realTarget
    var info = stat()
    guard stat(target, &info) == 0 else {
      guard errno == ENOENT else { throw FileFault.last }
      try Self.makeFolder(Self.parent(of: target))
      return try replace(target, text, mode: nil)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG:
      if hasText(target, text, size: Int(info.st_size)) { return }
      try replace(target, text, mode: info.st_mode & 0o777)
    case S_IFDIR:
      throw FileFault(code: EISDIR)
    default:
      try Self.fill(open(target, O_WRONLY | O_CLOEXEC), text)
    }
  }

  /// Writes a new file; EEXIST where anything stands there, a link that leads nowhere included.
  func create(_ text: String) throws(FileFault) {
    try Self.makeFolder(Self.parent(of: path))
    var info = stat()
    if lstat(path, &info) == 0 { throw FileFault(code: EEXIST) }
    let temporary = try writeBeside(path, text, mode: nil)
    // Unlike renaming, linking never replaces what somebody else put there meanwhile.
    let isLinked = link(temporary, path) == 0
    let fault = FileFault.last
    unlink(temporary)
    if !isLinked { throw fault }
  }

  /// Makes a folder and those on the way to it.
  static func makeFolder(_ path: String) throws(FileFault) {
    var info = stat()
    if stat(path, &info) == 0 {
      if info.st_mode & S_IFMT != S_IFDIR { throw FileFault(code: ENOTDIR) }
      return
    }
    guard errno == ENOENT else { throw FileFault.last }
    let above = parent(of: path)
    if above != path { try makeFolder(above) }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileFault.last }
  }

  /// The folder that holds a path, by its text.
  static func parent(of path: String) -> String {
    var steps = path[...]
    while steps.utf8.count > 1, steps.utf8.last == UInt8(ascii: "/") { steps.removeLast() }
    guard let slash = steps.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let parent = steps[..<slash]
    return parent.isEmpty ? "/" : String(parent)
  }

  /// The path with its links followed; the path itself when nothing stands there.
  private var realTarget: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func hasText(_ target: String, _ text: String, size: Int) -> Bool {
    guard size == text.utf8.count else { return false }
    let descriptor = open(target, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: size)
    var filled = 0
    while filled < size {
      let count = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress?.advanced(by: filled), size - filled, off_t(filled))
      }
      if count <= 0 { return false }
      filled += count
    }
    return text.utf8.elementsEqual(bytes)
  }

  private func replace(_ target: String, _ text: String, mode: mode_t?) throws(FileFault) {
    let temporary = try writeBeside(target, text, mode: mode)
    if rename(temporary, target) != 0 {
      let fault = FileFault.last
      unlink(temporary)
      throw fault
    }
  }

  /// Writes a hidden file in the folder of a target, and returns its path.
  private func writeBeside(
    _ target: String, _ text: String, mode: mode_t?
  ) throws(FileFault) -> String {
    let temporary = Self.parent(of: target) + "/.ticketgen-\(getpid()).tmp"
    // A name of this process: whatever has it was left by one that had its number and was killed.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    do throws(FileFault) {
      if let mode, descriptor >= 0, fchmod(descriptor, mode) != 0 { throw FileFault.last }
      try Self.fill(descriptor, text)
    } catch {
      if descriptor >= 0 { unlink(temporary) }
      throw error
    }
    return temporary
  }

  /// Writes a text to an open file and closes it.
  private static func fill(_ descriptor: Int32, _ text: String) throws(FileFault) {
    guard descriptor >= 0 else { throw FileFault.last }
    let code = writeAll(text, to: descriptor)
    let isClosed = close(descriptor) == 0
    if let code { throw FileFault(code: code) }
    if !isClosed, errno != EINTR { throw FileFault.last }
  }
}
