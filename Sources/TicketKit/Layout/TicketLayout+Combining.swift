extension TicketLayout.Contents {
  /// The kinds of several layouts behind one another, in the envelope of the first; nil for none.
  ///
  /// A discriminator that kinds of two layouts have is ambiguous then.
  init?(combining layouts: [TicketLayout.Contents]) {
    guard let first = layouts.first else { return nil }
    let kinds = layouts.flatMap(\.kinds)
    guard layouts.count > 1 else {
      self = first
      return
    }
    self.init(
      envelope: first.envelope, kinds: kinds.enumerated().map { $1.renumbered($0) })
  }
}
