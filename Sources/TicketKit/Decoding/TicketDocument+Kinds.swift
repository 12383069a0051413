/// What issues say of rows that no kind claims, or several.
extension TicketDocument {
  /// How many names a text tells at most.
  private static var longestList: Int { 10 }

  /// What a row is that tells its kind by what it has.
  func rowSummary(at start: Int) -> String {
    var names: [String] = []
    ValueLocator(bytes).forEachMember(of: start) { name, _ in
      names.append("'" + name.text(bytes).clipped(to: 40) + "'")
      return names.count <= Self.longestList
    }
    guard bytes.byteOrZero(at: start) == JSONByte.openBrace else {
      return JSONToken(bytes, at: start).summary(bytes)
    }
    return names.isEmpty ? "an empty object" : "an object with " + Self.list(names)
  }

  /// The names of the kinds that claim the row of an issue.
  func ambiguousKinds(_ entry: IssueEntry) -> String {
    let byValue = kindsByValue(at: Int(entry.valueStart))
    let byKeys = byValue.isEmpty ? contents.keyKinds.filter { isClaimed(entry, by: $0) } : []
    let kinds = byValue + byKeys
    let names = (kinds.isEmpty ? contents.unknownKinds : kinds).map { contents.kinds[$0].name }
    return Self.list(names)
  }

  /// The kinds that have the discriminator at an offset; none for 0.
  private func kindsByValue(at start: Int) -> [Int] {
    guard start > 0 else { return [] }
    let match = JSONToken(bytes, at: start).withText(bytes) { $0.array($1) }
    return match.map { match in
      contents.kinds.indices.filter { contents.kinds[$0].matches.contains(match) }
    } ?? []
  }

  /// Whether a row has, and lacks, what a kind's rows do.
  private func isClaimed(_ entry: IssueEntry, by kind: Int) -> Bool {
    guard case .keys(let has, let lacks) = contents.kinds[kind].match else { return false }
    let locator = EmbeddedLocator(bytes, contents.kinds[kind].embedded)
    func isThere(_ query: SingularQuery) -> Bool {
      let location = locator.locate(query, from: Int(entry.rowStart))
      guard let start = location.start, !location.isMalformed else { return false }
      return locator.withBytes(location) { JSONToken($0, at: start) != .null }
    }
    return has.allSatisfy(isThere) && !lacks.contains(where: isThere)
  }

  private static func list(_ names: [String]) -> String {
    let first = names.prefix(longestList).joined(separator: ", ")
    return names.count > longestList ? first + ", …" : first
  }
}
