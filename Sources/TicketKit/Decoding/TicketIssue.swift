import Foundation

/// What is wrong with one row, or one field of it, of a response.
///
/// Its texts are made when they are asked for; until then an issue is a few numbers and a reference
/// to the response.
public struct TicketIssue: Sendable {
  private let document: TicketDocument
  private let entry: IssueEntry

  init(_ document: TicketDocument, _ entry: IssueEntry) {
    self.document = document
    self.entry = entry
  }

  /// The number of the row in the response, counted from 0.
  public var row: Int { Int(entry.row) }

  /// What is wrong.
  public var code: Code { entry.code }

  /// Whether the row gives no ticket.
  public var dropsRow: Bool { entry.dropsRow }

  /// The RFC 9535 normalized path, from the response's root, of the value that is wrong or missing.
  ///
  /// An index from the end that selects nothing has no normalized form and stays negative. Of a value
  /// in a string that holds JSON text, the steps inside follow those to the string; where the string
  /// holds something else, the path ends at it.
  public var path: String { document.path(of: entry) }

  /// What would have been right.
  public var expected: String { document.expected(entry) }

  /// What stands there: the type, and of a string or number the text, cut to 40 characters.
  public var found: String { document.found(entry) }

  /// The bytes of the whole row as the server sent them.
  ///
  /// They may be personal data; no description prints them.
  public var rawRow: Data { document.rowBytes(at: Int(entry.rowStart)) }
}

extension TicketIssue {
  /// The kinds of issues.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A value has another type or form than its field accepts.
    case wrongType = "wrong-type"

    /// A required field is missing, null, or one of its `absent` values.
    case missing

    /// A value has the right form, but does not fit.
    case outOfRange = "out-of-range"

    /// No kind has the row's discriminator.
    case unknownType = "unknown-type"

    /// The discriminator is missing.
    case missingType = "missing-type"

    /// The discriminator is null.
    case nullType = "null-type"

    /// Several kinds claim the row.
    case ambiguousType = "ambiguous-type"

    /// The row is no object.
    case notAnObject = "not-an-object"
  }
}

extension TicketIssue: Equatable {
  /// Whether two issues say the same of rows with the same number.
  public static func == (left: TicketIssue, right: TicketIssue) -> Bool {
    left.row == right.row && left.code == right.code && left.dropsRow == right.dropsRow
      && left.path == right.path && left.expected == right.expected && left.found == right.found
  }
}

extension TicketIssue: CustomStringConvertible {
  /// One line for a log.
  public var description: String {
    "row \(row): \(code.rawValue) at \(path): expected \(expected), found \(found)"
      + (dropsRow ? "; the row is left out" : "")
  }
}
