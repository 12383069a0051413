import TicketKit
import TicketSchema

/// Rows without a discriminator as kinds by what the rows have.
struct KeyPartition {
  let groups: [RowGroup]

  private static let mostKinds = 20

  /// The kinds; nil where there is a row that nothing can be asked of and that no other kind takes.
  ///
  /// - Parameter allowsUnknown: whether a kind may take the rows that no other claims.
  init?(_ rows: [SampleRow], allowsUnknown: Bool) {
    let shapes = RowShapes(rows)
    var clusters = shapes.clusters()
    // Rows without anything in them are no kind beside a single other one.
    let isOneWithGaps = clusters.count == 2 && clusters.contains { $0[0].keys.isEmpty }
    if clusters.count > Self.mostKinds || isOneWithGaps { clusters = [shapes.shapes] }
    while true {
      if let groups = Self.groups(clusters, rows, allowsUnknown: allowsUnknown) {
        self.groups = groups
        return
      }
      guard clusters.count > 1 else { return nil }
      // What cannot be told apart is one kind.
      let last = clusters.removeLast()
      clusters[clusters.count - 1] += last
    }
  }

  private static func groups(
    _ clusters: [[RowShapes.Shape]], _ rows: [SampleRow], allowsUnknown: Bool
  ) -> [RowGroup]? {
    let ever = clusters.map { cluster in Set(cluster.lazy.flatMap(\.keys)) }
    var groups: [RowGroup] = []
    var hasUnknown = false
    for (number, cluster) in clusters.enumerated() {
      let own = cluster.flatMap(\.rows).sorted().map { rows[$0] }
      let common = cluster.dropFirst().reduce(cluster[0].keys) { common, shape in
        let keys = Set(shape.keys)
        return common.filter(keys.contains)
      }
      let markers = common.filter { key in
        ever.enumerated().allSatisfy { $0.offset == number || !$0.element.contains(key) }
      }
      if let marker = best(markers) {
        groups.append(
          RowGroup(
            match: .keys(has: [JSONPath([.member(marker.text)])], lacks: []), rows: own,
            names: [marker.text]))
      } else if allowsUnknown, !hasUnknown {
        hasUnknown = true
        groups.append(RowGroup(match: .unknown, rows: own, names: []))
      } else {
        return nil
      }
    }
    return groups
  }

  /// The key that says most about what a row is: an object of its own, or a thing with a name.
  private static func best(_ markers: [ExactName]) -> ExactName? {
    func weight(_ marker: ExactName) -> Int {
      let words = KeyWords(marker.text)
      var weight = 0
      if words.has(.good) { weight += 3 }
      if words.has(.name, .title) { weight += 2 }
      if words.has(.discount, .percent, .amount, .money) { weight += 2 }
      return weight
    }
    var best: (marker: ExactName, weight: Int)?
    for marker in markers.prefix(200) {
      let weight = weight(marker)
      if best.map({ weight > $0.weight }) ?? true { best = (marker, weight) }
    }
    return best?.marker
  }
}
