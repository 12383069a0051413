/// What one check has to say about its input: an id, a place, a message and notes.
///
/// The wording stands beside the check that raises the finding; the types beside this one lay it out, one for
/// each form in which findings are printed.
package struct Finding: Sendable {
  /// How much a finding weighs: an error stops the run before anything is written.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// Where a finding stands.
  package enum Place: Hashable, Sendable {
    /// A stretch of a source file.
    case range(SourceRange)

    /// A place in a file of which nothing is shown: captured responses hold what people would not have told.
    case point(SourcePosition, path: String)

    /// A file or folder as a whole, by the path that is printed.
    case path(String)

    /// The path that is printed.
    package var path: String {
      switch self {
      case .range(let range): range.file.path
      case .point(_, let path), .path(let path): path
      }
    }
  }

  /// A remark with a place of its own, such as the first of two equal keys.
  package struct Note: Sendable {
    package let message: String
    package let place: Place?

    package init(_ message: String, at place: SourceRange? = nil) {
      self.message = message
      self.place = place.map(Place.range)
    }

    /// A remark about a stretch or a file as a whole.
    package init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// The stable id, such as `unknown-key`.
  package let id: String
  package let severity: Severity
  package let message: String
  package let place: Place
  package let notes: [Note]

  /// A text that could stand in the place of the range, such as the nearest legal name.
  package let suggestion: String?

  package init(
    _ kind: some FindingKind,
    _ message: String,
    at place: Place,
    notes: [Note] = [],
    suggestion: String? = nil
  ) {
    id = kind.rawValue
    severity = kind.severity
    self.message = message
    self.place = place
    self.notes = notes
    self.suggestion = suggestion
  }
}

/// A closed list of finding ids of one module, so that tests and documentation can walk all of them.
package protocol FindingKind: RawRepresentable<String>, CaseIterable, Sendable {
  /// The severity that every finding of this id has.
  var severity: Finding.Severity { get }
}
