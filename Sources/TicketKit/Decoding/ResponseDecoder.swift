import Foundation

/// Makes the batch of one response with the kinds of one layout.
struct ResponseDecoder {
  let layout: TicketLayout
  let context: TicketContext

  /// Whether a cancelled task ends the work with a `CancellationError`.
  let isCancellable: Bool

  /// Reads a response and makes its tickets.
  func batch(
    of json: Data, makeTicket: @escaping (TicketRecord) -> (any TicketModel)?
  ) throws -> TicketBatch {
    let contents = try layout.contents.get()
    let module = KindModule(
      layout: layout, contents: contents, firstKind: 0, makeTicket: makeTicket)
    return try ResponseReader(
      contents: contents, modules: [module], context: context, isCancellable: isCancellable
    ).batch(of: json)
  }
}
