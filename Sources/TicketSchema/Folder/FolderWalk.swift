import Diagnostics

/// The search for schema files below one folder.
///
/// Links are followed to files inside the folder only. A link to a folder is refused even there: the
/// files behind it would be read twice, and links between folders could multiply without end.
struct FolderWalk {
  /// The folder as typed, without slashes at its end.
  let folder: String

  /// Whether the folder holds other YAML files too, so that only `*.ticket.yaml` are schemas.
  let ticketFilesOnly: Bool

  /// The relative paths of the schema files, in no order.
  private(set) var files: [String] = []

  /// The relative paths of the folders that were looked through, the folder itself first.
  private(set) var folders: [String] = []

  /// What was refused on the way.
  private(set) var findings: [Finding] = []

  /// The folder without links, with a slash at its end: what lies inside begins with it.
  private var realRoot = ""

  init(folder: String, ticketFilesOnly: Bool = false) {
    self.ticketFilesOnly = ticketFilesOnly
    var trimmed = folder[...]
    while trimmed.utf8.count > 1, trimmed.utf8.last == UInt8(ascii: "/") { trimmed.removeLast() }
    self.folder = String(trimmed)
  }

  /// The path that findings print for a relative path.
  func path(of relative: String) -> String {
    if relative.isEmpty { return folder }
    return folder == "/" ? "/" + relative : folder + "/" + relative
  }

  /// Collects the files; false when the folder itself cannot be listed.
  mutating func run() -> Bool {
    switch FileSystem.kind(ofPath: folder) {
    case .folder:
      break
    case .missing:
      refuse(
        "", .missingFolder,
        "there is no such folder: check the path, or make one with ticketgen init")
      return false
    case .failed(let reason):
      refuse("", .unreadableFolder, "the folder cannot be read: \(reason)")
      return false
    case .file, .link, .other:
      refuse("", .notAFolder, "this is a file, and the folder with the schemas is due")
      return false
    }
    realRoot = realFolder("") ?? ""
    return list("", depth: 0)
  }

  /// Lists one folder and those below it; false when it cannot be listed.
  @discardableResult
  private mutating func list(_ relative: String, depth: Int) -> Bool {
    folders.append(relative)
    do throws(SystemFault) {
      for entry in try FileSystem.entries(ofFolder: path(of: relative)) {
        guard let name = entry.name else {
          refuse(relative, .nameNotUTF8, "a name in this folder is not UTF-8")
          continue
        }
        if name.utf8.first == UInt8(ascii: ".") { continue }
        let child = relative.isEmpty ? name : relative + "/" + name
        visit(child, kind: entry.kind, depth: depth)
      }
      return true
    } catch {
      refuse(relative, .unreadableFolder, "the folder cannot be read: \(error.readingReason)")
      return false
    }
  }

  private mutating func visit(_ relative: String, kind: FileSystem.Kind, depth: Int) {
    switch kind {
    case .file:
      if isNamedLikeSchema(relative) { files.append(relative) }
    case .folder where isNamedLikeSchema(relative):
      refuseAsFile(relative)
    case .folder where depth == SchemaFolder.deepestFolder:
      refuse(relative, .folderTooDeep, "folders are nested more than \(depth) deep: move them up")
    case .folder:
      list(relative, depth: depth + 1)
    case .link:
      follow(relative)
    case .other:
      if isNamedLikeSchema(relative) { refuseAsFile(relative) }
    case .missing, .failed:
      // The entry has gone since its folder was listed; if it has not, reading it says why.
      if isNamedLikeSchema(relative) { files.append(relative) }
    }
  }

  /// Decides about a link. One that leads nowhere is refused whatever its name is: it may have led to
  /// a folder of schemas, and a run without them would remove their output.
  private mutating func follow(_ relative: String) {
    switch FileSystem.kind(ofPath: path(of: relative)) {
    case .missing:
      refuse(
        relative, .danglingLink,
        "the link leads to nothing: remove it, or put back what it leads to")
    case .failed(FileSystem.loopReason):
      refuse(relative, .loopingLink, "the link leads back to itself: remove it")
    case .failed(let reason):
      refuse(relative, .unreadableFile, "the link cannot be followed: \(reason)")
    case .folder:
      followToFolder(relative)
    case .file, .link, .other:
      if !isNamedLikeSchema(relative) { return }
      let target = FileSystem.realPath(of: path(of: relative)) ?? ""
      if target.utf8.starts(with: realRoot.utf8) {
        files.append(relative)
      } else {
        refuseAsOutside(relative)
      }
    }
  }

  private mutating func followToFolder(_ relative: String) {
    let slash = relative.utf8.lastIndex(of: UInt8(ascii: "/")) ?? relative.startIndex
    let parent = String(relative[..<slash])
    guard let target = realFolder(relative), let holder = realFolder(parent) else { return }
    if holder.utf8.starts(with: target.utf8) {
      refuse(relative, .loopingLink, "the link leads to a folder that holds it: remove it")
    } else if !target.utf8.starts(with: realRoot.utf8) {
      refuseAsOutside(relative)
    } else {
      refuse(
        relative, .linkToFolder,
        "the link leads to a folder whose files are read where they stand: remove it")
    }
  }

  private func isNamedLikeSchema(_ relative: String) -> Bool {
    SchemaFileName.isSchema(relative, ticketFilesOnly: ticketFilesOnly)
  }

  /// A folder's path without links, with a slash at its end.
  private func realFolder(_ relative: String) -> String? {
    FileSystem.realPath(of: path(of: relative)).map { $0 == "/" ? $0 : $0 + "/" }
  }

  private mutating func refuseAsFile(_ relative: String) {
    refuse(
      relative, .notAFile, "this is no file, although its name ends like a schema's: move it away")
  }

  private mutating func refuseAsOutside(_ relative: String) {
    refuse(
      relative, .linkLeavesFolder,
      "the link leads out of the schemas folder, and is not followed: remove it, or copy what it "
        + "leads to")
  }

  private mutating func refuse(_ relative: String, _ kind: FolderFinding, _ message: String) {
    findings.append(Finding(kind, message, at: .path(path(of: relative))))
  }
}
