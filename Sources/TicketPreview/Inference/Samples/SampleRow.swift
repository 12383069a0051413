import TicketKit

/// One row of a sample: an object.
struct SampleRow: Sendable {
  /// The index of the sample, and of the row in it.
  let sample: Int
  let row: Int
  let members: [JSONTree.Member]
}
