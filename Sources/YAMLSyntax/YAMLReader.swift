import Diagnostics

/// Reads one file's YAML into a node tree, reporting everything that the schema language refuses in it.
package enum YAMLReader {
  /// The longest file that is read, in bytes.
  package static let maximumBytes = 1 << 20

  /// The most nodes that a file may have, keys and expanded aliases included.
  package static let maximumNodes = 100_000

  /// How many lists and mappings may stand inside each other.
  package static let maximumDepth = 64

  /// Returns the root node, or nil when an error finding made the tree unusable.
  ///
  /// A node that a finding refuses stays in the tree, marked `isRefused`; a key that is given again, or
  /// that cannot be used, is left out with its value.
  package static func read(
    _ file: SourceFile, into findings: inout FindingCollector
  ) -> YAMLNode? {
    guard file.bytes.count <= maximumBytes else {
      findings.add(
        YAMLFinding.fileTooBig, "the file has more than \(maximumBytes) bytes: split it",
        path: file.path)
      return nil
    }
    let scan = SourceScan(file.bytes)
    for finding in scan.findings(in: file) { findings.add(finding) }
    if scan.isForeignEncoding { return nil }
    let stream = YAMLEventReader.events(
      of: scan.cleanBytes, from: scan.start, isASCII: scan.isASCII, maximumNodes: maximumNodes)

    var composer = YAMLComposer(file: file, scan: scan, events: stream.events)
    let root = composer.document()
    if let failure = stream.failure, !composer.isStopped {
      composer.cutFindings(from: failure.offset)
      composer.add(stream.finding(of: failure, in: file))
    }
    for finding in composer.findings { findings.add(finding) }
    return stream.failure == nil && !composer.isStopped ? root : nil
  }
}
