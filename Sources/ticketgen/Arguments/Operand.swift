/// An argument that is known by its position.
enum Operand: CaseIterable {
  case schemas
  case data
  case response
  case samples
  case captures
  case starter
  case name
  case home
  case form
  case shell
  case verb
}

extension Operand {
  /// How the help calls the operand.
  var title: String {
    switch self {
    case .schemas, .starter, .home: "dir"
    case .data, .response: "file"
    case .samples: "sample"
    case .captures: "captured"
    case .name: "name"
    case .form: "form"
    case .shell: "shell"
    case .verb: "verb"
    }
  }

  /// Whether the operand may be left out.
  var isOptional: Bool {
    switch self {
    case .schemas, .samples, .captures, .name, .shell: false
    case .data, .response, .starter, .home, .form, .verb: true
    }
  }

  /// Whether several may be written.
  var isRepeated: Bool {
    switch self {
    case .data, .samples, .captures: true
    case .schemas, .response, .starter, .name, .home, .form, .shell, .verb: false
    }
  }

  /// What can be written.
  var kind: ArgumentKind {
    switch self {
    case .schemas, .starter, .home: .folder
    case .data, .response, .samples, .captures: .file
    case .name: .text
    case .form: .word(JSONSchemaForm.allCases.map(\.rawValue))
    case .shell: .word(Shell.allCases.map(\.rawValue))
    case .verb: .word(Verb.allCases.map(\.rawValue))
    }
  }

  /// One sentence for the help.
  var abstract: String {
    switch self {
    case .schemas: "The folder with one YAML file per ticket kind."
    case .data: "Responses to show, as with --data."
    case .response: "The response to explain, as with --data."
    case .samples: "Sample responses; - is standard input."
    case .captures: "Captured responses, or files with one JSON value a line; - is standard input."
    case .starter: "The folder to write; \(InitCommand.standardFolder) when it is left out."
    case .name: "The kind's name, such as cash-voucher."
    case .home: "The folder to write to; \(InitCommand.standardFolder) when it is left out."
    case .form:
      "What the JSON Schema is for\(words); \(JSONSchemaForm.ticket.rawValue) when it is left out."
    case .shell: "The shell\(words)."
    case .verb: "The verb to explain."
    }
  }

  /// The words that can be written, as the help has them behind a sentence.
  private var words: String { " (\(kind.legalWords.joined(separator: ", ")))" }

  /// The operand as the usage line shows it: `[<file> ...]`.
  var synopsis: String {
    let name = "<\(title)>" + (isRepeated ? " ..." : "")
    return isOptional ? "[\(name)]" : name
  }
}
