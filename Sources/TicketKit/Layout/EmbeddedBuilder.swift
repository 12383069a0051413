/// Splits a kind's queries where they go on through texts in strings.
struct EmbeddedBuilder {
  private let embedded: [SingularQuery]

  private var texts: [EmbeddedLayout.Text] = []
  private var textsByPath: [[SingularQuery.Step]: Int] = [:]
  private var places: [EmbeddedLayout.Place] = []
  private var numbers: [EmbeddedLayout.Place: Int] = [:]

  init(_ embedded: [SingularQuery]) {
    self.embedded = embedded
  }

  /// The texts of all queries; nil when none goes through a text.
  var layout: EmbeddedLayout? {
    texts.isEmpty ? nil : EmbeddedLayout(texts: texts, places: places)
  }

  /// Adds a query from the row, and returns the slot of its value.
  ///
  /// - Returns: a slot of the row's trie, or for a value in a text `~number` of its place.
  mutating func slot(of query: SingularQuery, in row: inout PathTrie) -> Int {
    var text: Int?
    var known = 0
    for end in query.textEnds(embedded) {
      let path = Array(query.steps[..<end])
      let step = SingularQuery(Array(query.steps[known..<end]))
      let parent = text
      text =
        textsByPath[path]
        ?? add(EmbeddedLayout.Text(parent: parent, slot: insert(step, parent, &row)))
      textsByPath[path] = text
      known = end
    }
    let rest = SingularQuery(Array(query.steps[known...]))
    let slot = insert(rest, text, &row)
    guard let text else { return slot }
    let place = EmbeddedLayout.Place(text: text, slot: slot)
    let number = numbers[place] ?? places.count
    if number == places.count { places.append(place) }
    numbers[place] = number
    return ~number
  }

  private mutating func insert(
    _ query: SingularQuery, _ text: Int?, _ row: inout PathTrie
  ) -> Int {
    if let text { texts[text].trie.insert(query) } else { row.insert(query) }
  }

  private mutating func add(_ text: EmbeddedLayout.Text) -> Int {
    texts.append(text)
    return texts.count - 1
  }
}

extension SingularQuery {
  /// The numbers of steps after which the query goes on through one of some strings, in order.
  func textEnds(_ embedded: [SingularQuery]) -> [Int] {
    let ends = embedded.lazy.map(\.steps).filter {
      $0.count < steps.count && steps.starts(with: $0)
    }
    return Set(ends.map(\.count)).sorted()
  }
}
