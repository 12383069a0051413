/// The type of a field, with its options.
package enum FieldType: Hashable, Sendable {
  case string(markup: Markup? = nil)
  case bool

  /// A whole number; `isNegated` turns the sign of what the server sends round.
  case integer(isNegated: Bool = false)
  case decimal(isNegated: Bool = false)
  case money(MoneyOptions)
  case rate(RateOptions)
  case date(DateFieldOptions)
  case enumeration(EnumType)
  case list(ListElement)

  /// The markup that is taken out of a string.
  package enum Markup: String, CaseIterable, Hashable, Sendable {
    case html
  }
}

/// How a money field is read.
package struct MoneyOptions: Hashable, Sendable {
  /// Where the currency comes from.
  package enum Currency: Hashable, Sendable {
    /// An ISO 4217 code in upper case: the field's own, or the project's.
    case code(String)

    /// A path from the row to the code, in any case.
    case path(JSONPath)
  }

  package var currency: Currency

  /// Whether the amount is sent in minor units such as fen.
  package var isMinor: Bool
  package var isNegated: Bool

  package init(currency: Currency, isMinor: Bool = false, isNegated: Bool = false) {
    self.currency = currency
    self.isMinor = isMinor
    self.isNegated = isNegated
  }
}

/// How a rate field is read.
package struct RateOptions: Hashable, Sendable {
  package var form: RateForm
  package var isNegated: Bool

  package init(form: RateForm, isNegated: Bool = false) {
    self.form = form
    self.isNegated = isNegated
  }
}

/// A way to write a share of the price that is taken off; the comments write 15 % off.
package enum RateForm: String, CaseIterable, Hashable, Sendable {
  /// 15
  case percentOff

  /// 85
  case percentPaid

  /// 0.15
  case fractionOff

  /// 0.85
  case fractionPaid

  /// 1500
  case basisPointsOff

  /// 8.5, the 折 of 8.5折.
  case tenthsPaid

  /// Whether a template may show a rate in this form by its name.
  package var isDisplayForm: Bool {
    switch self {
    case .percentOff, .percentPaid, .tenthsPaid: true
    case .fractionOff, .fractionPaid, .basisPointsOff: false
    }
  }
}

/// The type of the elements of a list field.
package enum ListElement: Hashable, Sendable {
  case string(markup: FieldType.Markup? = nil)
  case integer(isNegated: Bool = false)
  case decimal(isNegated: Bool = false)
  case enumeration(EnumType)
}

/// How a date field is read and shown.
package struct DateFieldOptions: Hashable, Sendable {
  /// `iso8601`, `seconds`, `milliseconds` or an LDML pattern.
  package var format: String

  /// The IANA zone in which a value without offset is read; the project's when none was written.
  package var timeZone: String

  /// The IANA zone in which the field is shown; nil: the context's.
  package var displayTimeZone: String?
  package var endOfDay: Bool

  package init(
    format: String, timeZone: String, displayTimeZone: String? = nil, endOfDay: Bool = false
  ) {
    self.format = format
    self.timeZone = timeZone
    self.displayTimeZone = displayTimeZone
    self.endOfDay = endOfDay
  }
}

/// The generated enum of an enum field or of a list's elements, nested in the ticket type.
package struct EnumType: Hashable, Sendable {
  /// One case with the texts that select it.
  package struct Case: Hashable, Sendable {
    /// The name as written, which is also what `{status}` shows, and as a Swift member.
    package var name: String
    package var swiftName: String
    package var values: [String]

    package init(name: String, swiftName: String, values: [String]) {
      self.name = name
      self.swiftName = swiftName
      self.values = values
    }
  }

  /// The Swift type: `Status`.
  package var typeName: String
  package var cases: [Case]

  package init(typeName: String, cases: [Case]) {
    self.typeName = typeName
    self.cases = cases
  }
}

extension FieldType {
  /// The generated enum of an enum field or of a list's elements.
  package var enumType: EnumType? {
    switch self {
    case .enumeration(let type), .list(.enumeration(let type)): type
    default: nil
    }
  }
}
