/// What the name of a file says about the schema in it, and the names of the outputs that follow from it.
///
/// The build-tool plugin compiles this file too, with the three beside it that it uses: a plugin cannot import a
/// module, and has to know every output before the tool runs. Nothing here may need more than those.
struct SchemaFileName {
  /// The file name without extension, also without `.ticket`.
  let stem: String

  /// What a schema file holds.
  enum Role {
    case settings
    case base
    case kind
  }

  /// What the file holds, by its name.
  let role: Role

  /// Reads the last step of a path.
  init(relativePath: String) {
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
  var kindName: String? { SwiftName.member(for: stem) }

  /// The Swift type of a kind: `CashVoucherTicket`.
  static func typeName(of kindName: String) -> String {
    canonicalName(SwiftName.capitalized(kindName)) + "Ticket"
  }
}

extension SchemaFileName {
  /// The output that tells the kinds apart.
  static let factoryFile = "TicketFactory.swift"

  /// The output of a ticket type.
  static func outputFile(ofType typeName: String) -> String { typeName + ".swift" }

  /// Whether a file is read as a schema, base or settings, by the name of its last step.
  ///
  /// - Parameter ticketFilesOnly: whether the folder holds other YAML files too, so that a schema is
  ///   one whose name ends in `.ticket.yaml` or `.ticket.yml`.
  static func isSchema(_ path: String, ticketFilesOnly: Bool) -> Bool {
    if !ticketFilesOnly { return path.hasSuffix(".yaml") || path.hasSuffix(".yml") }
    if path.hasSuffix(".ticket.yaml") || path.hasSuffix(".ticket.yml") { return true }
    let name = path.split(separator: "/").last ?? ""
    return name == "ticketgen.yaml" || name == "ticketgen.yml"
  }

  /// The outputs of a schemas folder, in UTF-8 byte order.
  ///
  /// Files that are no schemas of a kind have no output: the settings, bases, hidden files and
  /// those of other extensions.
  ///
  /// - Parameter paths: the paths of the folder's files relative to it, with `/` between steps.
  static func outputFiles(
    forSchemas paths: some Sequence<String>, ticketFilesOnly: Bool = false
  ) -> [String] {
    var names: Set = [factoryFile]
    for path in paths
    where isSchema(path, ticketFilesOnly: ticketFilesOnly) && !isHidden(path) {
      let file = SchemaFileName(relativePath: path)
      guard file.role == .kind, let kind = file.kindName else { continue }
      names.insert(outputFile(ofType: typeName(of: kind)))
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a file or a folder on the way to it is hidden.
  static func isHidden(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.first == UInt8(ascii: ".") }
  }
}
