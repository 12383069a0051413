/// The texts of issues.
extension TicketDocument {
  /// The normalized path of what an issue is about.
  func path(of entry: IssueEntry) -> String {
    var steps = itemsPath.steps
    if hasNumberedRows { steps.append(.index(Int(entry.row))) }
    if let query = query(of: entry) {
      steps += ValueLocator(bytes).locate(query, from: Int(entry.rowStart)).query.steps
    }
    return SingularQuery(steps).normalized
  }

  /// What would have been right.
  func expected(_ entry: IssueEntry) -> String {
    switch entry.subject {
    case .row:
      return "an object"
    case .discriminator:
      return contents.knownDiscriminators
    case .field(let field, let kind, _):
      return contents.kinds[Int(kind)].fields[Int(field)].expected
    }
  }

  /// What stands there.
  func found(_ entry: IssueEntry) -> String {
    switch entry.subject {
    case .row:
      return JSONToken(bytes, at: Int(entry.rowStart)).summary(bytes)
    case .discriminator, .field:
      guard entry.valueStart > 0 else { return "nothing" }
      return JSONToken(bytes, at: Int(entry.valueStart)).summary(bytes)
    }
  }

  /// The query from the row of what an issue is about; nil: the row itself.
  private func query(of entry: IssueEntry) -> SingularQuery? {
    switch entry.subject {
    case .row:
      return nil
    case .discriminator:
      guard case .row(let query) = contents.envelope.discriminator else { return nil }
      return query
    case .field(let field, let kind, let alternate):
      return contents.kinds[Int(kind)].fields[Int(field)].queries[Int(alternate)]
    }
  }
}
