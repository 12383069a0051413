import TicketSchema

/// Writes the file of one drafted kind.
struct KindText {
  let kind: DraftKind

  /// The project's zone, which fields need not name.
  let zone: String

  /// More remarks than this on what was left out nobody reads.
  private static let mostLeftOut = 60

  var text: String {
    var lines = [
      "# Drafted by ticketgen infer from \(kind.origin).",
      "# What is marked CHECK is a guess: look at it, then take the remark away.",
    ].map(YAMLText.comment)
    lines.append("summary: \(YAMLText.quoted(kind.summary))")
    lines += match(kind.match)
    if let id = kind.id { lines.append("id: \(YAMLText.scalar(id))") }
    if !kind.embedded.isEmpty {
      lines.append("embedded: \(list(kind.embedded.map(PathText.text)))")
    }
    if !kind.fields.isEmpty {
      lines.append("fields:")
      for field in kind.fields { lines += text(of: field) }
    }
    for field in kind.unread {
      lines.append("  " + YAMLText.comment("# CHECK: not read: \(field.obstacle ?? "")"))
      lines += text(of: field).map { "  " + YAMLText.comment("# " + $0.drop { $0 == " " }) }
    }
    lines += leftOut(kind.leftOut)
    lines.append("display:")
    for property in kind.display { lines += text(of: property) }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Match

  private func match(_ match: KindMatch) -> [String] {
    switch match {
    case .values(let values):
      return ["match: " + (values.count == 1 ? YAMLText.scalar(values[0]) : list(values))]
    case .keys(let has, let lacks):
      var text = "match: {has: \(one(has.map(PathText.text)))"
      if !lacks.isEmpty { text += ", lacks: \(one(lacks.map(PathText.text)))" }
      return [text + "}"]
    case .unknown:
      return ["match: {unknown: true}"]
    }
  }

  private func one(_ texts: [String]) -> String {
    texts.count == 1 ? YAMLText.scalar(texts[0]) : list(texts)
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.map(YAMLText.scalar).joined(separator: ", ") + "]"
  }

  // MARK: Fields

  private func text(of field: FieldDraft) -> [String] {
    var lines = field.doubts.map { remark($0, indent: 2) }
    let type = field.type.written + (field.isOptional ? "?" : "")
    let options = options(of: field)
    let name = YAMLText.scalar(field.name)
    if options.isEmpty {
      lines.append("  \(name): \(YAMLText.scalar(type))")
    } else {
      let parts = ["type: \(YAMLText.scalar(type))"] + options
      lines.append("  \(name): {\(parts.joined(separator: ", "))}")
    }
    return lines
  }

  private func options(of field: FieldDraft) -> [String] {
    var options: [String] = []
    let isPlain =
      field.paths.count == 1 && field.paths[0].steps == [.member(field.name)]
    if !isPlain { options.append("from: \(one(field.paths.map(PathText.text)))") }
    if !field.absent.isEmpty { options.append("absent: \(list(field.absent))") }
    switch field.type {
    case .string(let markup), .list(.string(let markup)):
      if let markup { options.append("markup: \(markup.rawValue)") }
    case .bool:
      break
    case .integer(let isNegated), .decimal(let isNegated), .list(.integer(let isNegated)),
      .list(.decimal(let isNegated)):
      if isNegated { options.append("negate: true") }
    case .money(let money):
      if case .path(let path) = money.currency {
        options.append("currency: {from: \(YAMLText.scalar(PathText.text(of: path)))}")
      }
      if money.isMinor { options.append("unit: minor") }
      if money.isNegated { options.append("negate: true") }
    case .rate(let rate):
      options.append("as: \(rate.form.rawValue)")
      if rate.isNegated { options.append("negate: true") }
    case .date(let date):
      options.append("format: \(YAMLText.scalar(date.format))")
      if date.timeZone != zone { options.append("timeZone: \(YAMLText.scalar(date.timeZone))") }
      if date.endOfDay { options.append("endOfDay: true") }
    case .enumeration(let type), .list(.enumeration(let type)):
      options.append("cases: \(cases(type))")
    }
    return options
  }

  private func cases(_ type: EnumType) -> String {
    if type.cases.allSatisfy({ $0.values == [$0.name] }) { return list(type.cases.map(\.name)) }
    let parts = type.cases.map { "\(YAMLText.scalar($0.name)): \(one($0.values))" }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  private func leftOut(_ remarks: [String]) -> [String] {
    if remarks.isEmpty { return [] }
    var lines = ["# Left out:"]
    lines += remarks.prefix(Self.mostLeftOut).map { YAMLText.comment("#   \($0)") }
    if remarks.count > Self.mostLeftOut {
      lines.append("#   … and \(remarks.count - Self.mostLeftOut) more")
    }
    return lines
  }

  // MARK: Display

  private func text(of property: DisplayDraft) -> [String] {
    var lines = property.doubts.map { remark($0, indent: 2) }
    if property.cases.isEmpty { return lines }
    let only = property.cases.count == 1 && property.cases[0].condition == nil
    if only, case .text(let text) = property.cases[0].content {
      return lines + ["  \(property.name): \(YAMLText.quoted(text))"]
    }
    lines.append("  \(property.name):")
    if only, case .runs(let runs) = property.cases[0].content {
      return lines + ["    runs:"] + runs.map { "      - \(run($0))" }
    }
    for item in property.cases {
      let when = item.condition.map { "when: \(YAMLText.quoted($0))" }
      switch item.content {
      case .text(let text):
        let parts = (when.map { [$0] } ?? []) + ["text: \(YAMLText.quoted(text))"]
        lines.append("    - {\(parts.joined(separator: ", "))}")
      case .runs(let runs):
        lines.append("    - \(when ?? "runs:")")
        if when != nil { lines.append("      runs:") }
        lines += runs.map { "        - \(run($0))" }
      }
    }
    return lines
  }

  private func run(_ run: DisplayDraft.Run) -> String {
    let style = run.style.map { ", style: \($0)" } ?? ""
    return "{text: \(YAMLText.quoted(run.text))\(style)}"
  }

  private func remark(_ text: String, indent: Int) -> String {
    String(repeating: " ", count: indent) + YAMLText.comment("# CHECK: \(text)")
  }
}
