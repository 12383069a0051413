import TicketSchema

/// What the arguments of one run ask for.
enum Invocation: Equatable {
  case generate(GenerateCommand, CommonOptions)
  case check(CheckCommand, CommonOptions)
  case help(Verb?)
  case version
}

/// The options that hold for every verb.
struct CommonOptions: Equatable {
  var isQuiet = false
  var color = ColorChoice.auto
}

/// When findings are coloured.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}

/// What the generator reads, and what stands above the settings.
struct GeneratorOptions: Equatable {
  /// The schemas folder as typed.
  var schemas: String

  /// The output folder as typed; nil: as the settings say.
  var output: String?

  /// The access level; nil: as the settings say.
  var access: ProjectSettings.Access?
}
