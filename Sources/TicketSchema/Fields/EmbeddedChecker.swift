import Diagnostics

/// Checks the paths of `embedded`, whose value is a string that holds JSON text.
struct EmbeddedChecker {
  let document: SchemaDocument

  /// The paths that may go on through such a string: those of the fields and of `match`.
  let readers: [JSONPath]

  /// The paths without those that are wrong, which are reported.
  ///
  /// - Parameter owner: the file whose paths must be of use, as inherited ones may be there for others;
  ///   nil where none must: in a base, and where some reader could not be read.
  func check(owner: SourceFile?, report: inout SchemaReport) -> [JSONPath] {
    var paths: [JSONPath] = []
    var first: [JSONPath: SourceRange] = [:]
    for text in document.embedded {
      guard let path = WrittenPath.member(text, report: &report) else { continue }
      if let range = first[path] {
        report.add(
          .wrongValue, "\(quote(text.text)) stands here twice: leave one out", at: text.range,
          notes: [.init("the path is here first", at: range)])
        continue
      }
      first[path] = text.range
      paths.append(path)
    }
    if let owner, !document.fieldsAreBroken {
      warn(of: first, ownedBy: owner, report: &report)
    }
    return paths
  }

  /// Warns of paths through which no path goes on.
  private func warn(
    of embedded: [JSONPath: SourceRange], ownedBy owner: SourceFile, report: inout SchemaReport
  ) {
    var unused = Set(embedded.values.filter { $0.file === owner })
    let places = JSONPathTree(embedded.lazy.map { ($0.key, $0.value) })
    for path in readers where !unused.isEmpty {
      for place in places.values(along: path) { unused.remove(place) }
    }
    for text in document.embedded where unused.contains(text.range) {
      report.add(
        .unusedEmbedded,
        "no path goes on through \(quote(text.text)): write one such as "
          + "`from: \(text.text).name`, or leave it out",
        at: text.range)
    }
  }
}
