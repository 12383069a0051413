/// Which field of a kind's older state is which in the newer one, and the parts of a kind in terms of the
/// newer state's fields.
///
/// A field or case is the same where code knows it by the same Swift name, however it is written. A field
/// that is gone gets an index that no field has, so that what names it is never what it was.
struct FieldMapping {
  /// The old fields that are there under another name, as their new indices.
  let renamed: [Int: Int]
  private let old: TicketKind
  private let indices: [Int: Int]

  /// The new numbers of the cases of each enum field, by its old index.
  private let cases: [Int: [Int?]]

  init(from old: TicketKind, to new: TicketKind) {
    self.old = old
    let newIndices = Dictionary(
      new.fields.enumerated().map { ($1.valueName, $0) }, uniquingKeysWith: { first, _ in first })
    let oldNames = Set(old.fields.map(\.valueName))
    var indices: [Int: Int] = [:]
    for (index, field) in old.fields.enumerated() { indices[index] = newIndices[field.valueName] }
    // A field is renamed when another one reads the same paths as the same type.
    var added: [Reading: Int] = [:]
    for (index, field) in new.fields.enumerated() where !oldNames.contains(field.valueName) {
      let reading = Reading(field)
      if added[reading] == nil { added[reading] = index }
    }
    var renamed: [Int: Int] = [:]
    for (index, field) in old.fields.enumerated() where indices[index] == nil {
      guard let other = added.removeValue(forKey: Reading(field)) else { continue }
      renamed[index] = other
      indices[index] = other
    }
    self.renamed = renamed
    self.indices = indices
    var cases: [Int: [Int?]] = [:]
    for (index, newIndex) in indices {
      guard case .enumeration(let before) = old.fields[index].type,
        case .enumeration(let after) = new.fields[newIndex].type
      else { continue }
      let numbers = Dictionary(
        after.cases.enumerated().map { ($1.swiftName, $0) }, uniquingKeysWith: { first, _ in first }
      )
      cases[index] = before.cases.map { numbers[$0.swiftName] }
    }
    self.cases = cases
  }

  /// What a field reads, whatever its name.
  private struct Reading: Hashable {
    let paths: [JSONPath]
    let type: FieldType

    init(_ field: TicketField) {
      paths = field.paths
      type = field.type.withoutTypeName
    }
  }

  /// The index in the newer state; below zero for a field that is gone.
  func newIndex(of index: Int) -> Int { indices[index] ?? -1 - index }

  /// The old fields that are still there, also under another name, with their new indices.
  var kept: [(old: Int, new: Int)] {
    old.fields.indices.compactMap { index in indices[index].map { (index, $0) } }
  }

  private func newCase(_ number: Int, ofField index: Int) -> Int {
    guard let numbers = cases[index], numbers.indices.contains(number) else { return -1 - number }
    return numbers[number] ?? -1 - number
  }
}

extension FieldMapping {
  func mapped(_ condition: Condition) -> Condition {
    switch condition {
    case .constant: condition
    case .isPresent(let field): .isPresent(newIndex(of: field))
    case .isAbsent(let field): .isAbsent(newIndex(of: field))
    case .isUnrecognized(let field): .isUnrecognized(newIndex(of: field))
    case .isRecognized(let field): .isRecognized(newIndex(of: field))
    case .isTrue(let field): .isTrue(newIndex(of: field))
    case .isFalse(let field): .isFalse(newIndex(of: field))
    case .comparison(let left, let comparison, let right):
      .comparison(mapped(left, beside: right), comparison, mapped(right, beside: left))
    case .and(let operands): .and(operands.map(mapped))
    case .or(let operands): .or(operands.map(mapped))
    }
  }

  private func mapped(
    _ operand: Condition.Operand, beside other: Condition.Operand
  ) -> Condition.Operand {
    switch (operand, other) {
    case (.field(let index), _): .field(newIndex(of: index))
    case (.enumCase(let number), .field(let field)): .enumCase(newCase(number, ofField: field))
    default: operand
    }
  }

  func mapped(_ value: DisplayValue) -> DisplayValue {
    switch value {
    case .text(let template): .text(mapped(template))
    case .runs(let runs): .runs(runs.map { .init(text: mapped($0.text), style: $0.style) })
    }
  }

  private func mapped(_ text: LocalizedTemplate) -> LocalizedTemplate {
    LocalizedTemplate(
      entries: text.entries.map { entry in
        let parts = entry.template.parts.map { part -> Template.Part in
          guard case .field(let index, let format) = part else { return part }
          return .field(newIndex(of: index), format: format)
        }
        return .init(tag: entry.tag, template: Template(parts: parts))
      })
  }

  func mapped(_ promotion: TicketPromotion) -> TicketPromotion {
    var result = promotion
    result.start = promotion.start.map(newIndex)
    result.end = promotion.end.map(newIndex)
    result.active = promotion.active.map(newIndex)
    result.threshold = promotion.threshold.map(newIndex)
    if case .field(let field) = promotion.stackable {
      result.stackable = .field(newIndex(of: field))
    }
    result.discounts = promotion.discounts.map { discount in
      let saving: TicketPromotion.Saving =
        switch discount.saving {
        case .amount(let field): .amount(newIndex(of: field))
        case .rate(let field): .rate(newIndex(of: field))
        }
      return .init(condition: discount.condition.map(mapped), saving: saving)
    }
    return result
  }
}
