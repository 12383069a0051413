/// What ticketgen can be asked to do.
enum Verb: String, CaseIterable {
  case generate
  case check
  case preview
  case explain
  case infer
  case audit
  case fixtures
  case breaking
  case initialize = "init"
  case add
  case jsonSchema = "json-schema"
  case completions
  case help
}

extension Verb {
  /// The verb that is meant when none is written.
  static let standard = generate

  /// What does the verb.
  var command: any Command.Type {
    switch self {
    case .generate: GenerateCommand.self
    case .check: CheckCommand.self
    case .preview: PreviewCommand.self
    case .explain: ExplainCommand.self
    case .infer: InferCommand.self
    case .audit: AuditCommand.self
    case .fixtures: FixturesCommand.self
    case .breaking: BreakingCommand.self
    case .initialize: InitCommand.self
    case .add: AddCommand.self
    case .jsonSchema: JSONSchemaCommand.self
    case .completions: CompletionsCommand.self
    case .help: HelpCommand.self
    }
  }

  /// One sentence for the list of verbs.
  var abstract: String {
    switch self {
    case .generate: "Check every schema, then write the Swift files that differ."
    case .check: "Fail with a diff when the Swift files are not current."
    case .preview: "Show the tickets of responses as a person sees them."
    case .explain: "Tell how a row came to each text that it shows."
    case .infer: "Draft schemas from sample responses."
    case .audit: "Count what captured responses do to the schemas, field by field."
    case .fixtures: "Print sample responses that the schemas describe."
    case .breaking: "Tell what a change of the schemas breaks, and for whom."
    case .initialize: "Write a starter folder of schemas."
    case .add: "Write the schema of a new kind."
    case .jsonSchema: "Print the JSON Schema of schema files, for editors."
    case .completions: "Print the completion script for a shell."
    case .help: "Show the help of ticketgen or of one verb."
    }
  }

  /// What stands behind the verb, in order; only the last one may repeat.
  var operands: [Operand] {
    switch self {
    case .generate, .check, .fixtures, .breaking: [.schemas]
    case .preview: [.schemas, .data]
    case .explain: [.schemas, .response]
    case .infer: [.samples]
    case .audit: [.schemas, .captures]
    case .initialize: [.starter]
    case .add: [.name, .home]
    case .jsonSchema: [.form]
    case .completions: [.shell]
    case .help: [.verb]
    }
  }

  /// The verb's own options, in the order of its help.
  var ownOptions: [Option] {
    switch self {
    case .generate: [.output, .access, .ticketFiles, .dryRun, .diff, .watch, .fileLists]
    case .check: [.output, .access, .ticketFiles]
    case .preview: [.data, .format, .output, .watch, .now, .locale, .timeZone]
    case .explain: [.data, .row, .now, .locale, .timeZone]
    case .infer: [.kind, .output]
    case .audit: [.format, .failOn]
    case .fixtures: [.kind, .count, .seed, .hostile, .now]
    case .breaking: [.against, .failOn]
    case .add: [.match]
    case .initialize, .jsonSchema, .completions, .help: []
    }
  }

  /// Every option that may be written with the verb.
  var options: [Option] { ownOptions + Option.common }
}
