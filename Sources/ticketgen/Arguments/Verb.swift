/// What ticketgen can be asked to do.
enum Verb: String, CaseIterable {
  case generate
  case check
  case help
}

extension Verb {
  /// The verb that is meant when none is written.
  static let standard = generate

  /// One sentence for the list of verbs.
  var abstract: String {
    switch self {
    case .generate: "Check every schema, then write the Swift files that differ."
    case .check: "Fail with a diff when the Swift files are not current."
    case .help: "Show the help of ticketgen or of one verb."
    }
  }

  /// What stands behind the verb, in order.
  var operands: [Operand] {
    switch self {
    case .generate, .check: [.schemas]
    case .help: [.verb]
    }
  }

  /// The verb's own options, in the order of its help.
  var ownOptions: [Option] {
    switch self {
    case .generate: [.output, .access, .dryRun, .diff]
    case .check: [.output, .access]
    case .help: []
    }
  }

  /// Every option that may be written with the verb.
  var options: [Option] { ownOptions + Option.common }
}

/// An argument that is known by its position.
enum Operand: String {
  case schemas = "dir"
  case verb

  /// Whether the operand may be left out.
  var isOptional: Bool { self == .verb }

  /// One sentence for the help.
  var abstract: String {
    switch self {
    case .schemas: "The folder with one YAML file per ticket kind."
    case .verb: "The verb to explain."
    }
  }
}
