/// One ticket kind: which rows it has, and its fields.
struct KindLayout: Sendable {
  let name: String

  /// The field that gives the ticket's identity.
  let idField: Int?
  let match: KindMatch

  /// The values, from the row, that are strings holding JSON text, through which paths go on.
  let embedded: [SingularQuery]
  let fields: [FieldLayout]

  /// What a response whose rows are all of this kind is searched for.
  let rows: RowLayout

  /// - Parameter number: The kind's number in the layout.
  init(
    name: String, idField: Int?, match: KindMatch, embedded: [SingularQuery],
    fields: [FieldLayout], number: Int
  ) {
    self.name = name
    self.idField = idField
    self.match = match
    self.embedded = embedded
    self.fields = fields
    rows = RowLayout(
      discriminator: nil, kinds: [RowLayout.Search(fields: fields, embedded: embedded)],
      firstKind: number, isKindKnown: true)
  }

  /// The same kind under another number.
  func renumbered(_ number: Int) -> KindLayout {
    KindLayout(
      name: name, idField: idField, match: match, embedded: embedded, fields: fields,
      number: number)
  }

  /// The discriminators of the kind's rows.
  var matches: [[UInt8]] {
    if case .values(let values) = match { values } else { [] }
  }

  /// How many values beside their own the fields need.
  var companionCount: Int { entryCount - fields.count }

  /// How many entries a row has in the offset table behind its header: one per field, then one per
  /// value that a field needs beside its own.
  var entryCount: Int { rows.kinds[0].entryCount }
}
