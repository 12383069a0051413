import TicketSchema

/// What the inputs of a run look like from outside: two equal ones give the same run.
///
/// Of a folder the schema files below it count, and what a run would refuse there; of anything else the file
/// itself.
struct WatchedInputs {
  /// The files that a run would read; nil: the system says nothing about one.
  private(set) var files: [String: FileStatus?] = [:]

  /// The existing folders in which a change of these inputs shows, sorted.
  private(set) var folders: [String] = []

  /// Whether any of the inputs is not there.
  private(set) var isMissing = false

  /// What a run would say about the folders before it reads any file.
  private var refusals: [String] = []

  /// Looks at the inputs as typed.
  init(_ paths: WatchedPaths) {
    for path in paths.paths { look(at: path, ticketFilesOnly: paths.ticketFilesOnly) }
    folders = Set(folders).sorted()
  }

  private mutating func look(at path: String, ticketFilesOnly: Bool) {
    // A file that is replaced, and a folder that is made anew, show in the folder that holds them.
    var parent = parentPath(of: path)
    while !SchemaFolder.isFolder(parent) {
      let above = parentPath(of: parent)
      if above == parent { break }
      parent = above
    }
    folders.append(parent)
    if SchemaFolder.isFolder(path) {
      let listing = SchemaFolder.listing(of: path, ticketFilesOnly: ticketFilesOnly)
      folders += listing.folders
      refusals += listing.refusals
      for file in listing.files { files[file] = .some(Self.status(of: file)) }
    } else if let status = Self.status(of: path) {
      files[path] = status
    } else {
      isMissing = true
    }
  }

  private static func status(of path: String) -> FileStatus? { try? FileStatus(path: path) }
}

extension WatchedInputs: Equatable {
  static func == (left: WatchedInputs, right: WatchedInputs) -> Bool {
    left.files == right.files && left.refusals == right.refusals
      && left.isMissing == right.isMissing
  }
}
