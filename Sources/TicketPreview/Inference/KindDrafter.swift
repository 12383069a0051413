import Diagnostics
import TicketKit
import TicketSchema

/// Drafts one kind from its rows.
struct KindDrafter {
  let samples: [InferenceSample]
  let discriminator: Envelope.Discriminator?
  let context: SampleContext
  let guesser: TypeGuesser

  /// The draft of a group of rows under a name.
  func draft(_ group: RowGroup, _ profile: KindProfile, stem: String) -> DraftKind {
    var each: JSONPath?
    if case .row(let path) = discriminator, case .values = group.match, !group.names.isEmpty {
      each = path
    }
    var outcome = FieldDrafter(
      profile: profile, hint: group.hint, context: context, guesser: guesser, discriminator: each
    ).draft()
    let kindName = KindFileName(relativePath: stem + ".yaml").kindName ?? stem
    var namer = FieldNamer(typeName: KindFileName.typeName(of: kindName))
    outcome.fields = namer.name(outcome.fields)
    var kind = DraftKind(
      stem: stem, match: group.match, summary: summary(group), origin: origin(group),
      embedded: outcome.embedded, fields: outcome.fields.filter { $0.obstacle == nil },
      unread: outcome.fields.filter { $0.obstacle != nil }, leftOut: outcome.leftOut, display: [])
    kind.id = id(kind.fields, profile)
    Self.dropRepeatedDoubts(&kind.fields)
    kind.display = display(of: kind)
    return kind
  }

  /// What the cells of a kind show, by its fields.
  func display(of kind: DraftKind) -> [DisplayDraft] {
    DisplayDrafter(
      fields: kind.fields, unread: kind.unread, kindTitle: kind.stem.replacing("-", with: " "),
      imageStem: kind.stem.replacing("-", with: "_"), phrases: Phrases(isChinese: context.isChinese)
    ).draft()
  }

  /// What is said of one field need not be said of the next ones.
  private static func dropRepeatedDoubts(_ fields: inout [FieldDraft]) {
    var said: Set<String> = []
    for index in fields.indices {
      fields[index].doubts = fields[index].doubts.filter { said.insert($0).inserted }
    }
  }

  // MARK: Identity

  /// The field that names each row, if there is one.
  private func id(_ fields: [FieldDraft], _ profile: KindProfile) -> String? {
    func weight(_ field: FieldDraft) -> Int {
      switch field.type {
      case .string, .integer: break
      case .bool, .decimal, .money, .rate, .date, .enumeration, .list: return 0
      }
      guard !field.isOptional, field.paths.count == 1, field.indexCount == 0,
        field.words.last == .id || field.words.words == ["code"]
      else { return 0 }
      let isOwn = field.words.words == ["id"] || field.words.has(.good)
      return (isOwn ? 30 : 20) - 8 * (field.paths[0].steps.count - 1)
        - (field.words.has(.code) ? 10 : 0)
    }
    var best: (name: String, weight: Int)?
    for field in fields {
      let weight = weight(field)
      guard weight > best?.weight ?? 0, isUnique(field, profile) else { continue }
      best = (field.name, weight)
    }
    return best?.name
  }

  private func isUnique(_ field: FieldDraft, _ profile: KindProfile) -> Bool {
    guard let node = profile.node(at: field.paths[0]) else { return false }
    var seen: Set<ExactName> = []
    return node.scalars.allSatisfy { seen.insert(ExactName(text: $0.value.text ?? "")).inserted }
  }

  // MARK: Remarks

  private func summary(_ group: RowGroup) -> String {
    switch group.match {
    case .values(let values):
      let list = values.prefix(5).map { visibleText($0) }.joined(separator: ", ")
      let path =
        switch discriminator {
        case .row(let path), .response(let path): PathText.text(of: path)
        case nil: "kind"
        }
      return "Rows whose \(visibleText(path)) is \(list)\(values.count > 5 ? ", …" : "")."
    case .keys(let has, _):
      let list = has.prefix(5).map { visibleText(PathText.text(of: $0)) }.joined(separator: ", ")
      return "Rows that have \(list)."
    case .unknown:
      return "Rows that no other kind claims."
    }
  }

  private func origin(_ group: RowGroup) -> String {
    guard let first = group.rows.first else { return "a sample without rows" }
    let isOne = group.rows.allSatisfy { $0.sample == first.sample }
    guard isOne else { return "\(group.rows.count) rows of several samples" }
    let name = visibleText(samples[first.sample].name)
    if group.rows.count == 1 { return "row \(first.row) of \(name)" }
    let numbers = group.rows.prefix(8).map { String($0.row) }.joined(separator: ", ")
    let rest = group.rows.count > 8 ? ", … (\(group.rows.count) rows)" : ""
    return "rows \(numbers)\(rest) of \(name)"
  }
}
