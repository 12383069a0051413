extension TicketLayout.Contents {
  /// How many kinds an issue tells at most.
  private static var longestList: Int { 20 }

  /// What an issue says of the rows that would have been right: the first of them.
  var knownRows: String {
    // No more than are told: every issue of a response asks anew.
    let limit = Self.longestList + 1
    var known: [String] = []
    let matches = kinds.lazy.flatMap(\.matches).prefix(limit)
    if hasValueKinds {
      known.append("one of " + Self.list(matches.map { String(decoding: $0, as: UTF8.self) }, ", "))
    }
    let keys = keyKinds.prefix(limit).compactMap { kinds[$0].match.keysText }
    if !keys.isEmpty { known.append("a row with " + Self.list(keys, ", or with ")) }
    return known.isEmpty ? "a row of some kind" : known.joined(separator: ", or ")
  }

  private static func list(_ texts: [String], _ separator: String) -> String {
    let first = texts.prefix(longestList).joined(separator: separator)
    return texts.count > longestList ? first + ", …" : first
  }
}

extension KindMatch {
  /// What a row has and lacks; nil where that is not what its kind goes by.
  fileprivate var keysText: String? {
    guard case .keys(let has, let lacks) = self else { return nil }
    let without = lacks.isEmpty ? "" : " without " + lacks.map(\.normalized).joined(separator: ", ")
    return has.map(\.normalized).joined(separator: ", ") + without
  }
}
