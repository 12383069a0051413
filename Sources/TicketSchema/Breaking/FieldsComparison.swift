import Diagnostics

/// Compares the fields of one kind in two states.
struct FieldsComparison {
  let kind: KindComparison
  let mapping: FieldMapping

  func changes() -> [BreakingChange] {
    var changes: [BreakingChange] = []
    for (index, field) in kind.old.fields.enumerated() where mapping.newIndex(of: index) < 0 {
      changes.append(
        kind.change(
          .fieldRemoved, "field \(quote(field.name)) is gone, and with it `\(field.valueName)`",
          old: kind.places.old.field(field.name), new: kind.places.new.field(field.name)))
    }
    let kept = mapping.kept
    let embedded = JSONPathTree(kind.new.embedded.lazy.map { ($0, true) })
    for (old, new) in kept {
      changes += FieldComparison(
        kind: kind, old: kind.old.fields[old], new: kind.new.fields[new],
        isRenamed: mapping.renamed[old] != nil, embedded: embedded
      ).changes()
    }
    let known = Set(kept.map(\.new))
    for (index, field) in kind.new.fields.enumerated()
    where !known.contains(index) && field.isRequired {
      changes.append(
        kind.change(
          .requiredFieldAdded,
          "field \(quote(field.name)) is new and required: rows without it are left out",
          old: kind.places.old.field(field.name), new: kind.places.new.field(field.name)))
    }
    return changes
  }
}
