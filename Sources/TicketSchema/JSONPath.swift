/// An RFC 9535 singular query: the member names and array indices from a start value to one value.
package struct JSONPath: Hashable, Sendable {
  /// One step of a path.
  package enum Step: Hashable, Sendable {
    case member(String)

    /// An array index; negative ones count from the end.
    case index(Int)
  }

  package var steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }
}
