/// A stretch of a text as people count.
struct SourceSpan: Equatable {
  /// The place of the first character.
  let start: SourcePosition

  /// The place behind the last character.
  let end: SourcePosition
}
