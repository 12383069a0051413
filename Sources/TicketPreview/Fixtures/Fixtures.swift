/// Sample responses, and what they lack.
package struct Fixtures: Sendable {
  package let responses: [FixtureResponse]

  /// How many rows are left out because nobody said how many there are to be.
  package let leftOut: Int
}
