/// The time to compile 200 kinds without optimisation, as structs and as tickets.
enum CodableAgainstCompileOnone: Benchmark {
  static let name = "codable/compile-onone"
  static let summary =
    "200 Codable structs compiled at -Onone, against 200 tickets that show the same"
  static let reach = Reach.atLeast(3)

  static func measure() throws -> Outcome { try CompileCost.measure(.debug) }
}
