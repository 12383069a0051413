import Diagnostics
import YAMLSyntax

/// One case of a display property as written.
struct CaseDocument {
  /// What a case shows.
  enum Content {
    case text(LocalizedText)
    case runs([RunDocument], SourceRange)
  }

  let range: SourceRange
  let when: WrittenText?

  /// Whether a condition was written, also where it could not be read.
  let isConditional: Bool

  /// Whether it is known what the case was meant to be.
  let isReadable: Bool

  /// What the case shows; nil when it could not be read, which is reported.
  let content: Content?

  init(
    _ node: YAMLNode, at place: SchemaPlace, _ what: NamedThing, name: SourceRange? = nil,
    report: inout SchemaReport
  ) {
    range = node.range
    guard !node.isRefused, let entries = node.mapping else {
      when = nil
      content = LocalizedText(node, what.description, report: &report).map(Content.text)
      isReadable = node.scalar != nil && !node.isRefused
      isConditional = !isReadable
      return
    }
    let when = entries.first { $0.key.text == "when" }
    if place == .displayValue, let when { Self.refuseOutsideList(when, report: &report) }
    let isMisplaced = place == .displayValue && when != nil
    let place = when == nil ? place : .displayCase
    if when == nil, LanguageTags.areKeys(of: entries, at: place, report: &report) {
      self.when = nil
      content = LocalizedText(node, what.description, report: &report).map(Content.text)
      isReadable = true
      isConditional = false
      return
    }
    let mapping = WrittenMapping(
      node, at: place, what.description, name: name, report: &report)
    isReadable = mapping?.hasUnknownKeys == false && !isMisplaced
    self.when = mapping?.text("when", report: &report)
    isConditional = mapping?.mentions("when") ?? true
    content = mapping.flatMap { Self.content($0, what, report: &report) }
  }

  /// Reports the `when` of a case that is no item of a list.
  static func refuseOutsideList(_ when: YAMLEntry, report: inout SchemaReport) {
    report.add(
      .wrongNode, "a case with `when` stands in a list: write `- when: …`", at: when.keyRange)
  }

  private static func content(
    _ mapping: WrittenMapping, _ what: NamedThing, report: inout SchemaReport
  ) -> Content? {
    switch (mapping["text"], mapping["runs"]) {
    case (let text?, let runs?):
      report.add(
        .textAndRuns, "\(what) gives both `text` and `runs`: leave one out", at: runs.keyRange,
        notes: [.init("`text` is here", at: text.keyRange)])
      return nil
    case (let entry?, nil):
      return LocalizedText(entry.value, "`text`", report: &report).map(Content.text)
    case (nil, let entry?):
      return RunDocument.list(entry.value, report: &report)
        .map { Content.runs($0, entry.keyRange) }
    case (nil, nil):
      guard !mapping.hasUnknownKeys else { return nil }
      report.add(
        .missingKey, "\(what) shows nothing: add `text: …` or `runs: […]`", at: mapping.range)
      return nil
    }
  }
}
