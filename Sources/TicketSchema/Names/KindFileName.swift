/// What the name of a schema file says about the kind in it.
package struct KindFileName {
  /// The file name without extension, also without `.ticket`.
  let stem: String

  /// What a schema file holds.
  package enum Role {
    case settings
    case base
    case kind
  }

  /// What the file holds, by its name.
  package let role: Role

  /// Reads the last step of a path.
  package init(relativePath: String) {
    var stem = relativePath.split(separator: "/").last ?? ""
    for suffix in [".yaml", ".yml"] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
      break
    }
    if stem.hasPrefix("_") {
      role = .base
    } else if stem == "ticketgen" {
      role = .settings
    } else {
      role = .kind
    }
    if role != .settings, stem.hasSuffix(".ticket") { stem = stem.dropLast(".ticket".count) }
    self.stem = String(stem)
  }

  /// The kind's Swift name, which is its `TicketType` member: `cashVoucher` for `cash-voucher`; nil
  /// when the file name holds nothing that a Swift name can hold.
  package var kindName: String? { SwiftName.member(for: stem) }

  /// The Swift type of a kind: `CashVoucherTicket`.
  package static func typeName(of kindName: String) -> String {
    canonicalName(SwiftName.capitalized(kindName)) + "Ticket"
  }
}
