import Diagnostics

/// Checks the `match` of one kind by itself.
struct MatchChecker {
  let envelope: Envelope

  /// What the rows of the kind are; nil when it is wrong, which is reported.
  func check(_ document: MatchDocument, report: inout SchemaReport) -> KindMatch? {
    switch document {
    case .unknown:
      return .unknown
    case .values(let values):
      if envelope.discriminator == nil, let first = values.first {
        report.add(
          .noDiscriminator,
          "a `match` by value needs a discriminator: name it in `ticketgen.yaml`, as `type` or `each` "
            + "of `envelope`, or match by `has`",
          at: first.range)
      }
      return .values(values.map(\.text))
    case .keys(let has, let lacks, _):
      let hasPaths = paths(has, report: &report)
      let lacksPaths = paths(lacks, report: &report)
      guard hasPaths.count == has.count, lacksPaths.count == lacks.count else { return nil }
      checkContradictions(Array(zip(has, hasPaths)), zip(lacks, lacksPaths), report: &report)
      return .keys(has: hasPaths, lacks: lacksPaths)
    }
  }

  private func paths(_ texts: [WrittenText], report: inout SchemaReport) -> [JSONPath] {
    texts.compactMap { WrittenPath.member($0, report: &report) }
  }

  /// What is absent has nothing in it that could be present.
  private func checkContradictions(
    _ has: [(text: WrittenText, path: JSONPath)],
    _ lacks: some Sequence<(WrittenText, JSONPath)>, report: inout SchemaReport
  ) {
    let lacks = Array(lacks)
    let tree = JSONPathTree(lacks.lazy.map { ($0.1, $0.1) })
    var present: [JSONPath: WrittenText] = [:]
    for (text, path) in has {
      for lacking in tree.values(along: path, includingItself: true) { present[lacking] = text }
    }
    for (text, path) in lacks {
      guard let other = present[path] else { continue }
      report.add(
        .neverMatches,
        "no row lacks \(quote(text.text)) and has \(quote(other.text)): correct one of the paths, or "
          + "leave it out",
        at: text.range, notes: [.init("`has` names \(quote(other.text)) here", at: other.range)])
    }
  }
}
