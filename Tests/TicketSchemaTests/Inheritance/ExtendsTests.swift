import Diagnostics
import Testing

@testable import TicketSchema

/// `extends`: what is inherited, what is replaced, and what is found in bases.
struct ExtendsTests {
  private static let base = """
    id: number
    embedded: [note]
    fields:
      number: string
      price: decimal
      title: {type: string, from: note.title}
    display:
      backgroundImageName: plain
      goodName: "{title}"
      effectCondition: "{price}"
      deadline: never
    """

  /// The findings as "file:offset id".
  private static func places(_ findings: [Finding]) -> [String] {
    findings.map { finding in
      switch finding.place {
      case .range(let range):
        "\(range.file.path.dropFirst(8)):\(range.bytes.lowerBound) \(finding.id)"
      case .point(_, let path), .path(let path): "\(path) \(finding.id)"
      }
    }.sorted()
  }

  /// Expects these findings, each "file mark id", in marked files.
  private static func expect(
    _ files: KeyValuePairs<String, String>, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var findings = FindingCollector()
    var marks: [String: MarkedText] = [:]
    let inputs = files.map { path, text in
      let marked = MarkedText(text)
      marks[path] = marked
      return SchemaReader.Input(
        relativePath: path, file: SourceFile(path: "schemas/\(path)", text: marked.text))
    }
    let catalog = SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings)
    let found = findings.findings.map { finding in
      switch finding.place {
      case .range(let range):
        let path = String(range.file.path.dropFirst(8))
        let name = marks[path]?.name(of: range.bytes.lowerBound) ?? "?"
        return "\(path) \(name) \(finding.id)"
      case .point(_, let path), .path(let path): return "\(path) \(finding.id)"
      }
    }
    #expect(
      found.sorted() == expected.sorted(), "\(findings.findings.map(\.message))",
      sourceLocation: sourceLocation)
    #expect((catalog == nil) == findings.hasErrors, sourceLocation: sourceLocation)
  }

  private static func kinds(
    _ files: KeyValuePairs<String, String>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [TicketKind] {
    let result = Sample.read(files)
    #expect(places(result.findings) == [], sourceLocation: sourceLocation)
    return try #require(result.catalog, sourceLocation: sourceLocation).kinds
  }

  @Test func everythingButMatchAndSummaryIsInherited() throws {
    let kind = try Self.kinds(["_base.yaml": Self.base, "a.yaml": "match: 1\nextends: _base"])[0]
    #expect(kind.fields.map(\.name) == ["number", "price", "title"])
    #expect(kind.fields.map(\.type) == [.string(), .decimal(), .string()])
    #expect(kind.idField == 0)
    #expect(kind.embedded == [JSONPath([.member("note")])])
    #expect(kind.display.count == 4)
    #expect(kind.summary == nil)
    #expect(kind.schemaPath == "a.yaml")
  }

  @Test func entriesAreReplacedWholeInTheirPlace() throws {
    let ticket = """
      match: 1
      extends: _base
      id: serial
      embedded: [other]
      fields:
        price: money
        serial: integer
        x: {type: string, from: other.x}
      display:
        effectCondition:
          - {when: price > 1, text: a}
          - {text: b}
        extra: "{serial}"
      """
    let base = Self.base.replacing(
      "price: decimal", with: "price: {type: decimal?, absent: [0], default: 7}"
    )
    .replacing("title: {type: string, from: note.title}", with: "title: string")
    let kind = try Self.kinds(["_base.yaml": base, "a.yaml": ticket])[0]
    #expect(kind.fields.map(\.name) == ["number", "price", "title", "serial", "x"])
    // Nothing of the base's field is left: no `absent`, no `default`, no `?`.
    #expect(kind.fields[1].type == .money(MoneyOptions(currency: .code("CNY"))))
    #expect(kind.fields[1].absentTexts == [])
    #expect(kind.fields[1].defaultJSON == nil)
    #expect(!kind.fields[1].isOptional)
    #expect(kind.idField == 3)
    #expect(kind.embedded == [JSONPath([.member("other")])])
    #expect(
      kind.display.map(\.name)
        == ["backgroundImageName", "goodName", "effectCondition", "deadline", "extra"])
    #expect(kind.display[2].cases.count == 2)
  }

  @Test func chainsAreJoinedFromTheTop() throws {
    let files: KeyValuePairs = [
      "_a.yaml": "extends: _m\nfields:\n  one: bool\n  three: string",
      "_m.yaml": "extends: _z\nfields:\n  two: integer",
      "sub/_z.yaml": "fields:\n  one: string\n  two: string\n"
        + String(
          Self.base.split(separator: "\n").drop { $0 != "display:" }.joined(separator: "\n")
            .replacing("{title}", with: "t").replacing("{price}", with: "p")),
      "k.yaml": "match: 1\nextends: _a",
    ]
    let kind = try Self.kinds(files)[0]
    #expect(kind.fields.map(\.name) == ["one", "two", "three"])
    #expect(kind.fields.map(\.type) == [.bool, .integer(), .string()])
  }

  @Test func baseNamesAreThoseOfTheFiles() throws {
    for name in ["_base.yml", "sub/_base.yaml", "_base.ticket.yaml"] {
      let result = Sample.read(["a.yaml": "match: 1\nextends: _base"])
      #expect(result.findings.map(\.id) == ["unknown-base"])
      let found = Sample.read(["a.yaml": "match: 1\nextends: _base"]).findings
      #expect(found[0].message.contains("add a file `_base.yaml`"))
      var findings = FindingCollector()
      let inputs = [name: Self.base, "a.yaml": "match: 1\nextends: _base"].map { path, text in
        SchemaReader.Input(
          relativePath: path, file: SourceFile(path: "schemas/\(path)", text: text))
      }
      let catalog = SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings)
      #expect(catalog?.kinds.first?.fields.count == 3)
    }
  }

  @Test(
    arguments: [
      ("base", "_base"), ("_base.yaml", "_base"), ("_bse", "_base"), ("other.yaml", nil),
    ] as [(String, String?)])
  func misspeltBasesHaveSuggestions(written: String, suggestion: String?) {
    let findings = Sample.read([
      "_base.yaml": Self.base, "a.yaml": "match: 1\nextends: \(written)",
    ]).findings
    #expect(findings.map(\.id) == ["unknown-base"])
    #expect(findings.first?.suggestion == suggestion)
  }

  @Test func whatABaseCannotHaveIsFound() {
    Self.expect(
      ["_base.yaml": "1️⃣summary: x\n2️⃣match: 1\n" + Self.base, "a.yaml": "match: 1\nextends: _base"],
      ["_base.yaml 1️⃣ not-in-base", "_base.yaml 2️⃣ not-in-base"])
    Self.expect(
      ["_base.yaml": Self.base, "sub/_base.yaml": Self.base, "a.yaml": "match: 1\nextends: _base"],
      ["schemas/sub/_base.yaml duplicate-base"])
  }

  @Test func cyclesAreFoundOnce() {
    Self.expect(
      [
        "_a.yaml": "extends: 1️⃣_b\nfields: {x: string}", "_b.yaml": "extends: _c",
        "_c.yaml": "extends: _a", "_d.yaml": "extends: _a", "_e.yaml": "extends: 1️⃣_e",
        "k.yaml": "match: 1\nextends: _d\nid: anything",
      ], ["_a.yaml 1️⃣ cyclic-extends", "_e.yaml 1️⃣ cyclic-extends"])
  }

  @Test(arguments: [(63, 0), (64, 1), (128, 2), (3_000, 46)])
  func chainsHaveAtMost64Bases(last: Int, findingCount: Int) throws {
    var inputs = (0..<last).map { number in
      SchemaReader.Input(
        relativePath: "_b\(number).yaml",
        file: SourceFile(path: "schemas/_b\(number).yaml", text: "extends: _b\(number + 1)"))
    }
    inputs.append(
      .init(relativePath: "_b\(last).yaml", file: SourceFile(path: "_b", text: Self.base)))
    inputs.append(
      .init(relativePath: "k.yaml", file: SourceFile(path: "k", text: "match: 1\nextends: _b0")))
    var findings = FindingCollector()
    let catalog = SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings)
    #expect(findings.findings.map(\.id) == Array(repeating: "too-deep", count: findingCount))
    #expect(catalog?.kinds.first?.fields.count == (findingCount == 0 ? 3 : nil))
  }

  @Test func findingsInABaseAreReportedOnce() {
    let base = """
      fields:
        a: 1️⃣strng
        b: {type: date, format: 2️⃣YYYY-MM-dd}
      display:
        goodName: "{3️⃣c}"
        effectCondition: "{b:yyyy}{4️⃣"
      """
    let ticket = "match: %\nextends: _base\ndisplay: {backgroundImageName: x, deadline: y}"
    Self.expect(
      [
        "_base.yaml": base, "k.yaml": ticket.replacing("%", with: "1"),
        "l.yaml": ticket.replacing("%", with: "2"), "m.yaml": ticket.replacing("%", with: "3"),
      ],
      [
        "_base.yaml 1️⃣ unknown-type", "_base.yaml 2️⃣ date-pattern", "_base.yaml 3️⃣ unknown-field",
        "_base.yaml 4️⃣ template-syntax",
      ].map { $0.replacing("4️⃣ template", with: "\(Self.offset(of: "{4️⃣", in: base)) template") })
  }

  /// The name of the place of a brace before a mark.
  private static func offset(of text: String, in marked: String) -> String {
    let before = marked.components(separatedBy: text)[0]
    return "offset \(MarkedText(before).text.utf8.count)"
  }

  @Test func findingsInABaseSayForWhom() throws {
    let findings = Sample.read([
      "_base.yaml": "fields: {}\ndisplay: {goodName: \"{c}\"}",
      "k.yaml":
        "match: 1\nextends: _base\ndisplay: {backgroundImageName: x, deadline: y, effectCondition: z}",
      "l.yaml":
        "match: 2\nextends: _base\nfields: {c: string}\ndisplay: {backgroundImageName: x, deadline: y, effectCondition: z}",
    ]).findings
    #expect(findings.map(\.id) == ["unknown-field"])
    let note = try #require(findings[0].notes.last)
    guard case .range(let range) = note.place else {
      Issue.record("no place")
      return
    }
    #expect(range.file.path == "schemas/k.yaml")
  }

  @Test func basesThatNobodyExtendsAreChecked() {
    Self.expect(
      [
        "_base.yaml":
          "1️⃣sumary: x\nid: 2️⃣y\nfields: {a: bool, b: 3️⃣strng}\ndisplay: {goodName: \"{4️⃣a}\", x: \"{5️⃣z}\"}",
        "k.yaml": Sample.ticket(),
      ],
      [
        "_base.yaml 1️⃣ unknown-key", "_base.yaml 2️⃣ unknown-field", "_base.yaml 3️⃣ unknown-type",
        "_base.yaml 4️⃣ bool-in-template", "_base.yaml 5️⃣ unknown-field",
      ])
    Self.expect(["_empty.yaml": "{}", "k.yaml": Sample.ticket()], [])
    Self.expect(["_base.yaml": Self.base], ["schemas no-schemas"])
  }

  @Test func replacedEntriesOfABaseAreCheckedToo() {
    Self.expect(
      [
        "_base.yaml": Self.base.replacing("price: decimal", with: "price: 1️⃣decimla"),
        "k.yaml": "match: 1\nextends: _base\nfields: {price: integer}",
      ], ["_base.yaml 1️⃣ unknown-type"])
  }

  @Test func whatIsMissingIsTheUsersFault() {
    Self.expect(
      ["_base.yaml": "fields: {}", "k.yaml": "match: 1\n1️⃣extends: _base"],
      Array(repeating: "k.yaml 1️⃣ missing-property", count: 4))
    Self.expect(["k.yaml": "match: 1\nextends: 1️⃣[_base]\nid: x"], ["k.yaml 1️⃣ wrong-node"])
    Self.expect(["k.yaml": "match: 1\n1️⃣extend: _base\nid: x"], ["k.yaml 1️⃣ unknown-key"])
    // Where the base cannot be found or read, nothing is known to be missing.
    Self.expect(["k.yaml": "match: 1\nextends: 1️⃣_base\nid: x"], ["k.yaml 1️⃣ unknown-base"])
    Self.expect(
      ["_base.yaml": "1️⃣[", "k.yaml": "match: 1\nextends: _base\nid: x"],
      ["_base.yaml 1️⃣ yaml-syntax"])
  }

  @Test func namesCollideAcrossFiles() {
    Self.expect(
      [
        "_base.yaml": Self.base,
        "k.yaml": "match: 1\nextends: _base\nfields: {x: string}\ndisplay: {1️⃣priceValue: y}",
      ], ["k.yaml 1️⃣ name-collision"])
  }

  @Test(
    "A base may be meant by a file whose `extends` cannot be read",
    arguments: [
      ("match: 1\nextends: 1️⃣_bse\nfields: {title: string}", "unknown-base"),
      ("match: 1\n1️⃣extend: _base\nfields: {title: string}", "unknown-key"),
      ("match: 1\nextends: 1️⃣[_base]\nfields: {title: string}", "wrong-node"),
      ("match: 1\nextends: _base\nfields: 1️⃣{title: string", "yaml-syntax"),
    ])
  func basesOfUnreadableExtendsMayBeUsed(file: String, id: String) {
    let base = "display: {goodName: \"{title}\"}"
    Self.expect(["_base.yaml": base, "a.yaml": file], ["a.yaml 1️⃣ \(id)"])
    Self.expect(
      [
        "_base.yaml": base, "_middle.yaml": file.replacing("match: 1\n", with: ""),
        "a.yaml": Sample.ticket(),
      ], ["_middle.yaml 1️⃣ \(id)"])
  }
}
