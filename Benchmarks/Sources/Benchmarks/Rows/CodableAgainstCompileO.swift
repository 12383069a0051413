/// The time to compile 200 kinds with optimisation, as structs and as tickets.
enum CodableAgainstCompileO: Benchmark {
  static let name = "codable/compile-o"
  static let summary = "200 Codable structs compiled at -O, against 200 tickets that show the same"
  static let reach = Reach.atLeast(3)

  static func measure() throws -> Outcome { try CompileCost.measure(.release) }
}
