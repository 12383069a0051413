import TicketSchema

/// What the generator reads, and what stands above the settings.
struct GeneratorOptions: Equatable {
  /// The schemas folder as typed.
  var schemas: String

  /// The output folder as typed; nil: as the settings say.
  var output: String?

  /// The access level; nil: as the settings say.
  var access: ProjectSettings.Access?

  /// Whether only files named `*.ticket.yaml` are schemas.
  var ticketFilesOnly = false
}

extension GeneratorOptions {
  init(_ arguments: VerbArguments) throws(UsageError) {
    schemas = try arguments.required(.schemas)
    output = arguments.text(.output)
    access = arguments.word(.access)
    ticketFilesOnly = arguments.has(.ticketFiles)
  }
}
