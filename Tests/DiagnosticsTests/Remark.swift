import Diagnostics

/// Findings for tests.
enum Remark: String, FindingKind {
  case unknownKey = "unknown-key"
  case unreachableCase = "unreachable-case"

  var severity: Finding.Severity { self == .unknownKey ? .error : .warning }
}

extension SourceFile {
  /// The range of the first occurrence of a text.
  func range(of text: String) -> SourceRange {
    let bytes = Array(text.utf8)
    let start = self.bytes.indices.first { self.bytes[$0...].starts(with: bytes) } ?? 0
    return SourceRange(self, start..<start + bytes.count)
  }
}
