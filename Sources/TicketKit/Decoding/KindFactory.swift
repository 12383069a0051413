import Foundation

/// Tells the kinds of a project apart and makes their tickets: what generated `TicketFactory` is.
public protocol KindFactory: Sendable {
  /// The settings' locale and zone, with the system's clock.
  static var context: TicketContext { get }

  /// What to look for in a response.
  static var layout: TicketLayout { get }

  /// The ticket of a row's kind; nil when the row was not checked with `layout`.
  static func ticket(for record: TicketRecord) -> (any TicketModel)?
}

extension KindFactory {
  /// Reads a response.
  ///
  /// A bad row never costs the others: it is left out and gives an issue.
  ///
  /// - Throws: `TicketDecodingError` when the bytes are no JSON text, or hold no rows.
  public static func decode(
    _ json: Data, context: TicketContext = Self.context
  ) throws -> TicketBatch {
    try ResponseDecoder(layout: layout, context: context, isCancellable: false)
      .batch(of: json, makeTicket: ticket)
  }

  /// Reads a response off the caller's actor.
  ///
  /// - Throws: `TicketDecodingError` as `decode` does; `CancellationError` when the task is
  ///   cancelled meanwhile.
  public static func tickets(
    from json: Data, context: TicketContext = Self.context
  ) async throws -> TicketBatch {
    try Task.checkCancellation()
    return try ResponseDecoder(layout: layout, context: context, isCancellable: true)
      .batch(of: json, makeTicket: ticket)
  }

  /// Reads a response in the background and hands the outcome to the main actor.
  public static func analyse(
    _ json: Data,
    completion: @escaping @MainActor @Sendable (Result<TicketBatch, any Error>) -> Void
  ) {
    Task.detached {
      let outcome = Result { try decode(json) }
      await completion(outcome)
    }
  }

  /// Whether a row was checked with `layout` for the kind of some name.
  ///
  /// Not inlined, and neither is `record(from:as:)`: every generated type calls both, and would repeat
  /// what they do.
  @inline(never)
  public static func admits(_ record: TicketRecord, as kind: StaticString) -> Bool {
    record.isChecked(by: layout, as: TicketType(rawValue: kind.description))
  }

  /// The record of a row that arrived as a dictionary, checked for the kind of some name.
  ///
  /// - Throws: `TicketDecodingError.unusableRow` with the issues when the row lacks what the kind
  ///   needs, `.notJSONObject` when a value has no form in JSON.
  @inline(never)
  public static func record(
    from dictionary: [String: Any], as kind: StaticString
  ) throws -> TicketRecord {
    try record(from: dictionary, as: TicketType(rawValue: kind.description))
  }

  /// The record of a row that arrived as a dictionary, checked for a kind; throws as the one by name.
  public static func record(
    from dictionary: [String: Any], as type: TicketType
  ) throws -> TicketRecord {
    try RowDecoder(layout: layout, context: context).record(from: dictionary, as: type)
  }
}
