import Diagnostics

/// One change between two states of the schemas that hurts somebody.
package struct BreakingChange: Sendable {
  package let id: BreakingID

  /// What changed, in a sentence without its consequence.
  package let message: String

  /// The kind's name in the newer state; nil for a change of the project, or of a kind that is gone.
  package let kind: String?

  /// Where it stood, or where it would have.
  package let oldPlace: Finding.Place

  /// Where it stands, or where it would.
  package let newPlace: Finding.Place
}
