extension ArgumentKind {
  /// What the shells can offer.
  enum Offer: Equatable {
    case nothing
    case files
    case folders
    case words([String])

    /// Words with commas between them.
    case lists([String])
  }

  /// What the shells can offer in the place of the argument.
  var offer: Offer {
    switch self {
    case .file: .files
    case .folder: .folders
    case .word(let words): .words(words)
    case .words(let words): .lists(words)
    case .text, .number, .instant, .locale, .timeZone: .nothing
    }
  }
}
