/// What is known of the rows' kind before they are read.
enum RowKind: Equatable {
  /// All rows are of one kind.
  case known(Int)

  /// The response's discriminator names no kind: each row is an issue.
  ///
  /// `start` is where the discriminator begins, or 0.
  case none(TicketIssue.Code, start: Int)

  /// Each row tells its own kind, by a discriminator or by what it has.
  ///
  /// The code says why the response's discriminator, which begins at `start`, names none; in rows
  /// with their own discriminator that says it.
  case perRow(TicketIssue.Code, start: Int)
}

extension TicketLayout.Contents {
  /// The kind that a discriminator names, or the code of its issue.
  ///
  /// - Parameter start: Where the discriminator begins; nil when it is missing.
  func kind(_ bytes: JSONBytes, at start: Int?) -> RowKind {
    guard let start else { return .none(.missingType, start: 0) }
    let kind: Int?
    switch JSONToken(bytes, at: start) {
    case .null: return .none(.nullType, start: start)
    case .bool, .object, .array: return .none(.wrongType, start: start)
    case .number(let range): kind = kindsByMatch.find(bytes, range)
    case .string(let string) where string.hasEscapes:
      kind = string.withText(bytes, kindsByMatch.find)
    case .string(let string): kind = kindsByMatch.find(bytes, string.content)
    }
    guard kind != Self.ambiguousKind else { return .none(.ambiguousType, start: start) }
    return kind.map { .known($0) } ?? .none(.unknownType, start: start)
  }
}
