import Diagnostics
import YAMLSyntax

/// A text of a schema, with the node that tells where each of its parts stands.
struct WrittenText: Sendable {
  let text: String
  let node: YAMLNode

  var range: SourceRange { node.range }

  /// Reads a scalar as text, reporting any other kind of node.
  ///
  /// - Parameters:
  ///   - what: what the text is for, as findings say it: "`summary`".
  ///   - form: what may stand there.
  init?(
    _ node: YAMLNode, _ what: @autoclosure () -> String, form: SchemaForm = .text,
    report: inout SchemaReport
  ) {
    guard let scalar = node.scalar, !node.isNull, !node.isRefused else {
      report.refuse(node, "\(what()) is \(form.rawValue)")
      return nil
    }
    text = scalar.text
    self.node = node
  }

  /// Reads a scalar, or a list of scalars that is not empty; nil when any of it is wrong.
  static func list(
    _ node: YAMLNode, _ what: @autoclosure () -> String, report: inout SchemaReport
  ) -> [WrittenText]? {
    guard !node.isRefused, let items = node.sequence else {
      return WrittenText(node, what(), form: .texts, report: &report).map { [$0] }
    }
    if items.isEmpty {
      report.add(.emptyList, "\(what()) is an empty list: give one text at least", at: node.range)
      return nil
    }
    var texts: [WrittenText] = []
    for item in items {
      if let text = WrittenText(item, "each item of \(what())", report: &report) {
        texts.append(text)
      }
    }
    return texts.count == items.count ? texts : nil
  }
}
