import Diagnostics
import TicketPreview
import TicketSchema

/// `ticketgen add`: the schema of a new kind.
struct AddCommand: Command {
  /// The kind's name as typed.
  var name: String

  /// The discriminator's value as typed; nil: one that no kind has.
  var match: String?

  /// The schemas folder as typed.
  var folder = InitCommand.standardFolder

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    let printed = SchemaFolder.printed(folder)
    guard let inputs = SchemaFolder.inputs(of: printed, into: &findings), !findings.hasErrors
    else { return nil }
    let file = NewKind.file(
      name: name, match: match, folder: printed, in: inputs, into: &findings)
    guard let file,
      NewFiles.write([file], to: printed, into: &findings)
    else { return nil }
    let path = visibleText(NewFiles.joined(printed, file.name))
    return "\(path) written; next: change its fields, then ticketgen generate "
      + visibleText(shellPath(printed))
  }
}

extension AddCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    name = try arguments.required(.name)
    match = arguments.text(.match)
    folder = arguments.text(.home) ?? InitCommand.standardFolder
  }
}
