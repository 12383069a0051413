import Diagnostics
import YAMLSyntax

/// The folder with a project's schemas, as files on disk.
package enum SchemaFolder {
  /// How deep folders may be nested in the schemas folder.
  package static let deepestFolder = 32

  /// The name of the file with the project's settings.
  package static let settingsName = "ticketgen.yaml"

  /// Reads the `.yaml` and `.yml` files of a folder, in UTF-8 byte order of their relative paths.
  ///
  /// Hidden files and folders are skipped. Files that cannot be used are left out, with a finding.
  ///
  /// - Parameters:
  ///   - folder: the folder as the user typed it; findings print paths that begin with it.
  ///   - ticketFilesOnly: whether other YAML files may stand there, so that of all but the settings
  ///     only those count whose names end in `.ticket.yaml` or `.ticket.yml`.
  /// - Returns: the files, or nil when nothing sensible can be said about the schemas: the folder
  ///   cannot be listed, or neither the settings nor any schema of those it holds can be read.
  package static func inputs(
    of folder: String, ticketFilesOnly: Bool = false, into findings: inout FindingCollector
  ) -> [SchemaReader.Input]? {
    var walk = FolderWalk(folder: folder, ticketFilesOnly: ticketFilesOnly)
    let isListed = walk.run()
    for finding in walk.findings { findings.add(finding) }
    guard isListed else { return nil }

    var inputs: [SchemaReader.Input] = []
    let names = walk.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let outcomes = concurrentMap(names) { [walk] name in
      FileReader.read(walk.path(of: name), atMost: YAMLReader.maximumBytes)
    }
    for (name, outcome) in zip(names, outcomes) {
      let path = walk.path(of: name)
      if let bytes = bytes(outcome, ofFile: path, into: &findings) {
        let file = SourceFile(path: path, bytes: bytes)
        inputs.append(SchemaReader.Input(relativePath: name, file: file))
      } else if name == settingsName {
        return nil
      }
    }
    // With a finding about every schema, that there are none would be said for nothing.
    let hasSchemas = inputs.contains { $0.relativePath != settingsName }
    return hasSchemas || findings.findings.isEmpty ? inputs : nil
  }

  /// Whether a file is read as a schema, base or settings, by its path from the folder alone.
  package static func reads(_ relativePath: String) -> Bool {
    SchemaFileName.isSchema(relativePath, ticketFilesOnly: false)
      && !SchemaFileName.isHidden(relativePath)
  }

  /// Whether a folder stands at a path, links followed.
  package static func isFolder(_ path: String) -> Bool {
    FileSystem.kind(ofPath: path) == .folder
  }

  /// A folder as findings print it: as typed, without slashes at its end.
  package static func printed(_ folder: String) -> String { FolderWalk(folder: folder).folder }

  /// The bytes that were read; nil where there are none, which is reported.
  private static func bytes(
    _ outcome: FileReader.Outcome, ofFile path: String, into findings: inout FindingCollector
  ) -> [UInt8]? {
    switch outcome {
    case .bytes(let bytes):
      return bytes
    case .tooLarge:
      findings.add(
        YAMLFinding.fileTooBig,
        "the file has more than \(YAMLReader.maximumBytes) bytes, and was not read: make it smaller",
        path: path)
    case .notRegular:
      findings.add(
        FolderFinding.notAFile, "this is no file, although its name ends like a schema's",
        path: path)
    case .failed(let reason):
      findings.add(
        FolderFinding.unreadableFile, "the file cannot be read: \(reason)", path: path)
    }
    return nil
  }
}
