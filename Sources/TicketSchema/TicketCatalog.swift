import Diagnostics

/// The validated schemas of one project: everything that the generator and the preview need.
///
/// A catalog exists only if no error was found; names are resolved, types checked, and every
/// Swift name is final (without backticks: `SwiftCode` adds those).
package struct TicketCatalog: Sendable {
  package let settings: ProjectSettings

  /// The kinds, in UTF-8 byte order of their files' paths.
  package let kinds: [TicketKind]

  package init(settings: ProjectSettings, kinds: [TicketKind]) {
    self.settings = settings
    self.kinds = kinds
  }
}

/// One ticket kind, from one schema file.
package struct TicketKind: Sendable {
  /// The kind's name, which is also its `TicketType` member: `cashVoucher` for `cash-voucher.yaml`.
  package let name: String

  /// The Swift type: `CashVoucherTicket`.
  package let typeName: String

  /// The schema's path relative to the schemas folder, with `/` between its steps.
  package let schemaPath: String

  /// The text for `///` and the preview.
  package let summary: String?

  /// Which rows are of this kind.
  package let match: KindMatch

  /// The paths whose value is a string that holds JSON text, through which other paths go on.
  package let embedded: [JSONPath]

  /// The index of the field that gives the ticket's identity, if the schema names one.
  package let idField: Int?

  /// The server's fields in the order of the schema.
  package let fields: [TicketField]

  /// The display properties: the protocol's first, in its order, then the schema's further names.
  package let display: [DisplayProperty]

  /// The money side; nil: tickets of the kind are no promotions.
  package let promotion: TicketPromotion?

  package init(
    name: String, typeName: String, schemaPath: String, summary: String?, match: KindMatch,
    embedded: [JSONPath] = [], idField: Int?, fields: [TicketField], display: [DisplayProperty],
    promotion: TicketPromotion? = nil
  ) {
    self.name = name
    self.typeName = typeName
    self.schemaPath = schemaPath
    self.summary = summary
    self.match = match
    self.embedded = embedded
    self.idField = idField
    self.fields = fields
    self.display = display
    self.promotion = promotion
  }
}

extension TicketKind {
  /// The paths from a row that the kind reads: those of its fields, of the currencies of its money and
  /// of `match`.
  package var readPaths: [JSONPath] { Self.paths(readBy: fields, and: match) }

  /// The paths that fields and a match read; the match is nil where it is wrong, and in a base.
  static func paths(readBy fields: [TicketField], and match: KindMatch?) -> [JSONPath] {
    var paths = fields.flatMap(\.paths)
    for case .money(let options) in fields.lazy.map(\.type) {
      if case .path(let path) = options.currency { paths.append(path) }
    }
    if case .keys(let has, let lacks)? = match { paths += has + lacks }
    return paths
  }
}
