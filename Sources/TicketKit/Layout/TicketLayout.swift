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
  struct Contents: Sendable {
    let envelope: EnvelopeLayout
    let kinds: [KindLayout]

    /// Kinds by discriminator.
    let kindsByMatch: ByteKeyTable

    /// What rows that tell their own kind are searched for; without such rows nothing.
    let rows: RowLayout

    /// What an issue says of the discriminators that would have been right: the first of them.
    var knownDiscriminators: String {
      let matches = kinds.lazy.flatMap(\.matches).map { String(decoding: $0, as: UTF8.self) }
      let first = matches.prefix(20).joined(separator: ", ")
      return matches.count > 20 ? "one of \(first), …" : "one of \(first)"
    }
  }
}

/// Why a layout table cannot be read.
struct LayoutFault: Error, CustomStringConvertible {
  let line: Int
  let reason: String

  var description: String { "line \(line): \(reason)" }
}
