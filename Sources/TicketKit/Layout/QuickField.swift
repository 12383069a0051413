extension RowLayout {
  /// A field as the usual row has it: a value whose first alternate shows at a glance that it is
  /// usable.
  struct QuickField: BitwiseCopyable, Sendable {
    /// How a usual value looks; anything else is judged by the field's own rules.
    enum Form: UInt8, BitwiseCopyable, Sendable {
      /// A string or a number.
      case string

      /// A string that is not empty, or a whole number.
      case text
      case bool
      case integer
      case number

      /// A day as `yyyy-MM-dd`.
      case day

      /// A day and a time of day as `yyyy-MM-dd HH:mm:ss`.
      case dayAndTime

      /// Seconds, or milliseconds, since 1970.
      case seconds
      case milliseconds

      /// Nothing shows at a glance.
      case unusual
    }

    /// What a field that is missing or null gives.
    enum Absence: UInt8, BitwiseCopyable, Sendable {
      case none
      case isDefault
      case issue

      /// What the other alternates give.
      case alternates
    }

    let slot: Int32
    let form: Form
    let absence: Absence

    /// The forms in which a value is usable as it stands; null then gives what its absence gives.
    let usable: ValueForms
  }
}

extension RowLayout.QuickField {
  /// - Parameter slots: The slots of the field's alternates, and of its companion.
  init(_ field: FieldLayout, slots: [Int]) {
    slot = Int32(truncatingIfNeeded: max(slots[0], 0))
    if field.queries.count > 1 {
      absence = .alternates
    } else if field.defaultJSON != nil {
      absence = .isDefault
    } else {
      absence = field.isOptional ? .none : .issue
    }
    let isPlain = slots[0] >= 0 && field.absentTexts.isEmpty && field.companion == nil
    form = isPlain ? Form(field.type) : .unusual
    let isNullUsable = slots[0] >= 0 && field.companion == nil && absence.entry != nil
    usable = isNullUsable ? form.usable.union(.null) : form.usable
  }

  /// The entry of a value that is missing or null; nil where more is to be said of it.
  @inline(__always)
  var absentEntry: UInt32? { absence.entry }
}

extension RowLayout.QuickField.Absence {
  @inline(__always)
  fileprivate var entry: UInt32? {
    switch self {
    case .none: OffsetTable.absent
    case .isDefault: OffsetTable.isDefault
    case .issue, .alternates: nil
    }
  }
}

extension RowLayout.QuickField.Form {
  fileprivate init(_ type: FieldLayout.ValueType) {
    switch type {
    case .string: self = .string
    case .bool: self = .bool
    case .integer: self = .integer
    // Short numbers fit in either unit.
    case .decimal, .money: self = .number
    case .enumeration: self = .text
    case .date(let reader): self = reader.quickForm
    case .rate, .list: self = .unusual
    }
  }

  /// The forms in which a value that is not null is usable as it stands.
  fileprivate var usable: ValueForms {
    switch self {
    case .string: [.string, .whole, .fraction]
    case .text, .integer: .whole
    case .bool: .bool
    case .number: [.whole, .fraction]
    case .day, .dayAndTime, .seconds, .milliseconds, .unusual: []
    }
  }
}
