import TicketKit
import TicketSchema

/// One field of a draft.
struct FieldDraft {
  /// The name in the schema; given once all fields of the kind are known.
  var name = ""

  /// The paths, tried in order; at least one.
  let paths: [JSONPath]
  var type: FieldType
  var isOptional: Bool

  /// The texts that count as absent.
  var absent: [String]

  /// What a reader should look at.
  var doubts: [String]

  /// Why the field stands in the draft as a comment only; nil: it is read.
  var obstacle: String?

  /// The words of the key, and of the key above it.
  let words: KeyWords
  let parentWords: KeyWords

  /// How many arrays are entered on the way.
  var indexCount: Int {
    paths[0].steps.count {
      if case .index = $0 { true } else { false }
    }
  }

  /// The first values, for whoever must choose among fields.
  let examples: [JSONTree]

  /// The key by which the value goes.
  var key: String { paths[0].memberNames.last ?? "" }
}
