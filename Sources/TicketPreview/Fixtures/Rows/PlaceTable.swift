import TicketSchema

/// Who reads which places; all elements of an array are one place.
struct PlaceTable {
  /// Who reads the place itself, and who reads it or something in it.
  private var readers: [[JSONPath.Step]: Set<Int>] = [:]
  private var innerReaders: [[JSONPath.Step]: Set<Int>] = [:]

  /// - Parameter places: The places that each owner reads.
  init(_ places: [[JSONPath]]) {
    for (owner, paths) in places.enumerated() {
      for steps in paths.map(Self.steps) {
        readers[steps, default: []].insert(owner)
        for count in 0...steps.count {
          innerReaders[Array(steps.prefix(count)), default: []].insert(owner)
        }
      }
    }
  }

  /// Who reads one of some places, something in it, or something around it.
  func owners(near paths: [JSONPath]) -> Set<Int> {
    var owners: Set<Int> = []
    for steps in paths.map(Self.steps) {
      owners.formUnion(innerReaders[steps] ?? [])
      for count in 0..<steps.count { owners.formUnion(readers[Array(steps.prefix(count))] ?? []) }
    }
    return owners
  }

  private static func steps(_ path: JSONPath) -> [JSONPath.Step] {
    path.steps.map { if case .index = $0 { .index(0) } else { $0 } }
  }
}
