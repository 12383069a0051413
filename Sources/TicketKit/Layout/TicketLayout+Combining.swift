extension TicketLayout.Contents {
  /// The kinds of several layouts behind one another, in the envelope of the first; nil for none.
  ///
  /// A discriminator that kinds of two layouts have is ambiguous then.
  static func combining(_ layouts: [TicketLayout.Contents]) -> TicketLayout.Contents? {
    guard let first = layouts.first, layouts.count > 1 else { return layouts.first }
    let kinds = layouts.flatMap(\.kinds)
    return TicketLayout.Contents(
      envelope: first.envelope, kinds: kinds.enumerated().map { $1.renumbered($0) })
  }
}
