import Diagnostics
import Foundation
import TicketSchema
import YAMLSyntax

/// The schemas folder as it was at a revision of git.
struct GitSchemas {
  /// The folder as printed, which lies in a working tree.
  let folder: String
  let revision: String
  private let git: GitCommand

  init(folder: String, revision: String) {
    self.folder = folder
    self.revision = revision
    git = GitCommand(folder: folder)
  }

  /// The folder at the revision as findings print it, the way git writes it: `main:schemas`.
  private(set) var printed = ""

  /// The files as they were, in the order in which a folder's are read; nil when they cannot be read,
  /// which is reported.
  mutating func inputs(into findings: inout FindingCollector) -> [SchemaReader.Input]? {
    guard let commit = commit(into: &findings),
      let prefix = prefix(into: &findings)
    else { return nil }
    printed = "\(revision):\(prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix)"
    let tree = prefix.isEmpty ? commit : "\(commit):\(prefix)"
    let listing = git.run(["ls-tree", "-r", "-l", "-z", "--full-tree", tree])
    guard listing.status == 0 else {
      findings.add(
        CommandFinding.unknownRevision, "the revision does not have this folder", path: printed)
      return nil
    }
    let entries = GitTreeEntry.list(listing.output).filter(\.isSchema)
    return contents(of: entries, into: &findings)
  }

  /// The revision's hash; nil when there is none, which is reported.
  private func commit(into findings: inout FindingCollector) -> String? {
    // Nothing that git could take for an option reaches it.
    guard revision.utf8.first != UInt8(ascii: "-") else {
      refuse("no git revision begins with `-`", into: &findings)
      return nil
    }
    let run = git.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    if run.isMissing {
      findings.add(
        CommandFinding.gitFailed, "git cannot be run: \(run.complaint)", path: folder)
      return nil
    }
    let hash = String(decoding: run.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard run.status == 0, hash.utf8.count >= 40, hash.allSatisfy(\.isHexDigit) else {
      refuse(run.complaint, into: &findings)
      return nil
    }
    return hash
  }

  private func refuse(_ reason: String, into findings: inout FindingCollector) {
    findings.add(
      CommandFinding.unknownRevision,
      "'\(revision)' is neither a folder nor a git revision"
        + (reason.isEmpty ? "" : ": \(reason)"),
      path: folder)
  }

  /// The folder's path from the top of its working tree, with a slash at its end; nil when git does not
  /// say, which is reported.
  private func prefix(into findings: inout FindingCollector) -> String? {
    let run = git.run(["rev-parse", "--show-prefix"])
    guard run.status == 0 else {
      findings.add(CommandFinding.gitFailed, "git refuses: \(run.complaint)", path: folder)
      return nil
    }
    let text = String(decoding: run.output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The files' bytes; nil when git does not give them, which is reported.
  private func contents(
    of entries: [GitTreeEntry], into findings: inout FindingCollector
  ) -> [SchemaReader.Input]? {
    var inputs: [SchemaReader.Input] = []
    // As many hashes as a pipe holds at once.
    for start in stride(from: 0, to: entries.count, by: 100) {
      let some = entries[start..<min(start + 100, entries.count)].filter { entry in
        let isSmall = entry.size <= YAMLReader.maximumBytes
        if !isSmall {
          findings.add(
            YAMLFinding.fileTooBig,
            "the file has more than \(YAMLReader.maximumBytes) bytes, and was not read",
            path: "\(printed)/\(entry.path)")
        }
        return isSmall
      }
      let hashes = some.map { $0.hash + "\n" }.joined()
      let run = git.run(["cat-file", "--batch"], input: Data(hashes.utf8))
      guard run.status == 0, let blobs = GitTreeEntry.blobs(run.output, count: some.count) else {
        findings.add(
          CommandFinding.gitFailed, "git does not give the files: \(run.complaint)", path: printed)
        return nil
      }
      for (entry, bytes) in zip(some, blobs) {
        let file = SourceFile(path: "\(printed)/\(entry.path)", bytes: bytes)
        inputs.append(SchemaReader.Input(relativePath: entry.path, file: file))
      }
    }
    return inputs.sorted {
      $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8)
    }
  }
}
