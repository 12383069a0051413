import TicketSchema

/// The rows that are drafted as one kind.
struct RowGroup {
  let match: KindMatch
  let rows: [SampleRow]

  /// What the kind may be called, the best first; texts of the samples.
  let names: [String]

  /// The words of the discriminator's value, which say what the numbers of the kind mean.
  var hint: KeyWords { KeyWords(names.first ?? "") }
}
