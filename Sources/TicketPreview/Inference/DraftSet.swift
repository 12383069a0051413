import TicketSchema

/// The drafts of all files, before they are written.
struct DraftSet {
  let settings: SettingsText
  var kinds: [DraftKind]

  /// The files, the settings first.
  var files: [StarterFile] {
    [StarterFile(name: "ticketgen.yaml", text: settings.text)]
      + kinds.map { kind in
        StarterFile(
          name: kind.stem + ".yaml", text: KindText(kind: kind, zone: settings.context.zone).text)
      }
  }
}

extension DraftSet {
  /// The drafts with the fields at some paths read as plain texts, or, where they are that already,
  /// left out.
  func demoting(_ paths: Set<String>, redraft: (DraftKind) -> [DisplayDraft]) -> DraftSet {
    var result = self
    for number in kinds.indices {
      var kind = kinds[number]
      var isChanged = false
      kind.fields = kind.fields.compactMap { field in
        guard Self.isHit(field, by: paths) else { return field }
        isChanged = true
        if case .string = field.type {
          kind.leftOut.append("\(PathText.text(of: field.paths[0])): not every row can be read")
          return nil
        }
        var field = field
        field.type = .string(markup: nil)
        field.isOptional = true
        field.absent = []
        field.doubts = ["not every row could be read as more than a text"]
        return field
      }
      guard isChanged else { continue }
      if let id = kind.id, !kind.fields.contains(where: { $0.name == id && !$0.isOptional }) {
        kind.id = nil
      }
      kind.embedded = kind.embedded.filter { path in
        kind.fields.contains { field in field.paths.contains { $0.begins(with: path) } }
      }
      kind.display = redraft(kind)
      result.kinds[number] = kind
    }
    return result
  }

  private static func isHit(_ field: FieldDraft, by issues: Set<String>) -> Bool {
    var paths = field.paths
    if case .money(let options) = field.type, case .path(let path) = options.currency {
      paths.append(path)
    }
    return paths.map(\.normalized).contains { path in
      issues.contains { issue in
        issue == path || issue.hasPrefix(path + "[") || path.hasPrefix(issue + "[")
      }
    }
  }
}

extension JSONPath {
  /// Whether the path begins with another and goes on.
  func begins(with other: JSONPath) -> Bool {
    steps.count > other.steps.count && Array(steps.prefix(other.steps.count)) == other.steps
  }
}
