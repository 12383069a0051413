import Diagnostics

/// The files that were drafted, and what is to be said about the samples.
package struct InferenceDrafts: Sendable {
  /// The settings first, then the kinds in the order of their first rows; none when a finding is an
  /// error.
  package let files: [StarterFile]
  package let findings: FindingCollector

  /// How often the drafts had to be taken back in part because they did not decode their samples.
  package let repairs: Int
}
