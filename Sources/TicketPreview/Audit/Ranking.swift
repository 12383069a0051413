/// Counted texts, the commonest first.
struct Ranking {
  let texts: [(text: String, count: Int)]

  /// How often texts came that are not among them.
  let others: Int

  var isEmpty: Bool { texts.isEmpty && others == 0 }
}
