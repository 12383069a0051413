/// How the text of each field is made, in memory that readers reach without counting references.
///
/// Tasks that show many tickets at once would otherwise all count references to the layout. `Table`
/// is only stored beside what keeps this object.
final class FieldForms: Sendable {
  /// What stands behind a field's text.
  enum Form: UInt8, BitwiseCopyable {
    case string
    case html
    case bool
    case number
    case negatedNumber
    case money
    case rate
    case date
    case enumeration
    case list
  }

  /// A form per field, kind behind kind.
  private let forms: SharedTable<Form>

  /// Per kind the number of its first form, and the number of its `id` field or -1; at last the
  /// number of all forms.
  private let kinds: SharedTable<Kind>

  fileprivate struct Kind: BitwiseCopyable {
    var start: Int32
    var idField: Int32
  }

  init(_ kinds: [KindLayout]) {
    forms = SharedTable(kinds.flatMap { $0.fields.map(\.form) })
    var start: Int32 = 0
    var numbers: [Kind] = []
    for kind in kinds {
      numbers.append(Kind(start: start, idField: kind.idField.map { Int32($0) } ?? -1))
      start += Int32(kind.fields.count)
    }
    self.kinds = SharedTable(numbers + [Kind(start: start, idField: -1)])
  }

  /// The forms, borrowed from their owner.
  var table: Table {
    Table(forms: forms.entries, kinds: kinds.entries)
  }

  /// The forms of all fields.
  struct Table {
    fileprivate let forms: SharedEntries<Form>
    fileprivate let kinds: SharedEntries<Kind>

    /// The form of a field; nil for a number that is no kind or no field.
    @inline(__always)
    func form(_ kind: Int, _ field: Int) -> Form? {
      guard kind >= 0, kind < kinds.count &- 1, field >= 0 else { return nil }
      let start = Int(kinds[kind].start)
      guard field < Int(kinds[kind &+ 1].start) &- start else { return nil }
      return forms[start &+ field]
    }

    /// The field that gives the identity of a kind's tickets; nil when none does.
    func idField(_ kind: Int) -> Int? {
      guard kind >= 0, kind < kinds.count - 1, kinds[kind].idField >= 0 else { return nil }
      return Int(kinds[kind].idField)
    }
  }
}

extension FieldLayout {
  fileprivate var form: FieldForms.Form {
    switch type {
    case .string(nil): .string
    case .string(.html): .html
    case .bool: .bool
    case .integer(let isNegated), .decimal(let isNegated): isNegated ? .negatedNumber : .number
    case .money: .money
    case .rate: .rate
    case .date: .date
    case .enumeration: .enumeration
    case .list: .list
    }
  }
}
