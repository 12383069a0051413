import Diagnostics
import Testing
import YAMLSyntax

@testable import TicketSchema

/// Damaged schemas: every one gives either errors or a whole catalog.
struct MutatedSchemaTests {
  private static let source = """
    summary: 优惠券
    match: [1, vip]
    id: ticketId
    embedded: [good, good.more]
    fields:
      ticketId: string
      goodName: {type: string, from: [good.name, "['x y'][0]"], absent: ["", "-"]}
      overdue: bool
      money: {type: decimal, default: 12.5, invalid: absent}
      limit: decimal?
      until: {type: date, format: yyyy-MM-dd HH:mm:ss, timeZone: Asia/Tokyo, endOfDay: true}
      status: {type: enum, cases: {unused: 0, used: [1, 9]}}
      x-free: {type: integer?, from: good.more.a, negate: true}
      price: {type: money?, currency: {from: good.more.currency}, unit: minor}
      share: {type: rate, as: tenthsPaid, default: 8.5}
      tags: {type: list(enum), cases: [new, old], default: [new]}
      notes: {type: list(string), markup: html, from: [notes, note]}
    display:
      backgroundImageName:
        - {when: overdue and (status == used or until < now + 3d), text: used}
        - text: fresh
      goodName: "{goodName}{{}}"
      effectCondition:
        - {when: limit is absent, text: "· 全场通用"}
        - {text: "· 满{limit:#,##0.##}元可用"}
      deadline: "截止{until:yyyy-MM-dd}"
      perferential:
        runs:
          - {text: "￥", style: symbol}
          - {text: "{money}", style: amount}
      sale-price: {zh: "{limit}", en-GB: "{price:currency}{price:¤0.00}"}
      isMuted: overdue or (price is present and price > 0.5)
      badge: "{share:percentOff}{tags:list}{notes:join(、)}"
    """

  private static let snippets = [
    "", "~", "null", "{}", "[]", "[a]", "{a: b}", "{", "}", "'", "\"", "*a", "&a ", "!x ", "x-y",
    "?", ":",
    ": ", "- ", "\n", "  ", "type", "string", "text", "when", "runs", "not ", "(", ")",
    " is absent",
    "{goodName}", "{zh: a}", "0", "010", "\\", "%", "…", "é", "e\u{301}", "\t", "#", " #", ",",
    "money",
    "list(string)", "overdue", "status", "has", "unknown", "percentOff", "¤", "zh", "en_GB",
    "join(",
    "_base", "extends", "embedded", "flag", "text?", "CNY", "from", "true",
  ]

  private static func expectSoundOutcome(_ text: String, settings: String) {
    let result = Sample.read(["sample.yaml": text, "ticketgen.yaml": settings])
    let hasErrors = result.findings.contains { $0.severity == .error }
    guard (result.catalog == nil) == hasErrors else {
      Issue.record("no catalog and no error, or both: \(text)\n---\n\(settings)")
      return
    }
    for finding in result.findings {
      #expect(!finding.message.isEmpty)
      if case .range(let range) = finding.place {
        #expect(range.bytes.upperBound <= range.file.bytes.count)
      }
    }
    guard let kind = result.catalog?.kinds.first else { return }
    if case .values(let values) = kind.match { #expect(!values.isEmpty) }
    if case .keys(let has, _) = kind.match { #expect(!has.isEmpty) }
    var ignored = FindingCollector()
    let root = YAMLReader.read(SourceFile(path: "sample.yaml", text: text), into: &ignored)
    #expect(kind.fields.count == root?.entry("fields")?.value.mapping?.count ?? 0)
    #expect(kind.display.count == root?.entry("display")?.value.mapping?.count)
    #expect((kind.idField == nil) == (root?.entry("id") == nil))
    let required = kind.display.filter { $0.ownership == .ticketModel && !$0.isOptional }
    #expect(required.count == 4)
    for property in kind.display {
      #expect(!property.swiftName.isEmpty)
      if case .flag = property.kind {
        #expect(property.ownership == .projectTicket && property.cases.isEmpty)
        continue
      }
      #expect(!property.cases.isEmpty)
      if !property.isOptional {
        #expect(property.cases.contains { $0.condition == nil })
        #expect(property.cases.allSatisfy { $0.mayBeAbsent.isEmpty })
      }
    }
    #expect(kind.fields.allSatisfy { !$0.paths.isEmpty })
    #expect(LayoutTable.text(for: TicketCatalog(settings: .standard, kinds: [kind])).count > 50)
  }

  @Test(arguments: 0..<8)
  func damagedFilesGiveErrorsOrCatalogs(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let settings = """
      access: package
      envelope: {type: modelType, items: data}
      colors: {accent: "#FD6363"}
      styles: {symbol: {size: 16, color: accent}, amount: {size: 32, weight: bold}}
      currency: jpy
      properties: {badge: text?, isMuted: flag}
      """
    for _ in 0..<100 {
      let damaged = Self.damaged(Self.source, &generator)
      Self.expectSoundOutcome(damaged, settings: settings)
      Self.expectSoundOutcome(Self.source, settings: Self.damaged(settings, &generator))
    }
  }

  @Test(arguments: 0..<4)
  func damagedBasesGiveErrorsOrCatalogs(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let base = Self.source.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    let ticket = "match: 1\nextends: _base\nfields: {limit: integer?}\ndisplay: {deadline: never}\n"
    #expect(Sample.read(["_base.yaml": base, "sample.yaml": ticket]).findings.map(\.id) == [])
    for _ in 0..<100 {
      let result = Sample.read([
        "_base.yaml": Self.damaged(base, &generator), "_other.yaml": "extends: _base",
        "sample.yaml": ticket,
      ])
      let hasErrors = result.findings.contains { $0.severity == .error }
      #expect((result.catalog == nil) == hasErrors, "\(result.findings.map(\.message))")
      let places = result.findings.map { "\($0.id) \($0.place) \($0.message)" }
      #expect(Set(places).count == places.count, "a finding stands there twice")
    }
  }

  /// The text with one to three stretches replaced.
  private static func damaged(_ text: String, _ generator: inout SplitMix) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...generator.next(below: 2) {
      let start = generator.next(below: scalars.count)
      let end = min(scalars.count, start + generator.next(below: 8))
      let snippet = snippets[generator.next(below: snippets.count)]
      scalars.replaceSubrange(start..<end, with: Array(snippet.unicodeScalars))
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  @Test func everyValueReplacedGivesErrorsOrCatalogs() {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      for snippet in ["", " ~", " {}", " []", " [a]", " {x-a: }", " {a: b}", " a", " ''", " !x y"] {
        var damaged = lines
        damaged[index] = line[...colon] + Substring(snippet)
        Self.expectSoundOutcome(damaged.joined(separator: "\n"), settings: "locale: en")
      }
    }
  }
}
