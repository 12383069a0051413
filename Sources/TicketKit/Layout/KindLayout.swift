/// One ticket kind: its discriminators and its fields.
struct KindLayout: Sendable {
  let name: String

  /// The field that gives the ticket's identity.
  let idField: Int?
  let matches: [[UInt8]]
  let fields: [FieldLayout]

  /// What a response whose rows are all of this kind is searched for.
  let rows: RowLayout
}
