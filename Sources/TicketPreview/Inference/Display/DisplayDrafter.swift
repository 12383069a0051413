import TicketSchema

/// Drafts what the cells of one kind show.
struct DisplayDrafter {
  /// The fields with their names.
  let fields: [FieldDraft]

  /// The fields that stand in the draft as comments.
  let unread: [FieldDraft]

  /// What the kind is called, in words and as the stem of image names.
  let kindTitle: String
  let imageStem: String
  let phrases: Phrases

  /// The properties in the protocol's order.
  func draft() -> [DisplayDraft] {
    [background, name, condition, deadline, worth]
  }

  // MARK: Parts

  private func always(_ text: String) -> DisplayDraft.Case {
    DisplayDraft.Case(condition: nil, content: .text(text))
  }

  private func when(_ condition: String, _ text: String) -> DisplayDraft.Case {
    DisplayDraft.Case(condition: condition, content: .text(text))
  }

  private func present(_ field: FieldDraft) -> String { "\(field.name) is present" }

  /// The first fields that are there, and what stands for none of them.
  private func chain(
    _ candidates: [FieldDraft], _ text: (FieldDraft) -> String, ending: String
  ) -> [DisplayDraft.Case] {
    var cases: [DisplayDraft.Case] = []
    for field in candidates {
      if !field.isOptional { return cases + [always(text(field))] }
      cases.append(when(present(field), text(field)))
    }
    return cases + [always(ending)]
  }

  // MARK: Properties

  private var name: DisplayDraft {
    let ranking = RoleRanking(.name, fields)
    guard ranking.first != nil else {
      return DisplayDraft(
        name: "goodName", cases: [always(Template.literal(kindTitle))],
        doubts: ["no key looks like a name: write what the ticket is for"])
    }
    return DisplayDraft(
      name: "goodName",
      cases: chain(ranking.near(60, atMost: 3), \.template, ending: Template.literal(kindTitle)),
      doubts: doubts(.name, ranking, sure: 30))
  }

  /// What is to be said of a choice, and of a better one that cannot be read.
  private func doubts(_ role: TicketRole, _ ranking: RoleRanking, sure: Int) -> [String] {
    let better = RoleRanking(role, unread)
    let isBetter = better.topScore > ranking.topScore
    let remark = isBetter ? better.first.map { "\($0.name) would be it, but it is not read" } : nil
    return [remark, ranking.doubt(sure: sure)].compactMap { $0 }
  }

  private var deadline: DisplayDraft {
    let ranking = RoleRanking(.deadline, fields)
    guard ranking.topScore >= 20 else {
      return DisplayDraft(
        name: "deadline", cases: [always(phrases.anyDeadline)],
        doubts: ["no key looks like an end: write how long the ticket is valid"])
    }
    return DisplayDraft(
      name: "deadline",
      cases: chain(ranking.near(15, atMost: 2), phrases.deadline, ending: phrases.noDeadline),
      doubts: doubts(.deadline, ranking, sure: 50))
  }

  private var condition: DisplayDraft {
    let thresholds = RoleRanking(.threshold, fields)
    let texts = RoleRanking(.condition, fields)
    if let field = thresholds.first, thresholds.topScore >= texts.topScore {
      return DisplayDraft(
        name: "effectCondition", cases: thresholdCases(field),
        doubts: thresholds.doubt(sure: 55).map { [$0] } ?? [])
    }
    guard texts.first != nil else {
      return DisplayDraft(
        name: "effectCondition", cases: [always(phrases.anyCondition)],
        doubts: ["no key looks like a condition: write when the ticket takes effect"])
    }
    return DisplayDraft(
      name: "effectCondition",
      cases: chain(texts.near(40, atMost: 2), \.template, ending: phrases.noThreshold),
      doubts: texts.doubt(sure: 45).map { [$0] } ?? [])
  }

  private func thresholdCases(_ field: FieldDraft) -> [DisplayDraft.Case] {
    let text = phrases.threshold(field)
    let isMore = field.isNumber && field.hasZero ? "\(field.name) > 0" : nil
    let conditions = [field.isOptional ? present(field) : nil, isMore].compactMap { $0 }
    if conditions.isEmpty { return [always(text)] }
    return [when(conditions.joined(separator: " and "), text), always(phrases.noThreshold)]
  }

  private var worth: DisplayDraft {
    let ranking = RoleRanking(.worth, fields)
    guard let first = ranking.first, ranking.topScore >= 20 else {
      return DisplayDraft(
        name: "perferential", cases: [],
        doubts: doubts(.worth, ranking, sure: 0)
          + ["no key looks like a worth: add `perferential: …` if there is one"])
    }
    var cases: [DisplayDraft.Case] = []
    let candidates = first.isOptional ? ranking.near(20, atMost: 3) : [first]
    for field in candidates {
      let isLast = !field.isOptional || candidates.count == 1
      cases.append(
        DisplayDraft.Case(
          condition: isLast ? nil : present(field), content: .runs(phrases.worth(field))))
      if isLast { break }
    }
    return DisplayDraft(
      name: "perferential", cases: cases, doubts: doubts(.worth, ranking, sure: 50))
  }

  private var background: DisplayDraft {
    var cases: [DisplayDraft.Case] = []
    if let flag = fields.first(where: { $0.type == .bool && $0.words.has(.overdue) }) {
      cases.append(when(holds(flag), "\(imageStem)_overdue"))
    } else if let end = RoleRanking(.deadline, fields).first, case .date = end.type,
      TicketRole.deadline.score(of: end) >= 50
    {
      let condition = "\(end.name) < now"
      cases.append(
        when(
          end.isOptional ? "\(present(end)) and \(condition)" : condition, "\(imageStem)_overdue"))
    }
    if let flag = fields.first(where: { $0.type == .bool && $0.isUseFlag }) {
      cases.insert(when(holds(flag), "\(imageStem)_used"), at: 0)
    }
    let images = RoleRanking(.image, fields)
    let common = "\(imageStem)_common"
    if let image = images.first, images.topScore >= 60 {
      cases += chain([image], \.template, ending: common)
      return DisplayDraft(name: "backgroundImageName", cases: cases)
    }
    return DisplayDraft(name: "backgroundImageName", cases: cases + [always(common)])
  }

  private func holds(_ flag: FieldDraft) -> String {
    flag.isOptional ? "\(present(flag)) and \(flag.name)" : flag.name
  }
}
