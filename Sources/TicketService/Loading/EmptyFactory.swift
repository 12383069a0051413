import Foundation
import TicketKit

/// The kinds of a response without content: none.
enum EmptyFactory: KindFactory {
  static let context = TicketContext.current

  static let layout = TicketLayout(
    """
    layout 1
    envelope items "$"
    """)

  static func ticket(for record: TicketRecord) -> (any TicketModel)? { nil }

  /// A batch without rows.
  static func batch() throws -> TicketBatch { try decode(Data("[]".utf8)) }
}
