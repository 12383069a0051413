import Diagnostics

/// Reads one file's YAML into a node tree, reporting everything that page's rules refuse.
package enum YAMLReader {
  /// Returns the root node, or nil when an error finding made the tree unusable.
  package static func read(
    _ file: SourceFile, into findings: inout FindingCollector
  ) -> YAMLNode? {
    nil
  }
}

extension YAMLNode {
  /// The source range of a part of a scalar's text, given as UTF-8 offsets into `YAMLScalar.text`.
  ///
  /// Exact for plain and quoted scalars, escapes and folded lines included.
  package func range(ofText part: Range<Int>) -> SourceRange {
    range
  }
}
