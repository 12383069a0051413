import Diagnostics
import TicketSchema

/// Several files in one input, as `ticketgen infer` prints them: each begins behind a line
/// `# file: NAME`. What stands before the first such line is the file `coupon.yaml`.
struct FileBundle {
  /// One file of the input.
  struct File {
    let path: String
    let bytes: [UInt8]
  }

  /// The files in UTF-8 byte order of their paths, as a folder would be read.
  let files: [File]

  private static let marker = Array("# file: ".utf8)

  init(_ bytes: [UInt8]) {
    var path = "coupon.yaml"
    var text: [UInt8] = []
    var files: [File] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Self.marker) {
        if !text.isEmpty { files.append(File(path: path, bytes: text)) }
        path = String(decoding: line.dropFirst(Self.marker.count), as: UTF8.self)
        text = []
      } else {
        text += line
        text.append(UInt8(ascii: "\n"))
      }
    }
    // The last line has no end of its own.
    if !text.isEmpty { text.removeLast() }
    files.append(File(path: path, bytes: text))
    var paths: Set<[UInt8]> = []
    self.files = files.filter { file in
      Self.isPossible(file.path) && paths.insert(Array(file.path.utf8)).inserted
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The schemas, as a folder's reader gives them.
  var schemas: [SchemaReader.Input] {
    files.filter { $0.path.hasSuffix(".yaml") || $0.path.hasSuffix(".yml") }.map { file in
      SchemaReader.Input(
        relativePath: file.path,
        file: SourceFile(path: "schemas/" + file.path, bytes: file.bytes))
    }
  }

  /// The responses.
  var responses: [File] { files.filter { $0.path.hasSuffix(".json") } }

  /// Whether a folder can hold a file of that path, and the reader would not skip it.
  private static func isPossible(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }
}
