import TicketKit

/// One sample response, with what a correct decoder makes of each of its rows.
package struct FixtureResponse: Sendable {
  /// What the response holds: a kind's name, or what is wrong with its discriminator.
  package let name: String

  /// The labels of the rows, in their order.
  package let rows: [FixtureLabel]

  /// The JSON text on one line, without a line end.
  package let line: String

  /// The same JSON text with each row on a line of its own, without a line end behind the last.
  package let lines: String
}

/// What a correct decoder does with one row of a fixture.
package struct FixtureLabel: Hashable, Sendable {
  /// What the row shows: `minimal`, `full 2`, `deadline: null`.
  package let title: String

  /// The kind of the ticket that the row gives; nil where it gives none.
  package let ticket: String?

  /// The issues, in the order of the schema.
  package let issues: [Issue]

  /// What a decoder reports.
  package struct Issue: Hashable, Sendable {
    package let code: TicketIssue.Code

    /// The RFC 9535 normalized path from the response's root.
    package let path: String

    /// Whether the row gives no ticket because of it.
    package let dropsRow: Bool
  }
}
