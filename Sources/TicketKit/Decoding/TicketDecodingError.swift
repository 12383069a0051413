/// Why a whole response, or a single row on its own, gives no tickets.
public enum TicketDecodingError: Error, Equatable, Sendable {
  /// The bytes are not a JSON text as RFC 8259 has it.
  ///
  /// `line` and `column` count from 1, lines end at CR, LF or both, columns are Unicode scalars;
  /// `offset` counts bytes from 0. The reason says what was expected there.
  case notJSON(line: Int, column: Int, offset: Int, reason: String)

  /// The rows are missing at the envelope's path, or a scalar stands there.
  ///
  /// `members` are the root's first strings, numbers and words: servers say there what went wrong.
  case noRows(path: String, found: String, members: [RootMember])

  /// A row that was given on its own lacks what its kind needs.
  case unusableRow([TicketIssue])

  /// A dictionary holds what JSON has no form for.
  case notJSONObject(reason: String)

  /// The layout table cannot be read: generator and runtime do not fit.
  case layout(reason: String)

  /// A string, number or word that is a member of the response's root.
  public struct RootMember: Equatable, Sendable {
    /// The member's name.
    public let name: String

    /// The value's text, cut to 200 characters.
    public let value: String
  }
}

extension TicketDecodingError: CustomStringConvertible {
  /// One line for a log.
  public var description: String {
    switch self {
    case .notJSON(let line, let column, let offset, let reason):
      return "not JSON at line \(line), column \(column) (byte \(offset)): \(reason)"
    case .noRows(let path, let found, let members):
      let root = members.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      return "no rows at \(path): found \(found)" + (root.isEmpty ? "" : "; the root has \(root)")
    case .unusableRow(let issues):
      return issues.map(\.description).joined(separator: "; ")
    case .notJSONObject(let reason):
      return "the dictionary is no JSON object: \(reason)"
    case .layout(let reason):
      return "the layout table cannot be read: \(reason)"
    }
  }
}
