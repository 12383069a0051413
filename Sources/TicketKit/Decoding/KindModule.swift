/// One of the factories whose kinds a decoder reads.
struct KindModule {
  /// The factory's own layout, which its records must be checked by.
  let layout: TicketLayout
  let contents: TicketLayout.Contents

  /// The number of its first kind among those of all modules.
  let firstKind: Int

  /// Makes the ticket of a row.
  let makeTicket: (TicketRecord) -> (any TicketModel)?
}
