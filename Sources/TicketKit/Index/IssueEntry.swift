/// What a `TicketIssue` is made of, without its texts.
struct IssueEntry: Equatable, Sendable {
  let row: UInt32

  /// Where the row begins.
  let rowStart: UInt32

  /// Where the value begins that the issue is about; 0 where there is none, or it is the row.
  let valueStart: UInt32

  let subject: Subject
  let code: TicketIssue.Code
  let dropsRow: Bool

  /// What the issue is about.
  enum Subject: Equatable, Sendable {
    /// The row itself, which is no object.
    case row

    /// The row's kind.
    case discriminator

    /// A field of a kind, and which of its alternates.
    case field(UInt32, kind: UInt32, alternate: UInt32)
  }
}
