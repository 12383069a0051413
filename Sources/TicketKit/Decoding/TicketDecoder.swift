import Foundation

/// Reads responses whose kinds live in several modules, each with a factory of its own.
///
/// The envelope is the first factory's. A row whose discriminator kinds of two factories have, whose
/// keys kinds of two factories claim, or which two factories' kinds for unknown rows want, is the
/// issue `ambiguous-type`. Each ticket is made by the factory of its kind.
public struct TicketDecoder: Sendable {
  /// The first factory's settings.
  public let context: TicketContext

  private let factories: [any KindFactory.Type]

  /// The layouts of the factories, one after the other, or why one of them cannot be read.
  private let layouts: Result<[TicketLayout.Contents], TicketDecodingError>
  private let contents: Result<TicketLayout.Contents, TicketDecodingError>

  /// A decoder for the kinds of some factories.
  public init(_ first: any KindFactory.Type, _ others: any KindFactory.Type...) {
    self.init([first] + others)
  }

  /// A decoder for the kinds of some factories.
  ///
  /// A factory that is given twice counts once. Without factories every response throws
  /// `TicketDecodingError.layout`.
  public init(_ factories: [any KindFactory.Type]) {
    var known: Set<ObjectIdentifier> = []
    self.factories = factories.filter { known.insert(ObjectIdentifier($0.layout)).inserted }
    context = self.factories.first?.context ?? .current
    layouts = Result { [factories = self.factories] () throws(TicketDecodingError) in
      var layouts: [TicketLayout.Contents] = []
      for factory in factories { layouts.append(try factory.layout.contents.get()) }
      return layouts
    }
    contents = layouts.flatMap { layouts in
      guard let contents = TicketLayout.Contents.combining(layouts) else {
        return .failure(.layout(reason: "there are no factories"))
      }
      guard contents.kinds.count <= TicketRecord.kindLimit else {
        return .failure(.layout(reason: "there are too many kinds"))
      }
      return .success(contents)
    }
  }

  /// Reads a response, as `KindFactory.decode` does.
  ///
  /// - Parameter context: The settings; nil: the first factory's.
  /// - Throws: `TicketDecodingError` when the bytes are no JSON text, or hold no rows.
  public func decode(_ json: Data, context: TicketContext? = nil) throws -> TicketBatch {
    try batch(json, context, isCancellable: false)
  }

  /// Reads a response off the caller's actor, as `KindFactory.tickets` does.
  ///
  /// - Throws: `TicketDecodingError` as `decode` does; `CancellationError` when the task is
  ///   cancelled meanwhile.
  public func tickets(
    from json: Data, context: TicketContext? = nil
  ) async throws -> TicketBatch {
    try Task.checkCancellation()
    return try batch(json, context, isCancellable: true)
  }

  /// Reads a response in the background and hands the outcome to the main actor.
  public func analyse(
    _ json: Data,
    completion: @escaping @MainActor @Sendable (Result<TicketBatch, any Error>) -> Void
  ) {
    Task.detached {
      let outcome = Result { try decode(json) }
      await completion(outcome)
    }
  }

  private func batch(
    _ json: Data, _ context: TicketContext?, isCancellable: Bool
  ) throws -> TicketBatch {
    var modules: [KindModule] = []
    var firstKind = 0
    for (factory, contents) in zip(factories, try layouts.get()) {
      modules.append(
        KindModule(
          layout: factory.layout, contents: contents, firstKind: firstKind,
          makeTicket: { factory.ticket(for: $0) }))
      firstKind += contents.kinds.count
    }
    let reader = ResponseReader(
      contents: try contents.get(), modules: modules, context: context ?? self.context,
      isCancellable: isCancellable)
    return try reader.batch(of: json)
  }
}
