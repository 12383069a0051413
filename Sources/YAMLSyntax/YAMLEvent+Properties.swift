extension YAMLEvent {
  /// The anchor and tag of the node that the event begins; nil for other events and where none is written.
  package var properties: Properties? {
    switch kind {
    case .scalar(_, _, let properties): properties
    case .sequenceStart(_, let properties), .mappingStart(_, let properties): properties
    default: nil
    }
  }
}
