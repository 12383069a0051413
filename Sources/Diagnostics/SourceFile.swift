/// One text file as the tool sees it: the path that findings print, and its bytes.
///
/// Equality is identity: two reads of one path are two files.
package final class SourceFile: Sendable {
  /// The path as findings print it.
  package let path: String

  /// The file's bytes as read, a byte order mark included; every offset counts these bytes.
  package let bytes: [UInt8]

  /// Makes a file from bytes that were read elsewhere.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file from a text, for tests.
  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

extension SourceFile: Hashable {
  package static func == (left: SourceFile, right: SourceFile) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
