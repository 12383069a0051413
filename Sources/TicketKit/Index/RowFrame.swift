/// An array or object that is open within a row.
struct RowFrame {
  /// The frame around it; -1 around the row.
  let parent: Int
  let isObject: Bool

  /// Its node in the trie; -1 where no query leads.
  let node: Int

  /// How many arrays and objects are open, itself counted.
  let depth: Int
}
