import YAMLSyntax

extension TicketField {
  /// What becomes of a row in which the field has one path, and its value a certain text.
  enum Outcome {
    /// The row is left out.
    case leftOut

    /// The field counts as absent: it is its default or nil.
    case absent

    /// The field has the value.
    case value
  }

  /// What becomes of a row whose value is a string with this content, or a number with these digits.
  ///
  /// - Parameter absentTexts: the field's own.
  func outcome(of text: String, absentTexts: Set<ExactText>) -> Outcome {
    if absentTexts.contains(ExactText(text)) || text.isEmpty && !type.isString {
      return isRequired ? .leftOut : .absent
    }
    if type.takes(text) { return .value }
    return toleratesWrong ? .absent : .leftOut
  }

  /// Whether a row without the field is left out.
  var isRequired: Bool { !isOptional && defaultJSON == nil }

  /// Whether a row in which the field is wrong is kept.
  var toleratesWrong: Bool { treatsInvalidAsAbsent && !isRequired }
}

extension FieldType {
  fileprivate var isString: Bool { if case .string = self { true } else { false } }
}
