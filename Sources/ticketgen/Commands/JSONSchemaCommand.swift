import Diagnostics
import TicketSchema

/// What a JSON Schema describes.
enum JSONSchemaForm: String, CaseIterable {
  /// The schema of a kind or a base.
  case ticket

  /// `ticketgen.yaml`.
  case settings
}

/// `ticketgen json-schema`: the JSON Schema of schema files, for editors.
struct JSONSchemaCommand: Command {
  var form = JSONSchemaForm.ticket

  func run(_ console: Console, into findings: inout FindingCollector) -> String? {
    switch form {
    case .ticket: console.output(JSONSchema.ticket(), into: &findings)
    case .settings: console.output(JSONSchema.settings(), into: &findings)
    }
    return nil
  }
}

extension JSONSchemaCommand {
  init(_ arguments: VerbArguments) throws(UsageError) {
    form = arguments.text(.form).flatMap(JSONSchemaForm.init) ?? .ticket
  }
}
