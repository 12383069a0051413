/// What TicketKit looks for in a project's responses: the envelope, the kinds and their fields.
///
/// Generated code holds one, made from a table of its own. Records remember the layout that they
/// were checked with, by identity. A table that cannot be read gives a layout that decodes nothing:
/// every entry point then throws `TicketDecodingError.layout`.
public final class TicketLayout: Sendable {
  /// What was read, or why it could not be.
  let contents: Result<Contents, TicketDecodingError>

  /// Reads a layout table; its grammar is in `Documentation/LayoutTable.md`.
  public init(_ table: String) {
    contents = Result { () throws(LayoutFault) in try LayoutReader.contents(of: table) }
      .mapError { .layout(reason: $0.description) }
  }

  /// The readable contents of a table.
  final class Contents: Sendable {
    let envelope: EnvelopeLayout
    let kinds: [KindLayout]

    /// Kinds by discriminator; `ambiguousKind` where several have the same.
    let kindsByMatch: ByteKeyTable

    /// The kinds that rows tell by what they have, and those of rows that no other kind claims.
    let keyKinds: [Int]
    let unknownKinds: [Int]

    /// Whether some kind goes by a discriminator.
    let hasValueKinds: Bool

    /// What rows that tell their own kind are searched for; without such rows nothing.
    let rows: RowLayout

    /// How the texts of all fields are made.
    let forms: FieldForms

    /// How many entries the rows of each kind have behind their headers.
    let entryCounts: [Int]

    /// The number in `kindsByMatch` of several kinds at once.
    static var ambiguousKind: Int { -1 }

    init(envelope: EnvelopeLayout, kinds: [KindLayout]) {
      self.envelope = envelope
      self.kinds = kinds
      kindsByMatch = Self.kindsByMatch(kinds)
      keyKinds = kinds.indices.filter { !kinds[$0].match.isByValue && !kinds[$0].match.isUnknown }
      unknownKinds = kinds.indices.filter { kinds[$0].match.isUnknown }
      hasValueKinds = kinds.contains { $0.match.isByValue }
      rows = Self.rows(envelope, kinds)
      forms = FieldForms(kinds)
      entryCounts = kinds.map(\.entryCount)
    }
  }
}

extension TicketLayout.Contents {
  private static func kindsByMatch(_ kinds: [KindLayout]) -> ByteKeyTable {
    var numbers: [[UInt8]: Int] = [:]
    for (number, kind) in kinds.enumerated() {
      for match in kind.matches {
        numbers[match] = numbers[match, default: number] == number ? number : ambiguousKind
      }
    }
    var table = ByteKeyTable()
    for (match, number) in numbers { table.insert(match, value: number) }
    return table
  }

  /// What rows are searched for whose kind shows row by row.
  private static func rows(_ envelope: EnvelopeLayout, _ kinds: [KindLayout]) -> RowLayout {
    var discriminator: SingularQuery?
    if case .row(let query) = envelope.discriminator { discriminator = query }
    let searches = kinds.map { kind in
      var search = RowLayout.Search(fields: kind.fields, embedded: kind.embedded)
      switch kind.match {
      case .values where discriminator == nil:
        // The discriminator of a whole response names the kind before any row is read.
        return RowLayout.Search()
      case .keys(let has, let lacks):
        search.has = has
        search.lacks = lacks
      case .values, .unknown:
        break
      }
      return search
    }
    return RowLayout(
      discriminator: discriminator, kinds: searches, firstKind: 0, isKindKnown: false)
  }
}
