import Foundation

/// The schemas of one target on disk.
struct SchemaSource {
  /// The folder that ticketgen is given.
  let folder: URL

  /// The files that ticketgen reads there, by their relative paths, in UTF-8 byte order.
  let files: [String]

  /// Whether only files named `*.ticket.yaml` are schemas, as the folder holds other things.
  let ticketFilesOnly: Bool

  /// Why the schemas of a target cannot be told.
  struct Ambiguity: Error, CustomStringConvertible {
    /// One of the files that stand beside the sources.
    let file: String

    var description: String {
      "the target has a folder 'schemas', and '\(file)' beside its sources: keep all schemas in one"
        + " of both places"
    }
  }

  /// Looks for the schemas of a target; nil where there are none.
  init?(targetFolder: URL) throws {
    let schemas = targetFolder.appendingPathComponent("schemas", isDirectory: true)
    let beside = Self.files(in: targetFolder, ticketFilesOnly: true)
    let tickets = beside.filter { SchemaFileName(relativePath: $0).role != .settings }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: schemas.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      if let file = tickets.first(where: { !$0.hasPrefix("schemas/") }) {
        throw Ambiguity(file: file)
      }
      folder = schemas
      files = Self.files(in: schemas, ticketFilesOnly: false)
      ticketFilesOnly = false
    } else if !tickets.isEmpty {
      folder = targetFolder
      files = beside
      ticketFilesOnly = true
    } else {
      return nil
    }
  }

  /// The files below a folder that ticketgen reads, hidden ones left out and links to folders not followed.
  private static func files(in folder: URL, ticketFilesOnly: Bool) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let relative = folders.popLast() {
      let path = relative.isEmpty ? folder.path : folder.appendingPathComponent(relative).path
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      where !name.hasPrefix(".") {
        let child = relative.isEmpty ? name : relative + "/" + name
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: folder.appendingPathComponent(child).path)
        if attributes?[.type] as? FileAttributeType == .typeDirectory {
          folders.append(child)
        } else if SchemaFileName.isSchema(child, ticketFilesOnly: ticketFilesOnly) {
          files.append(child)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
