import Diagnostics

/// What can be wrong with samples that schemas are to be drafted from.
package enum InferenceFinding: String, FindingKind {
  /// The samples have no rows that a ticket could be made of.
  case noRows = "sample-no-rows"

  /// A sample keeps its rows elsewhere than the others.
  case otherEnvelope = "sample-other-envelope"

  /// A row is no object, so that every schema reports it.
  case oddRow = "sample-odd-row"

  /// The samples hold no row, so that the draft is empty.
  case emptyList = "sample-empty-list"

  /// The name given for the kind is none.
  case kindName = "kind-name"

  /// Drafts were made that do not pass their own check.
  case internalFault = "internal-fault"

  package var severity: Finding.Severity {
    switch self {
    case .noRows, .otherEnvelope, .kindName, .internalFault: .error
    case .oddRow, .emptyList: .warning
    }
  }
}
