import TicketKit
import TicketSchema

/// Finds the member that tells the kinds of the rows apart.
struct DiscriminatorFinder {
  let samples: [InferenceSample]
  let items: JSONPath
  let rows: [SampleRow]

  /// The member, and what speaks for it.
  struct Choice {
    let discriminator: Envelope.Discriminator

    /// The text of each row's discriminator, by the row's place in `rows`; nil where it has none.
    let values: [String?]
  }

  /// The best choices, the best first: whoever takes one must see whether the rest of the rows can
  /// be claimed without it.
  func choices() -> [Choice] {
    let response = responseChoices()
    let row = rowChoices()
    // Responses that name different kinds say what they are for.
    let areMany = response.first.map { Set($0.values.compactMap { $0 }).count > 1 } ?? false
    return areMany ? response + row : row + response
  }

  // MARK: One for the whole response

  private func responseChoices() -> [Choice] {
    var paths: [JSONPath] = []
    var seen: Set<JSONPath> = []
    for sample in samples {
      for length in 0...items.steps.count {
        let parent = JSONPath(Array(items.steps.prefix(length)))
        guard length < items.steps.count, case .object(let members)? = sample.root.value(at: parent)
        else { continue }
        for member in members
        where member.value.text != nil && DiscriminatorName(member.name) == .strong
          && !isListWord(member.value)
        {
          let path = parent.member(member.name)
          if seen.insert(path).inserted { paths.append(path) }
        }
      }
    }
    return paths.compactMap { path in
      let texts = samples.map { $0.root.value(at: path).flatMap(Self.text) }
      guard texts.allSatisfy({ $0.map(Self.isUsable) ?? false }) else { return nil }
      return Choice(
        discriminator: .response(path), values: rows.map { texts[$0.sample] })
    }
  }

  /// Whether a value says that the response is a list, and nothing of what is in it.
  private func isListWord(_ value: JSONTree) -> Bool {
    ["list", "array", "collection", "page", "success", "ok"].contains(
      value.text?.lowercased() ?? "")
  }

  // MARK: One in each row

  /// How many rows are looked at to find the names; of all rows to judge them.
  private static let rowsForNames = 1000
  private static let mostPaths = 200

  private func rowChoices() -> [Choice] {
    let judged = candidatePaths().enumerated().compactMap { order, path in
      judge(path).map { (order: order, judged: $0) }
    }
    return judged.sorted {
      $0.judged.score == $1.judged.score
        ? $0.order < $1.order : $0.judged.score > $1.judged.score
    }.map(\.judged.choice)
  }

  private func candidatePaths() -> [JSONPath] {
    var paths: [JSONPath] = []
    var seen: Set<JSONPath> = []
    var known: [String: DiscriminatorName] = [:]
    func note(_ members: [JSONTree.Member], at parent: JSONPath) {
      for member in members where paths.count < Self.mostPaths {
        if member.value.text != nil {
          let name = known[member.name] ?? DiscriminatorName(member.name)
          known[member.name] = name
          let path = parent.member(member.name)
          if name > .none, seen.insert(path).inserted { paths.append(path) }
        } else if parent.steps.isEmpty, case .object(let inner) = member.value {
          note(inner, at: parent.member(member.name))
        }
      }
    }
    for row in rows.prefix(Self.rowsForNames) { note(row.members, at: JSONPath([])) }
    return paths
  }

  /// A choice with its score; nil for one that does not tell kinds apart.
  private func judge(_ path: JSONPath) -> (choice: Choice, score: Int)? {
    guard case .member(let key)? = path.steps.last else { return nil }
    let values = rows.map { JSONTree.object($0.members).value(at: path) }
    let texts = values.map { $0.flatMap(Self.text) }
    let named = texts.compactMap { $0 }
    guard !named.isEmpty, values.allSatisfy({ $0?.text.map(Self.isUsable) ?? true }) else {
      return nil
    }
    let distinct = Set(named).count
    let repeats = distinct < named.count || named.count <= 4
    let isWhole = named.count == rows.count
    let isNested = path.steps.count > 1
    let name = DiscriminatorName(key)
    switch name {
    case .none:
      return nil
    case .strong:
      guard distinct <= 32, repeats, named.count * 2 >= rows.count, !isNested || isWhole else {
        return nil
      }
    case .medium:
      let isWord = named.allSatisfy { $0.unicodeScalars.contains { $0.properties.isAlphabetic } }
      // Numbers inside an object are sorts of that object, such as of its price.
      guard (2...12).contains(distinct), repeats, isWhole,
        isWord || !isNested && shapesDiffer(texts)
      else { return nil }
    }
    let score =
      name.rawValue * 20 + (distinct > 1 ? 15 : 0) + (shapesDiffer(texts) ? 10 : 0)
      + (isWhole ? 5 : 0) - (isNested ? 25 : 0)
    return (Choice(discriminator: .row(path), values: texts), score)
  }

  /// Whether some key stands in all rows of one value and in none of another.
  private func shapesDiffer(_ texts: [String?]) -> Bool {
    var always: [String: Set<String>] = [:]
    var ever: [String: Set<String>] = [:]
    for (row, text) in zip(rows, texts).prefix(Self.rowsForNames) {
      guard let text else { continue }
      let keys = Set(row.members.prefix(Self.mostPaths).filter { !$0.value.isNull }.map(\.name))
      always[text] = always[text]?.intersection(keys) ?? keys
      ever[text, default: []].formUnion(keys)
    }
    return always.contains { text, keys in
      ever.contains { $0.key != text && !keys.isSubset(of: $0.value) }
    }
  }

  /// The text by which a row's kind is compared; nil where there is none.
  private static func text(_ value: JSONTree) -> String? {
    guard let text = value.text, !text.isEmpty else { return nil }
    return text
  }

  /// Whether a text can stand in a schema and be read there.
  private static func isUsable(_ text: String) -> Bool {
    text.utf8.count <= 100
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
