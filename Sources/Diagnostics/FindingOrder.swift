extension Sequence<Finding> {
  /// The findings sorted by place, path by path in the order of their UTF-8 bytes, without exact
  /// duplicates. What concerns a file as a whole comes first.
  package func sortedByPlace() -> [Finding] {
    let keyed = map { (key: FindingKey($0), finding: $0) }
    let sorted = keyed.sorted { $0.key.precedes($1.key) }
    var seen: Set<FindingKey> = []
    return sorted.compactMap { seen.insert($0.key).inserted ? $0.finding : nil }
  }
}

/// All that tells one finding from another, so that two with equal keys print the same.
private struct FindingKey: Hashable {
  /// A place by path, as two reads of one path are two files.
  struct Place: Hashable {
    let path: [UInt8]

    /// The first byte and the one behind the last; of a point line and column.
    let lower: Int
    let upper: Int

    init(_ place: Finding.Place?) {
      switch place {
      case .range(let range):
        path = Array(range.file.path.utf8)
        lower = range.bytes.lowerBound
        upper = range.bytes.upperBound
      case .point(let position, let path):
        self.path = Array(path.utf8)
        lower = position.line
        upper = position.utf8Column
      case .path(let path):
        self.path = Array(path.utf8)
        lower = -1
        upper = -1
      case nil:
        path = []
        lower = -1
        upper = -1
      }
    }
  }

  struct Note: Hashable {
    let message: [UInt8]
    let place: Place
  }

  let place: Place
  let id: String
  let severity: Finding.Severity
  let message: [UInt8]
  let notes: [Note]

  init(_ finding: Finding) {
    place = Place(finding.place)
    id = finding.id
    severity = finding.severity
    message = Array(finding.message.utf8)
    notes = finding.notes.map { Note(message: Array($0.message.utf8), place: Place($0.place)) }
  }

  /// Whether this finding is printed before another.
  func precedes(_ other: FindingKey) -> Bool {
    if place.path != other.place.path {
      return place.path.lexicographicallyPrecedes(other.place.path)
    }
    if place.lower != other.place.lower { return place.lower < other.place.lower }
    if place.upper != other.place.upper { return place.upper < other.place.upper }
    if severity != other.severity { return severity == .error }
    if id != other.id { return id < other.id }
    if message != other.message { return message.lexicographicallyPrecedes(other.message) }
    let texts = (notes.map(\.message), other.notes.map(\.message))
    return texts.0.lexicographicallyPrecedes(texts.1) { $0.lexicographicallyPrecedes($1) }
  }
}
