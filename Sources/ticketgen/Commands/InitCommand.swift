import Diagnostics
import TicketPreview
import TicketSchema

/// `ticketgen init`: a starter folder of schemas.
struct InitCommand: Command {
  /// The folder to write when none is given.
  static let standardFolder = "schemas"

  /// The folder to write as typed.
  var folder = standardFolder

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    let printed = SchemaFolder.printed(folder)
    if let other = otherSchema(printed) {
      findings.add(
        StarterFinding.folderInUse,
        "the folder holds schemas already, such as `\(other)`: add a kind with 'ticketgen add'",
        path: printed)
      return nil
    }
    let files = StarterFolder.files
    guard NewFiles.write(files, to: printed, into: &findings) else { return nil }
    return "\(files.count) files written to \(visibleText(printed)); next: ticketgen generate "
      + visibleText(shellPath(printed))
  }

  /// A schema of the folder that is not one of those to be written.
  private func otherSchema(_ folder: String) -> String? {
    var ignored = FindingCollector()
    guard FileSystem.exists(folder),
      let inputs = SchemaFolder.inputs(of: folder, into: &ignored)
    else { return nil }
    let names = Set(StarterFolder.files.map(\.name))
    guard !inputs.contains(where: { names.contains($0.relativePath) }) else { return nil }
    return inputs.first?.relativePath
  }
}

extension InitCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    folder = arguments.text(.starter) ?? Self.standardFolder
  }
}
