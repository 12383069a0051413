/// What the name of a schema file says about the kind in it.
package struct KindFileName {
  private let name: SchemaFileName

  /// What a schema file holds.
  package enum Role {
    case settings
    case base
    case kind
  }

  /// What the file holds, by its name.
  package var role: Role {
    switch name.role {
    case .settings: .settings
    case .base: .base
    case .kind: .kind
    }
  }

  /// The file name without extension, also without `.ticket`.
  var stem: String { name.stem }

  /// Reads the last step of a path.
  package init(relativePath: String) {
    name = SchemaFileName(relativePath: relativePath)
  }

  /// The kind's Swift name, which is its `TicketType` member: `cashVoucher` for `cash-voucher`; nil
  /// when the file name holds nothing that a Swift name can hold.
  package var kindName: String? { name.kindName }

  /// The Swift type of a kind: `CashVoucherTicket`.
  package static func typeName(of kindName: String) -> String {
    SchemaFileName.typeName(of: kindName)
  }
}

extension KindFileName {
  /// The output that tells the kinds apart.
  package static let factoryFile = SchemaFileName.factoryFile

  /// The output of a ticket type.
  package static func outputFile(ofType typeName: String) -> String {
    SchemaFileName.outputFile(ofType: typeName)
  }

  /// The outputs of a schemas folder, in UTF-8 byte order, from the paths of its files alone.
  package static func outputFiles(forSchemas paths: some Sequence<String>) -> [String] {
    SchemaFileName.outputFiles(forSchemas: paths)
  }
}
