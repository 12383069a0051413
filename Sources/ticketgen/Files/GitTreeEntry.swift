import Foundation
import TicketSchema

/// One file of a tree of git.
struct GitTreeEntry {
  /// The path from the tree, with `/` between its steps.
  let path: String
  let hash: String

  /// The size in bytes.
  let size: Int

  /// Whether the file is one that a schemas folder is read for: no hidden one, and no link.
  var isSchema: Bool { SchemaFolder.reads(path) }

  /// The regular files of what `git ls-tree -r -l -z` prints: mode, type, hash and size, a tab and the path.
  static func list(_ output: Data) -> [GitTreeEntry] {
    output.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = line[..<tab].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard words.count == 4, words[0].hasPrefix("100"), let size = Int(words[3]) else {
        return nil
      }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      return GitTreeEntry(path: path, hash: words[2], size: size)
    }
  }

  /// The contents that `git cat-file --batch` prints: for each a line with hash, type and size, the bytes and
  /// a line end; nil when that is not what there is.
  static func blobs(_ output: Data, count: Int) -> [[UInt8]]? {
    var rest = output[...]
    var blobs: [[UInt8]] = []
    for _ in 0..<count {
      guard let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let words = rest[..<lineEnd].split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size >= 0,
        rest.count > lineEnd - rest.startIndex + 1 + size
      else { return nil }
      let start = lineEnd + 1
      blobs.append(Array(rest[start..<start + size]))
      rest = rest[(start + size + 1)...]
    }
    return blobs
  }
}
