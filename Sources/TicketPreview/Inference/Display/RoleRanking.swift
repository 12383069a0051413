/// The fields that may be something on the cell, the likeliest first.
struct RoleRanking {
  let fields: [FieldDraft]
  private let scores: [Int]

  init(_ role: TicketRole, _ all: [FieldDraft]) {
    let scored = all.map { (field: $0, score: role.score(of: $0)) }.enumerated()
      .filter { $0.element.score > 0 }
      .sorted { left, right in
        left.element.score == right.element.score
          ? left.offset < right.offset : left.element.score > right.element.score
      }
    fields = scored.map(\.element.field)
    scores = scored.map(\.element.score)
  }

  /// The likeliest field; nil where nothing speaks for any.
  var first: FieldDraft? { fields.first }

  var topScore: Int { scores.first ?? 0 }

  /// The fields that are nearly as likely as the first, with it.
  func near(_ distance: Int, atMost count: Int) -> [FieldDraft] {
    Array(zip(fields, scores).prefix { $0.1 >= topScore - distance }.map(\.0).prefix(count))
  }

  /// What to say where the choice is in doubt: too little speaks for the first, or as much for
  /// others.
  func doubt(sure: Int) -> String? {
    guard !fields.isEmpty else { return nil }
    let others = near(15, atMost: 6).dropFirst().map(\.name)
    if others.isEmpty { return topScore < sure ? "a guess: little speaks for it" : nil }
    return "the choice is yours, the first is taken: "
      + ([fields[0].name] + others).joined(separator: ", ")
  }
}
