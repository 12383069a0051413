import Diagnostics

/// What can be wrong with the output folder.
package enum OutputFinding: String, FindingKind {
  /// The output folder is the schemas folder.
  case outputIsSchemas = "output-is-schemas"

  /// A file that ticketgen did not write stands where an output belongs.
  case foreignFile = "output-foreign-file"

  /// A symbolic link stands where an output belongs.
  case symbolicLink = "output-symbolic-link"

  /// A directory or a device stands where an output belongs.
  case notAFile = "output-not-a-file"

  /// Something else than a folder has the output folder's name.
  case notAFolder = "output-not-a-folder"

  /// Somebody else changed the folder while it was written.
  case changedMeanwhile = "output-changed-meanwhile"

  /// The system refused to read a file or the folder.
  case unreadable = "output-unreadable"

  /// The system refused to write a file or the folder.
  case unwritable = "output-unwritable"

  package var severity: Finding.Severity { .error }

  /// Whether a file or folder could not be read or written, as opposed to one that must not be.
  package var isInputOutput: Bool {
    switch self {
    case .notAFile, .notAFolder, .unreadable, .unwritable: true
    case .outputIsSchemas, .foreignFile, .symbolicLink, .changedMeanwhile: false
    }
  }
}
