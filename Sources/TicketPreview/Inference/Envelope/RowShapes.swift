import TicketKit

/// The sets of keys that rows have, and which of them are much alike.
struct RowShapes {
  /// One set of keys, in the order of its first row.
  struct Shape {
    let keys: [ExactName]

    /// The rows that have just these keys, by their places.
    var rows: [Int]
  }

  /// The shapes in the order of their first rows.
  private(set) var shapes: [Shape] = []

  init(_ rows: [SampleRow]) {
    var places: [[ExactName]: Int] = [:]
    for (number, row) in rows.enumerated() {
      let keys = Self.keys(of: row)
      let sorted = keys.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      if let place = places[sorted] {
        shapes[place].rows.append(number)
      } else {
        places[sorted] = shapes.count
        shapes.append(Shape(keys: keys, rows: [number]))
      }
    }
  }

  /// How many keys of a row are looked at.
  private static let mostKeys = 400

  /// More shapes than this are no kinds but the same rows with this and that left out.
  private static let mostShapes = 200

  /// The keys of a row whose values are not null.
  private static func keys(of row: SampleRow) -> [ExactName] {
    row.members.prefix(mostKeys).filter { !$0.value.isNull }.map { ExactName(text: $0.name) }
  }

  /// The shapes in groups whose keys are much alike, in the order of their first rows.
  func clusters() -> [[Shape]] {
    guard shapes.count <= Self.mostShapes else { return [shapes] }
    var owner = Array(shapes.indices)
    func root(_ shape: Int) -> Int {
      var shape = shape
      while owner[shape] != shape { shape = owner[shape] }
      return shape
    }
    let sets = shapes.map { Set($0.keys) }
    for right in shapes.indices {
      for left in 0..<right where root(left) != root(right) {
        let (first, second) = (root(left), root(right))
        if areAlike(sets[left], sets[right]) { owner[max(first, second)] = min(first, second) }
      }
    }
    var clusters: [Int: [Shape]] = [:]
    for shape in shapes.indices { clusters[root(shape), default: []].append(shapes[shape]) }
    return clusters.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether half of the keys of the smaller set are in the larger one.
  private func areAlike(_ left: Set<ExactName>, _ right: Set<ExactName>) -> Bool {
    let (smaller, larger) = left.count < right.count ? (left, right) : (right, left)
    return !smaller.isEmpty && smaller.count(where: larger.contains) * 2 >= smaller.count
  }
}
