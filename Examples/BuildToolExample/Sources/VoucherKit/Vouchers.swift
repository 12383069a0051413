import Foundation
import TicketKit

/// The vouchers of the partner's server. Their types stay inside this module.
public enum Vouchers {
  /// Returns the tickets of a response; rows that do not fit are left out.
  public static func decode(_ response: String) throws -> [any TicketModel] {
    try TicketFactory.decode(Data(response.utf8)).tickets
  }
}
