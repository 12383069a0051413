/// The texts in strings of a kind's rows that its queries go on through, outer ones before inner
/// ones.
///
/// It is an object, so that whoever handles a kind counts one reference for all of it.
final class EmbeddedLayout: Sendable {
  /// One text that is JSON itself.
  struct Text: Sendable {
    /// The number of the text in which the string stands; nil: the row.
    let parent: Int?

    /// The slot of the string there.
    let slot: Int

    /// What the text is searched for.
    var trie = PathTrie()
  }

  /// Where a query ends that goes through texts.
  struct Place: Hashable, Sendable {
    let text: Int
    let slot: Int
  }

  let texts: [Text]

  /// The places by number.
  let places: [Place]

  init(texts: [Text], places: [Place]) {
    self.texts = texts
    self.places = places
  }
}
