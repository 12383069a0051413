import Diagnostics

/// What is said of something that ticketgen's authors hold impossible.
enum InternalFault {
  static let advice =
    "this is a fault in ticketgen itself; please report it, with the schemas if you may"
}

extension FindingCollector {
  /// Adds a fault in ticketgen itself.
  ///
  /// - Parameters:
  ///   - what: what has happened.
  ///   - path: the input that it happened with.
  mutating func addInternalFault(_ what: String, path: String) {
    add(CommandFinding.internalFault, "\(what): \(InternalFault.advice)", path: path)
  }
}
