import Diagnostics
import YAMLSyntax

/// Compares one field in two states.
struct FieldComparison {
  let kind: KindComparison
  let old: TicketField
  let new: TicketField

  /// Whether the field has another name in the newer state.
  let isRenamed: Bool

  /// The paths of the newer state's texts that are read as JSON.
  let embedded: JSONPathTree<Bool>

  func changes() -> [BreakingChange] {
    var changes: [BreakingChange] = []
    if isRenamed {
      changes.append(
        change(
          .fieldRenamed,
          "field \(quote(old.name)) is \(quote(new.name)), and `\(old.valueName)` is "
            + "`\(new.valueName)`"))
    }
    return changes + pathChanges() + typeChanges() + absenceChanges() + defaultChanges()
      + enumChanges()
  }

  private func change(_ id: BreakingID, _ message: String) -> BreakingChange {
    kind.change(
      id, message, old: kind.places.old.field(old.name), new: kind.places.new.field(new.name))
  }

  private var name: String { quote(new.name) }

  private func pathChanges() -> [BreakingChange] {
    let paths = Set(new.paths)
    let removed = old.paths.filter { !paths.contains($0) }
    let kept = old.paths.filter(paths.contains)
    var changes = removed.map { path in
      change(.fieldPathRemoved, "field \(name) is not read from \(quote(path.normalized)) any more")
    }
    if !kept.isEmpty, !new.paths.starts(with: kept) {
      changes.append(change(.fieldPathOrderChanged, "field \(name) tries another path first"))
    }
    return changes + addedPathChanges(Set(old.paths), isMoved: kept.isEmpty)
  }

  /// What is read from further paths, in rows in which the field was absent and that were kept.
  private func addedPathChanges(_ known: Set<JSONPath>, isMoved: Bool) -> [BreakingChange] {
    if old.isRequired || isMoved { return [] }
    let added = new.paths.filter { !known.contains($0) }
    guard let first = added.first else { return [] }
    var changes = [
      change(
        .fieldPathAdded,
        "field \(name) is read from \(quote(first.normalized)) too, where it was absent")
    ]
    if new.isRequired || new.toleratesWrong { return changes }
    // Any field is wrong in a text that is no JSON.
    let strict = added.first { !new.type.takesAnyText || !embedded.values(along: $0).isEmpty }
    if let strict {
      changes.append(
        change(
          .fieldPathStrict,
          "field \(name) is read from \(quote(strict.normalized)) too: rows where it was absent, and "
            + "is wrong there, are left out"))
    }
    return changes
  }

  private func typeChanges() -> [BreakingChange] {
    var changes: [BreakingChange] = []
    let types = "field \(name) was \(old.written) and is \(new.written)"
    let isNarrowed = !new.type.accepts(allOf: old.type)
    if isNarrowed {
      changes.append(change(.fieldTypeNarrowed, "\(types), which takes fewer values"))
    }
    if new.type.changesMeaning(of: old.type) {
      changes.append(
        change(.wireFormatChanged, "field \(name) reads what the server sends as something else"))
    } else if !isNarrowed, new.type.changesReading(of: old.type) {
      changes.append(
        change(
          .fieldReadingChanged,
          "field \(name) has another zone, end of day, currency or markup, or is no enum any more"))
    }
    if !new.type.isSameInSwift(as: old.type) || new.isOptional != old.isOptional {
      changes.append(change(.fieldValueChanged, "\(types): `\(new.valueName)` has another type"))
    }
    return changes
  }

  private func absenceChanges() -> [BreakingChange] {
    var changes: [BreakingChange] = []
    if new.isRequired, !old.isRequired {
      changes.append(
        change(
          .fieldMadeRequired, "field \(name) was not required and is: rows without it are left out")
      )
    }
    changes += absentTextChanges()
    // Where the field was required, rows with a wrong value were left out all the same.
    if old.toleratesWrong, !new.treatsInvalidAsAbsent {
      changes.append(
        change(
          .invalidMadeStrict,
          "field \(name) has no `invalid: absent` any more: rows where it is "
            + "wrong are left out"))
    }
    return changes
  }

  /// What it means that other texts count as absent: one finding at most of each kind.
  private func absentTextChanges() -> [BreakingChange] {
    let before = Set(old.absentTexts.map(ExactText.init))
    let after = Set(new.absentTexts.map(ExactText.init))
    var added: String?
    var removed: String?
    var isChanged = false
    for (texts, others) in [(old.absentTexts, after), (new.absentTexts, before)] {
      for text in texts where !others.contains(ExactText(text)) {
        let was = old.outcome(of: text, absentTexts: before)
        let now = new.outcome(of: text, absentTexts: after)
        if was == now { continue }
        if now != .leftOut {
          isChanged = true
        } else if after.contains(ExactText(text)) {
          added = added ?? text
        } else {
          removed = removed ?? text
        }
      }
    }
    // The empty text counts for every type but `string`; where a type takes fewer values, that is told.
    if new.type.accepts(allOf: old.type) {
      let was = old.outcome(of: "", absentTexts: before)
      let now = new.outcome(of: "", absentTexts: after)
      if was != now, was != .leftOut, now != .leftOut { isChanged = true }
    }
    var changes: [BreakingChange] = []
    if let added {
      changes.append(
        change(
          .absentTextAdded,
          "\(quote(added)) counts as absent for field \(name), which is required: rows with it are "
            + "left out"))
    }
    if let removed {
      changes.append(
        change(
          .absentTextRemoved,
          "\(quote(removed)) does not count as absent for field \(name) any more, and is wrong: rows "
            + "with it are left out"))
    }
    if isChanged {
      changes.append(change(.absenceChanged, "field \(name) has other texts that count as absent"))
    }
    return changes
  }

  private func defaultChanges() -> [BreakingChange] {
    let isSame = old.defaultJSON.map(ExactText.init) == new.defaultJSON.map(ExactText.init)
    if isSame || old.isRequired || new.isRequired { return [] }
    let before = old.defaultJSON.map { "the default \(quote($0))" } ?? "no default"
    let after = new.defaultJSON.map { quote($0) } ?? "none"
    return [change(.defaultChanged, "field \(name) had \(before) and has \(after)")]
  }

  private func enumChanges() -> [BreakingChange] {
    guard let before = old.type.enumType, let after = new.type.enumType else { return [] }
    let cases = Dictionary(
      after.cases.map { ($0.swiftName, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(before.cases.map(\.swiftName))
    var changes: [BreakingChange] = []
    for item in before.cases where cases[item.swiftName] == nil {
      changes.append(
        change(.enumCaseRemoved, "the case \(quote(item.name)) of field \(name) is gone"))
    }
    for item in after.cases where !known.contains(item.swiftName) {
      changes.append(
        change(
          .enumCaseAdded,
          "field \(name) has a new case \(quote(item.name)), which a `switch` over it lacks"))
    }
    for item in before.cases {
      let now = cases[item.swiftName]
      // Code does not notice, but `{field}` shows the name.
      if let now, ExactText(now.name) != ExactText(item.name) {
        changes.append(
          change(
            .enumValueMoved,
            "the case \(quote(item.name)) of field \(name) is shown as \(quote(now.name))"))
      }
      let kept = Set(now?.values.map(ExactText.init) ?? [])
      for value in item.values where !kept.contains(ExactText(value)) {
        changes.append(
          change(
            .enumValueMoved,
            "\(quote(value)) is not the case \(quote(item.name)) of field \(name) any more"))
      }
    }
    // What leaves one case for another is told with the case that it leaves.
    let recognized = Set(before.cases.lazy.flatMap(\.values).map(ExactText.init))
    for item in after.cases {
      for value in item.values where !recognized.contains(ExactText(value)) {
        changes.append(
          change(
            .enumValueMoved,
            "\(quote(value)) was no case of field \(name) and is \(quote(item.name))"))
      }
    }
    return changes
  }
}

extension TicketField {
  /// The type as a schema writes it, in backticks.
  fileprivate var written: String { "`\(type.written)\(isOptional ? "?" : "")`" }
}
