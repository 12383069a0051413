/// How one row gave a field its value, or why it did not: the decoder's own reading, with all that
/// a ticket has no use for.
package struct FieldReading: Hashable, Sendable {
  /// What stands at one of the field's places.
  package enum Finding: Hashable, Sendable {
    case missing
    case null

    /// An empty string where the type is not `string`, or one of the field's `absent` texts.
    case countsAsAbsent

    /// A value that the field does not accept; `isText`: a string on the way that holds no JSON text.
    case wrong(TicketIssue.Code, isText: Bool)
    case usable
  }

  /// What stands at each alternate, in order, up to the one that was used.
  package var findings: [Finding] { [first] + others }

  /// The alternate that gave the value; nil when none did.
  package let used: Int?

  /// Whether the field takes its default.
  package let isDefault: Bool

  /// The issue that the field gives; nil when nothing is wrong.
  package let code: TicketIssue.Code?

  /// Whether the row gives no ticket because of the field.
  package let dropsRow: Bool

  /// Whether the value was sent as another JSON type than the field's own: a number as a string, a
  /// bool as a number, a single element in place of a list.
  package let isCoerced: Bool

  /// Whether the value, or one of a list's elements, is none of the enum's cases.
  package let isUnrecognized: Bool

  // Most fields have one alternate: an array for each would cost more than all the rest.
  let first: Finding
  let others: [Finding]
}

extension FieldReading {
  /// Whether an alternate that was passed over, or any where none was used, held null.
  package var hasNull: Bool { first == .null || others.contains(.null) }

  /// Visits what stands at each alternate, up to the one that was used.
  package func forEachFinding(_ body: (_ alternate: Int, Finding) -> Void) {
    body(0, first)
    for (index, finding) in others.enumerated() { body(index + 1, finding) }
  }

  /// Whether the field's issue says that a value is there and cannot be used.
  package var isWrong: Bool { code != nil && code != .missing }
}
