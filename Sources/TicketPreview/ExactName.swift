/// A text of JSON, equal to another when their Unicode scalars are.
struct ExactName: Hashable {
  let text: String

  static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
}
