/// A kind of change between two states of the schemas that hurts somebody; the raw value is the stable id.
package enum BreakingID: String, CaseIterable, Sendable {
  // Breaks decoding.
  case kindRemoved = "kind-removed"
  case matchValueRemoved = "match-value-removed"
  case matchNarrowed = "match-narrowed"
  case matchAmbiguous = "match-ambiguous"
  case movedRowsStrict = "moved-rows-strict"
  case envelopeChanged = "envelope-changed"
  case fieldPathRemoved = "field-path-removed"
  case fieldPathStrict = "field-path-strict"
  case embeddedRemoved = "embedded-removed"
  case embeddedStrict = "embedded-strict"
  case fieldTypeNarrowed = "field-type-narrowed"
  case wireFormatChanged = "wire-format-changed"
  case fieldMadeRequired = "field-made-required"
  case requiredFieldAdded = "required-field-added"
  case absentTextAdded = "absent-text-added"
  case absentTextRemoved = "absent-text-removed"
  case invalidMadeStrict = "invalid-made-strict"

  // Breaks source.
  case kindRenamed = "kind-renamed"
  case fieldRemoved = "field-removed"
  case fieldRenamed = "field-renamed"
  case fieldValueChanged = "field-value-changed"
  case enumCaseRemoved = "enum-case-removed"
  case enumCaseAdded = "enum-case-added"
  case propertyRemoved = "property-removed"
  case propertyTypeChanged = "property-type-changed"
  case propertyOptionalityChanged = "property-optionality-changed"
  case promotionRemoved = "promotion-removed"
  case styleRemoved = "style-removed"
  case accessNarrowed = "access-narrowed"

  // Changes display.
  case matchValueMoved = "match-value-moved"
  case unknownRowsMoved = "unknown-rows-moved"
  case unknownRowsAdded = "unknown-rows-added"
  case identityChanged = "identity-changed"
  case fieldPathOrderChanged = "field-path-order-changed"
  case fieldPathAdded = "field-path-added"
  case embeddedAdded = "embedded-added"
  case fieldReadingChanged = "field-reading-changed"
  case absenceChanged = "absence-changed"
  case defaultChanged = "default-changed"
  case enumValueMoved = "enum-value-moved"
  case propertyChanged = "property-changed"
  case promotionChanged = "promotion-changed"
  case styleChanged = "style-changed"
  case localeChanged = "locale-changed"
  case timeZoneChanged = "time-zone-changed"

  /// Whom a change of this kind hurts, at its worst.
  package var level: BreakingLevel {
    switch self {
    case .kindRemoved, .matchValueRemoved, .matchNarrowed, .matchAmbiguous, .movedRowsStrict,
      .envelopeChanged, .fieldPathRemoved, .fieldPathStrict, .embeddedRemoved, .embeddedStrict,
      .fieldTypeNarrowed, .wireFormatChanged, .fieldMadeRequired, .requiredFieldAdded,
      .absentTextAdded, .absentTextRemoved, .invalidMadeStrict:
      .decoding
    case .kindRenamed, .fieldRemoved, .fieldRenamed, .fieldValueChanged, .enumCaseRemoved,
      .enumCaseAdded, .propertyRemoved, .propertyTypeChanged, .propertyOptionalityChanged,
      .promotionRemoved, .styleRemoved, .accessNarrowed:
      .source
    case .matchValueMoved, .unknownRowsMoved, .unknownRowsAdded, .identityChanged,
      .fieldPathOrderChanged, .fieldPathAdded, .embeddedAdded, .fieldReadingChanged,
      .absenceChanged, .defaultChanged, .enumValueMoved, .propertyChanged, .promotionChanged,
      .styleChanged, .localeChanged, .timeZoneChanged:
      .display
    }
  }
}
