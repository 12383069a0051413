/// One token of a condition, with its UTF-8 offsets in the text.
struct ConditionToken {
  /// What a token is.
  enum Kind: Equatable {
    case word
    case number

    /// A quoted text, with its doubled quotes resolved.
    case text(String)
    case comparison(Condition.Comparison)
    case open
    case close
    case plus
  }

  let kind: Kind

  /// The token as written.
  let written: String
  let part: Range<Int>
}
