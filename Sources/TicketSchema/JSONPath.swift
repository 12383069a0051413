/// An RFC 9535 singular query: the member names and array indices from a start value to one value.
package struct JSONPath: Hashable, Sendable {
  /// One step of a path.
  package enum Step: Hashable, Sendable {
    case member(String)

    /// An array index; negative ones count from the end.
    case index(Int)

    /// Names are equal when their Unicode scalars are.
    package static func == (left: Step, right: Step) -> Bool {
      switch (left, right) {
      case (.member(let left), .member(let right)): left.utf8.elementsEqual(right.utf8)
      case (.index(let left), .index(let right)): left == right
      case (.member, .index), (.index, .member): false
      }
    }
  }

  package var steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }
}
