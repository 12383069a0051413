/// The events of one file, up to its end or to the place that libyaml refuses.
package struct YAMLEventStream: Hashable, Sendable {
  /// What libyaml says where it gives up.
  package struct Failure: Hashable, Sendable {
    /// What is wrong, such as `did not find expected key`.
    package let problem: String

    /// The byte offset of the problem.
    package let offset: Int

    /// What libyaml was doing, such as `while parsing a block mapping`.
    package let context: String?

    /// The byte offset where that began.
    package let contextOffset: Int

    package init(problem: String, offset: Int, context: String? = nil, contextOffset: Int = 0) {
      self.problem = problem
      self.offset = offset
      self.context = context
      self.contextOffset = contextOffset
    }
  }

  package let events: [YAMLEvent]

  /// Where and why the events end early, or nil.
  package let failure: Failure?

  package init(events: [YAMLEvent], failure: Failure? = nil) {
    self.events = events
    self.failure = failure
  }
}
