/// The options that hold for every verb.
struct CommonOptions: Equatable {
  var isQuiet = false
  var color = ColorChoice.auto

  /// The form in which findings are printed.
  var diagnostics = FindingForm.text
}

/// When findings are coloured.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}

/// In which form findings are printed.
enum FindingForm: String, CaseIterable {
  /// For people and editors.
  case text

  /// One JSON object a line.
  case json

  /// Workflow commands, which GitHub shows at the lines of a pull request.
  case github

  /// The Static Analysis Results Interchange Format, version 2.1.0.
  case sarif

  /// Whether standard error holds nothing but findings, because a program reads all of it.
  var isDocument: Bool { self == .json || self == .sarif }
}
