import Diagnostics

extension YAMLEventStream {
  /// The finding of a text that libyaml refuses: its message at its place, and the likely cure.
  func finding(of failure: Failure, in file: SourceFile) -> Finding {
    let message = failure.context.map { "\(failure.problem) \($0)" } ?? failure.problem
    let cure = SyntaxCure(of: failure, after: events, in: file)
    // At the end of the file nothing is to be seen; what is still open there is.
    let isAtEnd = file.bytes[failure.offset...].allSatisfy { $0.isBlank || $0.isLineBreak }
    var offset = failure.offset
    if isAtEnd, failure.context != nil {
      offset =
        failure.contextOffset < failure.offset ? failure.contextOffset : cure.opening ?? offset
    }
    return Finding(
      YAMLFinding.syntax, message,
      at: .range(SourceRange(file, characterBytes(at: offset, in: file.bytes))),
      notes: cure.note().map { [$0] } ?? [])
  }
}
