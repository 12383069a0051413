/// One display property of a draft.
struct DisplayDraft {
  /// What a case shows.
  enum Content {
    case text(String)
    case runs([Run])
  }

  /// One run of a styled value.
  struct Run {
    let text: String
    let style: String?
  }

  /// One case; without a condition it always holds.
  struct Case {
    var condition: String?
    let content: Content
  }

  let name: String

  /// The cases; none: only the doubts are written.
  let cases: [Case]

  /// What a reader should look at.
  var doubts: [String] = []
}
