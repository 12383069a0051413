import Foundation
import TicketSchema

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the inputs of a run look like from outside: two equal ones give the same run.
///
/// Of a folder the schema files below it count, as far as a run would look; of anything else the file itself.
struct WatchedInputs {
  /// What the system says about one file.
  struct Stamp: Equatable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// The files that are there.
  private(set) var files: [String: Stamp] = [:]

  /// The existing folders in which a change of these inputs shows, sorted.
  private(set) var folders: [String] = []

  /// Whether any of the inputs is not there.
  private(set) var isMissing = false

  /// Looks at the inputs as typed.
  init(_ paths: [String]) {
    for path in paths { look(at: path) }
    folders = Set(folders).sorted()
  }

  private mutating func look(at path: String) {
    // A file that is replaced, and a folder that is made anew, show in the folder that holds them.
    var parent = PlacedText.parent(of: path)
    while !Self.isFolder(parent) {
      let above = PlacedText.parent(of: parent)
      if above == parent { break }
      parent = above
    }
    folders.append(parent)
    if Self.isFolder(path) {
      list(path, depth: 0)
    } else if let stamp = Self.stamp(of: path) {
      files[path] = stamp
    } else {
      isMissing = true
    }
  }

  private mutating func list(_ folder: String, depth: Int) {
    folders.append(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !name.hasPrefix(".") {
      let path = NewFiles.joined(folder, name)
      if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        files[path] = Self.stamp(of: path) ?? Stamp(inode: 0, size: -1, seconds: 0, nanoseconds: 0)
      } else if depth < SchemaFolder.deepestFolder, Self.isOwnFolder(path) {
        list(path, depth: depth + 1)
      }
    }
  }

  private static func stamp(of path: String) -> Stamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Stamp(
      inode: UInt64(info.st_ino), size: Int64(info.st_size), seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec))
  }

  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a folder stands at a path, and no link to one.
  private static func isOwnFolder(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}

extension WatchedInputs: Equatable {
  static func == (left: WatchedInputs, right: WatchedInputs) -> Bool {
    left.files == right.files && left.isMissing == right.isMissing
  }
}
