/// One property that a cell shows, as the cases that give its value.
package struct DisplayProperty: Sendable {
  /// What the property's Swift type is.
  package enum Kind: Sendable {
    case text
    case styled
  }

  /// The name as written, and the Swift member.
  package let name: String
  package let swiftName: String
  package let kind: Kind
  package let isOptional: Bool

  /// Whether the property is a requirement of `TicketModel`.
  package let isProtocolMember: Bool

  /// The cases in order, at least one; the first whose condition holds wins, none: nil.
  package let cases: [DisplayCase]

  package init(
    name: String, swiftName: String, kind: Kind, isOptional: Bool, isProtocolMember: Bool,
    cases: [DisplayCase]
  ) {
    self.name = name
    self.swiftName = swiftName
    self.kind = kind
    self.isOptional = isOptional
    self.isProtocolMember = isProtocolMember
    self.cases = cases
  }
}

/// One case of a display property.
package struct DisplayCase: Sendable {
  /// When the case holds; nil: always.
  package let condition: Condition?
  package let value: DisplayValue

  /// The fields that the value reads and that may be absent here: if one is, the property is nil.
  package let mayBeAbsent: [Int]

  package init(condition: Condition?, value: DisplayValue, mayBeAbsent: [Int]) {
    self.condition = condition
    self.value = value
    self.mayBeAbsent = mayBeAbsent
  }
}

/// What a case shows.
package enum DisplayValue: Hashable, Sendable {
  case text(Template)
  case runs([Run])

  /// One run of a styled value.
  package struct Run: Hashable, Sendable {
    package var text: Template

    /// The style's name as in the settings.
    package var style: String?
  }
}

/// Literal text and fields; braces are already resolved and empty literals left out.
package struct Template: Hashable, Sendable {
  /// One part of a template.
  package enum Part: Hashable, Sendable {
    case literal(String)

    /// A field by its index in the kind, with its format if one was written.
    case field(Int, format: FieldFormat?)
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }
}

/// How a field is shown.
package enum FieldFormat: Hashable, Sendable {
  /// An LDML number pattern such as `#,##0.##`.
  case number(String)

  /// An LDML date pattern such as `yyyy-MM-dd`.
  case date(String)
}
