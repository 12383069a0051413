/// The money side of a kind: the fields that say when its tickets are valid and what they take off a
/// price.
///
/// Fields stand as their indices.
package struct TicketPromotion: Hashable, Sendable {
  /// The date field from which on a ticket is valid; nil, or an absent field: from ever on.
  package var start: Int?

  /// The date field up to which it is valid, that instant included; nil, or an absent field: for ever.
  package var end: Int?

  /// The bool field that says whether it is switched on; nil, or an absent field: it is.
  package var active: Int?

  /// What is taken off, as cases of which the first that holds counts; none: nothing.
  package var discounts: [Discount]

  /// The money or decimal field with the price from which on the discount applies; nil, or a field that
  /// is absent or not above zero: every price.
  package var threshold: Int?
  package var stackable: Stackable

  /// One case of the discount.
  package struct Discount: Hashable, Sendable {
    /// When the case holds; nil: always.
    package var condition: Condition?
    package var saving: Saving

    package init(condition: Condition?, saving: Saving) {
      self.condition = condition
      self.saving = saving
    }
  }

  /// What a case takes off; an absent field is nothing.
  package enum Saving: Hashable, Sendable {
    /// The amount in this money or decimal field, in major units.
    case amount(Int)

    /// The share of the price in this rate field.
    case rate(Int)
  }

  /// Whether a ticket goes together with others.
  package enum Stackable: Hashable, Sendable {
    case always
    case never

    /// If this bool field is true; an absent one is not.
    case field(Int)
  }

  package init(
    start: Int? = nil, end: Int? = nil, active: Int? = nil, discounts: [Discount] = [],
    threshold: Int? = nil, stackable: Stackable = .never
  ) {
    self.start = start
    self.end = end
    self.active = active
    self.discounts = discounts
    self.threshold = threshold
    self.stackable = stackable
  }
}
