import Diagnostics

/// A finding about a change of the schemas; it is an error if the run is to fail on changes of its level.
package struct BreakingFinding: FindingKind {
  package let rawValue: String
  package let severity: Finding.Severity

  /// Makes the finding of an id as a warning; nil when there is no such id.
  package init?(rawValue: String) {
    guard let finding = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = finding
  }

  init(_ id: BreakingID, isError: Bool) {
    self.init(id.rawValue, isError ? .error : .warning)
  }

  private init(_ id: String, _ severity: Finding.Severity) {
    rawValue = id
    self.severity = severity
  }

  /// An allowance of a change that was not made.
  static let unusedAllowance = BreakingFinding("unused-allowance", .warning)

  /// Every id, as a warning.
  package static let allCases =
    BreakingID.allCases.map { BreakingFinding($0, isError: false) } + [unusedAllowance]
}
