/// What a schemas folder holds, by the names alone.
package struct SchemaListing: Equatable, Sendable {
  /// The paths of the schema files, settings and bases, sorted.
  package let files: [String]

  /// The paths of the folder and those below it that were looked through.
  package let folders: [String]

  /// What is wrong with the folder, one sentence each.
  package let refusals: [String]
}

extension SchemaFolder {
  /// Lists a folder's files by the rules by which they are read.
  package static func listing(of folder: String, ticketFilesOnly: Bool) -> SchemaListing {
    var walk = FolderWalk(folder: folder, ticketFilesOnly: ticketFilesOnly)
    _ = walk.run()
    return SchemaListing(
      files: walk.files.map(walk.path).sorted(), folders: walk.folders.map(walk.path),
      refusals: walk.findings.map { "\($0.place.path): \($0.message)" }.sorted())
  }
}
