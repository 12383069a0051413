import TicketCodegen
import TicketSchema

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

  /// Brings a text to the place, whatever stands there; a folder excepted, and a link that leads to nothing.
  ///
  /// - Throws: `ENOENT` for such a link, and for nothing else: folders on the way are made.
  func write(_ text: String) throws(SystemFault) {
    guard let status = try statusOfTarget() else { return try replace(path, text, nil) }
    switch status.kind {
    case .file:
      if hasText(text, status) { return }
      try replace(FileSystem.realPath(of: path) ?? path, text, status)
    case .folder:
      throw SystemFault(code: EISDIR)
    case .link, .other:
      let file = OpenFile(
        descriptor: try SystemFault.check { systemOpen(path, O_WRONLY | O_CLOEXEC) })
      try file.write(Array(text.utf8))
      try file.finish()
    }
  }

  /// Writes a new file; EEXIST where anything stands there, a link that leads nowhere included.
  func create(_ text: String) throws(SystemFault) {
    let folder = try OutputFolder(making: parentPath(of: path))
    let name = Self.lastStep(of: path)
    if try folder.status(of: name) != nil { throw SystemFault(code: EEXIST) }
    try folder.place(Array(text.utf8), as: name, temporary: Self.temporaryName())
  }

  /// What stands at the place, links followed; nil when nothing does.
  private func statusOfTarget() throws(SystemFault) -> FileStatus? {
    do throws(SystemFault) {
      return try FileStatus(path: path)
    } catch {
      let isLink = (try? FileStatus(path: path, followsLinks: false)) != nil
      guard error.isMissing, !isLink else { throw error }
      return nil
    }
  }

  private func hasText(_ text: String, _ status: FileStatus) -> Bool {
    guard status.size == text.utf8.count,
      let descriptor = try? SystemFault.check({ systemOpen(path, O_RDONLY | O_CLOEXEC) })
    else { return false }
    let file = OpenFile(descriptor: descriptor)
    return (try? file.read(upTo: status.size + 1)).map { hasBytes(Array(text.utf8), $0) } ?? false
  }

  /// Writes a text beside a path without links, and renames it; with the permissions of what was there.
  private func replace(
    _ target: String, _ text: String, _ status: FileStatus?
  ) throws(SystemFault) {
    if target.utf8.last == UInt8(ascii: "/") { throw SystemFault(code: EISDIR) }
    let folder = try OutputFolder(making: parentPath(of: target))
    let temporary = Self.temporaryName()
    do throws(SystemFault) {
      try folder.create(temporary, Array(text.utf8), permissions: status?.permissions)
      try folder.rename(temporary, to: Self.lastStep(of: target))
    } catch {
      try? folder.remove(temporary)
      throw error
    }
  }

  /// A name that no other run uses, and that none takes for a leftover of its own.
  static func temporaryName() -> String {
    ".ticketgen-\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).part"
  }

  private static func lastStep(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
