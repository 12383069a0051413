/// The texts of issues.
extension TicketDocument {
  /// The normalized path of what an issue is about.
  func path(of entry: IssueEntry) -> String {
    var steps = itemsPath.steps
    if hasNumberedRows { steps.append(.index(Int(entry.row))) }
    if let location = location(of: entry) {
      steps += location.steps
      if let element = element(of: entry, location) { steps.append(.index(element)) }
    }
    return SingularQuery(steps).normalized
  }

  /// What would have been right.
  func expected(_ entry: IssueEntry) -> String {
    switch entry.subject {
    case .row:
      return "an object"
    case .discriminator:
      return entry.code == .ambiguousType ? "a row of one kind" : contents.knownRows
    case .field(let field, let kind, let alternate):
      let field = contents.kinds[Int(kind)].fields[Int(field)]
      if let location = location(of: entry) {
        if location.isMalformed { return "a string that holds JSON text" }
        if case .list(let type) = field.type, element(of: entry, location) != nil {
          return type.expected
        }
      }
      return Int(alternate) == field.queries.count
        ? "a currency code of ISO 4217" : field.expected
    }
  }

  /// What stands there.
  func found(_ entry: IssueEntry) -> String {
    switch entry.subject {
    case .row:
      return summary(at: Int(entry.rowStart))
    case .discriminator where entry.code == .ambiguousType:
      return "what " + ambiguousKinds(entry) + " claim"
    case .discriminator where entry.code == .unknownType && entry.valueStart == 0:
      return rowSummary(at: Int(entry.rowStart))
    case .discriminator, .field:
      return entry.valueStart > 0 ? summary(at: Int(entry.valueStart)) : "nothing"
    }
  }

  private func summary(at start: Int) -> String {
    let (token, bytes) = text.token(at: start)
    return token.summary(bytes)
  }

  /// The discriminator's query from the row, where each row has one.
  private var discriminatorQuery: SingularQuery? {
    guard case .row(let query) = contents.envelope.discriminator else { return nil }
    return query
  }

  /// Where what an issue is about stands, or should; nil: it is the row.
  private func location(of entry: IssueEntry) -> EmbeddedLocator.Location? {
    let query: SingularQuery?
    var embedded: [SingularQuery] = []
    switch entry.subject {
    case .row:
      query = nil
    case .discriminator:
      query = discriminatorQuery
    case .field(let field, let kind, let alternate):
      let kind = contents.kinds[Int(kind)]
      query = kind.fields[Int(field)].allQueries[Int(alternate)]
      embedded = kind.embedded
    }
    return query.map { EmbeddedLocator(bytes, embedded).locate($0, from: Int(entry.rowStart)) }
  }

  /// The number of the element of a list that is wrong; nil when an issue is about a whole value.
  private func element(
    of entry: IssueEntry, _ location: EmbeddedLocator.Location
  ) -> Int? {
    guard case .field(let field, let kind, let alternate) = entry.subject,
      entry.code == .wrongType || entry.code == .outOfRange, !location.isMalformed,
      let start = location.start
    else { return nil }
    let layout = contents.kinds[Int(kind)].fields[Int(field)]
    guard case .list = layout.type, Int(alternate) < layout.queries.count else { return nil }
    return EmbeddedLocator(bytes, []).withBytes(location) { bytes in
      guard case .wrongElement(_, let wrong) = layout.verdict(bytes, at: start) else { return nil }
      var index = 0
      ValueLocator(bytes).forEachElement(of: start) { element in
        guard element != wrong else { return false }
        index += 1
        return true
      }
      return index
    }
  }
}
