import TicketKit
import TicketSchema

/// One ticket drawn as a cell: what it is worth at the left of a perforation, then name, condition
/// and deadline, then the schema's further properties.
///
///     ╭──────────┬─────────────────────── row 0, A7 ─╮
///     │          ╎ 新人礼                             │
///     │  ￥20.5  ╎ · 满100元可用                      │
///     │          ╎ · 兑换截止日期：2026-12-31         │
///     ╰──────────┴─────────────────── coupon_common ─╯
struct TicketBox {
  private let placed: PlacedTicket
  private let kind: TicketKind

  init(_ placed: PlacedTicket, of kind: TicketKind) {
    self.placed = placed
    self.kind = kind
  }

  /// The properties of every ticket; the others are listed by name.
  private static let protocolNames = Set(ProtocolProperty.allCases.map(\.rawValue))

  /// How many lines a text of the cell takes at most.
  private static let lineLimit = 3

  /// The lines of the cell, each so many columns wide.
  func lines(columns: Int) -> [TerminalLine] {
    let hasWorth = kind.display.contains { $0.name == "perferential" }
    let left = hasWorth ? max(9, columns / 5) : 0
    // The borders take a column each, and the texts keep one from them.
    let right = columns - 2 - (hasWorth ? left + 1 : 0)
    let texts = texts(columns: right - 2)
    let worth = worth(columns: left - 2)
    let height = max(texts.count, worth.count, 1)
    let above = (height - worth.count) / 2
    var lines = [border("╭", "┬", "╮", left: left, right: right, note: place)]
    for index in 0..<height {
      var line = TerminalLine("│", .dim)
      if hasWorth {
        let inside = worth.indices.contains(index - above) ? worth[index - above] : TerminalLine([])
        line = line + inside.padded(to: left, .center) + TerminalLine("╎", .dim)
      }
      let inside = index < texts.count ? texts[index] : TerminalLine([])
      lines.append(
        line + TerminalLine(" ") + inside.padded(to: right - 1) + TerminalLine("│", .dim))
    }
    lines.append(border("╰", "┴", "╯", left: left, right: right, note: text("backgroundImageName")))
    return lines
  }

  /// Where the ticket comes from.
  private var place: String {
    var place = "row \(placed.ticket.row)"
    if let file = placed.file { place = "\(file) " + place }
    if let id = placed.ticket.id { place += ", \(id)" }
    return place
  }

  private func value(_ name: String) -> PreviewValue? {
    placed.ticket.properties.first { $0.name == name }?.value
  }

  private func text(_ name: String) -> String {
    if case .text(let text) = value(name) { text } else { "" }
  }

  /// What stands right of the perforation.
  private func texts(columns: Int) -> [TerminalLine] {
    let wrapper = LineWrapper(columns: columns, lineLimit: Self.lineLimit)
    var lines = wrapper.lines(untrusted: text("goodName"), .bold)
    lines += wrapper.lines(untrusted: text("effectCondition"))
    lines += wrapper.lines(untrusted: text("deadline"))
    for property in placed.ticket.properties where !Self.protocolNames.contains(property.name) {
      let name = TerminalSpan(untrusted: property.name + ": ", .dim)
      lines += wrapper.lines([name] + property.value.spans)
    }
    return lines
  }

  /// What stands left of it.
  private func worth(columns: Int) -> [TerminalLine] {
    guard let value = value("perferential") else { return [] }
    return LineWrapper(columns: columns, lineLimit: Self.lineLimit).lines(value.spans)
  }

  /// A border with a note near its right end.
  private func border(
    _ start: String, _ joint: String, _ end: String, left: Int, right: Int, note: String
  ) -> TerminalLine {
    func rule(_ count: Int) -> String { String(repeating: "─", count: max(0, count)) }
    let head = left > 0 ? start + rule(left) + joint : start
    let shown = LineWrapper.cut(note, to: right - 4, .dim)
    guard shown.width > 0 else { return TerminalLine(head + rule(right) + end, .dim) }
    return TerminalLine(head + rule(right - shown.width - 3) + " ", .dim) + shown
      + TerminalLine(" ─" + end, .dim)
  }
}

extension PreviewValue {
  /// The value for a terminal.
  fileprivate var spans: [TerminalSpan] {
    switch self {
    case .text(let text): [TerminalSpan(untrusted: text)]
    case .flag(let flag): [TerminalSpan(flag ? "true" : "false")]
    case .styled(let text): text.runs.map { TerminalSpan(untrusted: $0.text, $0.look) }
    }
  }
}

extension StyledText.Run {
  fileprivate var look: TerminalSpan.Look {
    let isBold =
      switch style?.weight {
      case .semibold, .bold, .heavy, .black: true
      case nil, .ultraLight, .thin, .light, .regular, .medium: false
      }
    return TerminalSpan.Look(
      isBold: isBold, color: style?.color.flatMap(TerminalColor.number(for:)))
  }
}
