/// The display texts of the first ten rows, from `Codable` structs and from tickets.
enum CodableAgainstFirstScreen: Benchmark {
  static let name = "codable/first-screen"
  static let summary = "JSONDecoder and the display texts of ten rows, against decode and the same"
  static let reach = Reach.atLeast(20)

  static func measure() throws -> Outcome {
    try CodableAgainstDisplay.compare(rowCount: 10, pairs: 11)
  }
}
