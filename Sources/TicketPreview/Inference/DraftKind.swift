import TicketSchema

/// One kind of a draft: what its file says.
struct DraftKind {
  /// The stem of the file's name.
  let stem: String
  let match: KindMatch
  let summary: String

  /// Where the rows are that the kind was drafted from, for a comment.
  let origin: String

  /// The field that is the ticket's identity.
  var id: String?
  var embedded: [JSONPath]
  var fields: [FieldDraft]

  /// The fields that stand in the file as comments.
  var unread: [FieldDraft]

  /// What was left out, and why.
  var leftOut: [String]
  var display: [DisplayDraft]
}
