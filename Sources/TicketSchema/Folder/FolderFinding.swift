import Diagnostics

/// What can be wrong with a schemas folder before any YAML is read.
package enum FolderFinding: String, FindingKind {
  case missingFolder = "missing-folder"
  case notAFolder = "not-a-folder"
  case unreadableFolder = "unreadable-folder"
  case unreadableFile = "unreadable-file"

  /// A folder, pipe or device whose name ends like a schema file's.
  case notAFile = "not-a-file"
  case nameNotUTF8 = "name-not-utf8"
  case danglingLink = "dangling-link"
  case loopingLink = "looping-link"
  case linkLeavesFolder = "link-leaves-folder"

  /// A link to a folder inside the schemas folder, whose files would be read twice.
  case linkToFolder = "link-to-folder"
  case folderTooDeep = "folder-too-deep"

  package var severity: Finding.Severity { .error }

  /// Whether the system refused to read, so that the run ends as a failure of input or output.
  package var isInputOutput: Bool {
    switch self {
    case .missingFolder, .notAFolder, .unreadableFolder, .unreadableFile, .notAFile, .danglingLink,
      .loopingLink:
      true
    case .nameNotUTF8, .linkLeavesFolder, .linkToFolder, .folderTooDeep:
      false
    }
  }
}
