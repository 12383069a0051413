import TicketKit
import TicketSchema

/// Drafts the fields of one kind from what its rows hold.
struct FieldDrafter {
  let profile: KindProfile
  let hint: KeyWords
  let context: SampleContext
  let guesser: TypeGuesser

  /// The discriminator in each row, which is no field; nil where there is none.
  let discriminator: JSONPath?

  /// The fields of a kind, and what was left out.
  struct Outcome {
    var fields: [FieldDraft] = []

    /// The paths of strings that hold JSON text, through which fields are read.
    var embedded: [JSONPath] = []

    /// What was left out and why, for comments.
    var leftOut: [String] = []
  }

  func draft() -> Outcome {
    var outcome = Outcome()
    for node in profile.root.children { draft(node, consumed: nil, into: &outcome) }
    if profile.root.isCut {
      outcome.leftOut.append("further keys: a row has more than a ticket could show")
    }
    return outcome
  }

  private var rowCount: Int { profile.rows.count }

  private func draft(_ node: PathNode, consumed: PathNode?, into outcome: inout Outcome) {
    guard node !== consumed, node.path != discriminator else { return }
    var own: PathNode?
    if node.isEmbedded {
      outcome.embedded.append(node.path)
    } else {
      own = draftOwn(node, into: &outcome)
    }
    let count = outcome.fields.count
    for child in node.children { draft(child, consumed: own, into: &outcome) }
    if node.isEmbedded, outcome.fields.count == count {
      outcome.embedded.removeAll { $0 == node.path }
    }
    if node.isCut { leave(node, "what is deeper, or too much for a ticket", &outcome) }
  }

  private func leave(_ node: PathNode, _ reason: String, _ outcome: inout Outcome) {
    outcome.leftOut.append("\(PathText.text(of: node.path)): \(reason)")
  }

  /// Drafts what stands at a path itself.
  ///
  /// - Returns: the child that the field reads as well, where it does.
  private func draftOwn(_ node: PathNode, into outcome: inout Outcome) -> PathNode? {
    let hasObjects = !node.objectRows.isEmpty
    let hasNested = node.nestedListCount > 0
    let hasLists = !node.lists.isEmpty || node.emptyListCount > 0
    if hasNested, node.longestNestedList > 1 {
      leave(node, "only the first of up to \(node.longestNestedList) elements is read", &outcome)
    }
    if node.scalars.isEmpty, node.lists.isEmpty {
      if !hasObjects, !hasNested {
        leave(node, hasLists ? "always an empty list" : "always null", &outcome)
      }
      return nil
    }
    if hasObjects, !hasLists, !hasNested { return draftExpandable(node, into: &outcome) }
    if hasObjects || hasNested {
      leave(node, "objects in some rows, other values in others", &outcome)
      return nil
    }
    if hasLists {
      draftList(node, into: &outcome)
    } else {
      draftScalar(node, into: &outcome)
    }
    return nil
  }

  // MARK: Scalars

  private func draftScalar(_ node: PathNode, into outcome: inout Outcome) {
    let evidence = evidence(node, node.scalars)
    if evidence.values.isEmpty {
      leave(node, "always empty", &outcome)
      return
    }
    guard let guess = guesser.scalar(evidence) else {
      draftUnreadable(node, evidence, into: &outcome)
      return
    }
    outcome.fields.append(
      field(node, paths: [node.path], guess, values: node.scalars, evidence))
  }

  private func evidence(_ node: PathNode, _ values: [(row: Int, value: JSONTree)]) -> FieldEvidence
  {
    FieldEvidence(
      words: node.words, parentWords: node.parentWords, hint: hint, values: values)
  }

  /// Drafts a field of which no type reads all values, as a comment.
  private func draftUnreadable(
    _ node: PathNode, _ evidence: FieldEvidence, into outcome: inout Outcome
  ) {
    let likeliest = guesser.likeliest(evidence)
    let guess = TypeGuesser.Outcome(
      type: likeliest?.type ?? .string(), absent: likeliest?.absent ?? [], doubts: [])
    var draft = field(node, paths: [node.path], guess, values: node.scalars, evidence)
    let odd = guesser.firstWrong(TypeCandidate(guess.type, absent: guess.absent), evidence)
    let value = odd.map { ShownValue.text(of: evidence.values[$0].value) } ?? "something else"
    draft.obstacle = "a row sends \(value); taken in, it has that row reported and left out"
    outcome.fields.append(draft)
  }

  /// The field of a guess.
  private func field(
    _ node: PathNode, paths: [JSONPath], _ guess: TypeGuesser.Outcome,
    values: [(row: Int, value: JSONTree)], _ evidence: FieldEvidence
  ) -> FieldDraft {
    var draft = FieldDraft(
      paths: paths, type: guess.type, isOptional: false, absent: guess.absent,
      doubts: guess.doubts, words: node.words, parentWords: node.parentWords,
      examples: evidence.values.prefix(20).map(\.value))
    let hasEmpty = values.contains { $0.value.text == "" }
    if case .string = draft.type, hasEmpty { draft.absent.append("") }
    let absent = Set(draft.absent.map { ExactName(text: $0) })
    let present = values.count { _, value in
      guard let text = value.text else { return true }
      return !text.isEmpty && !absent.contains(ExactName(text: text))
    }
    draft.isOptional = present < rowCount
    if case .money(let options) = draft.type { addCurrency(node, options, evidence, &draft) }
    return draft
  }

  // MARK: Currencies

  /// Takes the currency from a key beside the amount, where it is there whenever the amount is.
  private func addCurrency(
    _ node: PathNode, _ options: MoneyOptions, _ evidence: FieldEvidence, _ draft: inout FieldDraft
  ) {
    let parent = profile.node(at: JSONPath(Array(node.path.steps.dropLast())))
    let candidates = (parent?.children ?? []).filter { $0.words.has(.currency) && $0 !== node }
    let own = Set(node.words.words)
    // `minimum_amount_currency` belongs to `minimum_amount`, and `currency` to all.
    let ranked = candidates.filter { candidate in
      candidate.words.words.allSatisfy {
        own.contains($0) || [.currency, .code].contains(KeyVocabulary.meaning(of: $0))
      }
    }.sorted { $0.words.words.count > $1.words.words.count }
    var wrong: JSONTree?
    for candidate in ranked {
      var codes: [Int: String] = [:]
      for (row, value) in candidate.scalars {
        if case .string(let code) = value { codes[row] = code }
      }
      let isWhole = evidence.values.allSatisfy { row, _ in
        codes[row].map(FieldProbe.isCurrencyCode) ?? false
      }
      if isWhole {
        var options = options
        options.currency = .path(candidate.path)
        draft.type = .money(options)
        return
      }
      let sent = candidate.scalars.map(\.value).filter { $0.text != "" }
      wrong = wrong ?? sent.first { !FieldProbe.isCurrencyCode($0.text ?? "") }
    }
    guard !candidates.isEmpty else { return }
    let reason =
      wrong.map { "\(ShownValue.text(of: $0)) is no currency code of ISO 4217" }
      ?? "not every amount has a currency beside it"
    draft.doubts.append("\(reason): \(context.currency) is taken")
  }

  // MARK: Lists

  private func draftList(_ node: PathNode, into outcome: inout Outcome) {
    var elements: [(row: Int, value: JSONTree)] = []
    for (row, value) in node.lists {
      guard case .array(let values) = value else { continue }
      elements += values.filter { !$0.isNull }.map { (row, $0) }
    }
    let scalars = node.scalars.filter { $0.value.text != "" }
    elements += scalars
    let evidence = evidence(node, elements)
    guard let guess = guesser.list(node.lists.map(\.value) + scalars.map(\.value), evidence) else {
      leave(node, "the elements are true or false, which lists do not read", &outcome)
      return
    }
    // The empty text is an element of a list of texts, and absent for other lists.
    let present = node.lists.count + node.emptyListCount + node.scalars.count
    var draft = FieldDraft(
      paths: [node.path], type: guess.type, isOptional: present < rowCount, absent: [],
      doubts: guess.doubts, words: node.words, parentWords: node.parentWords,
      examples: evidence.values.prefix(20).map(\.value))
    if scalars.count < node.scalars.count {
      draft.absent = [""]
      draft.isOptional = true
    }
    outcome.fields.append(draft)
  }

  // MARK: Objects that are sometimes their own id

  /// Drafts a value that is an object in some rows and a scalar in others.
  ///
  /// - Returns: the child that stands for the object.
  private func draftExpandable(_ node: PathNode, into outcome: inout Outcome) -> PathNode? {
    let scalars = node.scalars.filter { $0.value.text != "" }
    let objectRows = Set(node.objectRows)
    let children = node.children.filter { child in
      child.objectRows.isEmpty && child.lists.isEmpty && child.nestedListCount == 0
        && child.emptyListCount == 0
        && Set(child.scalars.lazy.filter { $0.value.text != "" }.map(\.row)) == objectRows
    }
    func rank(_ node: PathNode) -> Int {
      if node.words.words == ["id"] { return 3 }
      return node.words.has(.id) ? 2 : node.words.has(.name, .date, .time, .value, .amount) ? 1 : 0
    }
    let ranked = children.enumerated().sorted { left, right in
      let (first, second) = (rank(left.element), rank(right.element))
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
    for child in ranked {
      let values = (child.scalars + node.scalars).sorted { $0.row < $1.row }
      // Of the two keys the outer one says what it is of.
      let evidence = FieldEvidence(
        words: child.words, parentWords: node.words, hint: hint, values: values)
      guard !scalars.isEmpty, let guess = guesser.scalar(evidence) else { continue }
      var draft = field(
        child, paths: [child.path, node.path], guess, values: values, evidence)
      draft.doubts.append("an object in some rows and a plain value in others")
      outcome.fields.append(draft)
      return child
    }
    leave(node, "an object in some rows, a plain value in others", &outcome)
    return nil
  }
}
