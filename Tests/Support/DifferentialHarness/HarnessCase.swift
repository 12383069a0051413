import Foundation
import TicketKit

/// One compiled catalog: how its responses are read, and what its tickets show.
public struct HarnessCase: Sendable {
  let number: Int
  let decode: @Sendable (Data, TicketContext) throws -> TicketBatch
  let dump: @Sendable (any TicketModel, inout TicketDump) -> Void

  /// The case of a catalog's factory.
  public init<Factory: KindFactory>(
    _ number: Int, _ factory: Factory.Type,
    _ dump: @escaping @Sendable (any TicketModel, inout TicketDump) -> Void
  ) {
    self.number = number
    decode = { try factory.decode($0, context: $1) }
    self.dump = dump
  }
}
