/// What rows are searched for: the queries of all their possible kinds in one trie.
struct RowLayout: Sendable {
  /// A field as the usual row has it: one query, and a value that shows its type at a glance.
  struct QuickField: Sendable {
    /// How a usual value begins or looks; anything else is judged by the field's own rules.
    enum Form: UInt8, Sendable {
      case string
      case text
      case word
      case integer
      case number
      case unusual
    }

    /// What a field that is missing or null gives.
    enum Absence: UInt8, Sendable {
      case none
      case isDefault
      case issue
    }

    let slot: Int32
    let form: Form
    let absence: Absence
  }

  /// A kind's fields among those of all kinds.
  struct Kind: Sendable {
    let number: Int

    /// The kind's part of `quickFields`.
    let quick: Range<Int>
    let fields: [FieldLayout]

    /// Per field the slots of its alternates.
    let slots: [[Int]]
  }

  let trie: PathTrie

  /// The slot of the row's discriminator; nil when all rows are of one kind.
  let discriminatorSlot: Int?

  /// The fields of all kinds, one kind behind the other.
  let quickFields: [QuickField]

  /// The kinds that rows may have.
  let kinds: [Kind]

  /// - Parameter firstKind: The number of the first kind of `fields`; the others follow.
  init(discriminator: SingularQuery?, fields: [[FieldLayout]], firstKind: Int) {
    var trie = PathTrie()
    var quickFields: [QuickField] = []
    var kinds: [Kind] = []
    discriminatorSlot = discriminator.map { trie.insert($0) }
    for fields in fields {
      let slots = fields.map { field in field.queries.map { trie.insert($0) } }
      let start = quickFields.count
      quickFields += zip(fields, slots).map { QuickField($0, slots: $1) }
      kinds.append(
        Kind(
          number: firstKind + kinds.count, quick: start..<quickFields.count, fields: fields,
          slots: slots))
    }
    self.trie = trie
    self.quickFields = quickFields
    self.kinds = kinds
  }
}

extension RowLayout.QuickField {
  fileprivate init(_ field: FieldLayout, slots: [Int]) {
    slot = Int32(truncatingIfNeeded: slots[0])
    absence = field.defaultJSON != nil ? .isDefault : field.isOptional ? .none : .issue
    guard slots.count == 1, field.absentTexts.isEmpty else {
      form = .unusual
      return
    }
    form =
      switch field.type {
      case .string: .string
      case .bool: .word
      case .integer: .integer
      case .decimal: .number
      case .enumeration: .text
      case .date: .unusual
      }
  }
}
