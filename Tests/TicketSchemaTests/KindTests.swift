import Diagnostics
import Testing

@testable import TicketSchema

/// Ticket files as a whole: file names, `match`, `id` and unknown keys.
struct KindTests {
  /// The discriminator values that select a kind.
  private func matchedValues(of kind: TicketKind) -> [String] {
    if case .values(let values) = kind.match { values } else { [] }
  }

  private static func names(_ paths: [String]) -> [String?] {
    paths.map { KindFileName(relativePath: $0).kindName }
  }

  @Test func fileNamesGiveKinds() {
    #expect(
      Self.names([
        "coupon.yaml", "coupon.ticket.yaml", "cash-voucher.yml", "a/b/TEST_RUNNER.yaml", "2x.yaml",
        "优惠券.yaml", "coupon_v2.yaml", "ticket.yaml", "coupon.v2.ticket.yaml",
      ]) == [
        "coupon", "coupon", "cashVoucher", "TEST_RUNNER", "_2x", "优惠券", "coupon_v2", "ticket",
        "couponV2",
      ])
    #expect(KindFileName.typeName(of: "cashVoucher") == "CashVoucherTicket")
    #expect(KindFileName.typeName(of: "_2x") == "_2xTicket")
    #expect(KindFileName.typeName(of: "优惠券") == "优惠券Ticket")
  }

  /// The findings about whole files, as "path id".
  private static func pathFindings(_ files: KeyValuePairs<String, String>) -> [String] {
    Sample.read(files).findings.map { finding in
      if case .path(let path) = finding.place { return "\(path) \(finding.id)" }
      return finding.id
    }
  }

  private static let one = Sample.ticket(head: "match: 1")
  private static let two = Sample.ticket(head: "match: 2")

  @Test func kindsAreInTheOrderOfTheFiles() throws {
    let catalog = try #require(
      Sample.read(["b.yaml": Self.one, "sub/a.ticket.yml": Self.two]).catalog)
    #expect(catalog.kinds.map(\.name) == ["b", "a"])
    #expect(catalog.kinds.map(\.schemaPath) == ["b.yaml", "sub/a.ticket.yml"])
    #expect(catalog.kinds.map(\.typeName) == ["BTicket", "ATicket"])
    #expect(catalog.settings == .standard)
  }

  @Test func namesMustDiffer() {
    #expect(
      Self.pathFindings(["coupon.yaml": Self.one, "sub/coupon.yaml": Self.two])
        == ["schemas/sub/coupon.yaml duplicate-kind"])
    #expect(
      Self.pathFindings(["Coupon.yaml": Self.one, "coupon.yaml": Self.two])
        == ["schemas/coupon.yaml duplicate-kind"])
    #expect(
      Self.pathFindings(["cashVoucher.yaml": Self.one, "cash-voucher.yaml": Self.two])
        == ["schemas/cash-voucher.yaml duplicate-kind"])
    #expect(
      Self.pathFindings(["e\u{301}.yaml": Self.one, "\u{E9}.yaml": Self.two])
        == ["schemas/\u{E9}.yaml duplicate-kind"])
    // In upper case one is the other, and their types have one name.
    for (first, second) in [("ss", "ß"), ("i", "ı"), ("ß", "ẞ"), ("s", "ſ")] {
      #expect(
        Self.pathFindings(["\(first).yaml": Self.one, "\(second).yaml": Self.two])
          == ["schemas/\(second).yaml duplicate-kind"])
    }
  }

  @Test(arguments: ["init", "self", "Type", "Protocol", "***"])
  func someNamesAreImpossible(name: String) {
    #expect(Self.pathFindings(["\(name).yaml": Self.one]) == ["schemas/\(name).yaml unnameable"])
  }

  @Test(arguments: ["String", "rawValue", "TicketType"])
  func someNamesWouldHideOthers(name: String) {
    #expect(
      Self.pathFindings(["\(name).yaml": Self.one]) == ["schemas/\(name).yaml name-collision"])
  }

  @Test func emptyFoldersAreErrors() {
    #expect(Self.pathFindings([:]) == ["schemas no-schemas"])
    #expect(Self.pathFindings(["ticketgen.yaml": "locale: en"]) == ["schemas no-schemas"])
  }

  @Test func settingsHaveOnePlace() {
    #expect(
      Self.pathFindings(["a.yaml": Self.one, "sub/ticketgen.yaml": "locale: en"])
        == ["schemas/sub/ticketgen.yaml misplaced-settings"])
    #expect(
      Self.pathFindings([
        "a.yaml": Self.one, "ticketgen.yaml": "locale: en", "ticketgen.yml": "locale: en",
      ]) == ["schemas/ticketgen.yml misplaced-settings"])
  }

  @Test(arguments: [
    "Ticketgen.yaml", "TICKETGEN.yml", "sub/TicketGen.yaml",
  ])
  func settingsHaveOneName(path: String) {
    #expect(
      Self.pathFindings(["a.yaml": Self.one, path: "locale: en"])
        == ["schemas/\(path) misplaced-settings"])
  }

  @Test(arguments: [
    ("match: 1", ["1"]), ("match: [1, 4, vip]", ["1", "4", "vip"]), ("match: 010", ["010"]),
    ("match: 1.0", ["1.0"]), ("match: no", ["no"]), ("match: \"\"", [""]),
    ("match: [\"e\\u0301\", \"\\u00e9\"]", ["e\u{301}", "\u{E9}"]),
  ])
  func matchesAreTexts(head: String, values: [String]) throws {
    let kind = try Sample.kind(Sample.ticket(head: head))
    #expect(matchedValues(of: kind).map { Array($0.utf8) } == values.map { Array($0.utf8) })
  }

  @Test(
    arguments: [
      ("match: 1️⃣[]", .emptyList), ("match: [1, 1️⃣\"1\"]", .duplicateMatch),
      ("match: [1, 1️⃣[2]]", .wrongNode), ("match: {1️⃣lacks: x}", .missingKey),
      ("match: {unknown: 1️⃣false}", .wrongValue), ("match: {1️⃣hsa: x}", .unknownKey),
      ("match: 1️⃣{}", .missingKey), ("1️⃣mach: 1", .unknownKey), ("1️⃣summary: x", .missingKey),
      ("match: 1\nextends: 1️⃣_base", .unknownBase), ("match: 1\nembedded: [1️⃣a]", .unusedEmbedded),
      ("match: 1\n1️⃣promotion: {}", .missingKey), ("match: 1\n1️⃣matches: 2", .unknownKey),
      ("match: 1\nsummary: 1️⃣[a]", .wrongNode), ("match: 1\nid: 1️⃣ticketId", .unknownField),
      ("match: 1\nid: 1️⃣[a]", .wrongNode),
    ] as [(String, SchemaFinding)])
  func wrongKeysAreFound(head: String, kind: SchemaFinding) {
    expectFindings(Sample.ticket(head: head), [Expected("1️⃣", kind)])
  }

  @Test(arguments: ["bool", "decimal", "date", "string?", "integer?"])
  func identityIsAlwaysThere(type: String) {
    expectFindings(
      Sample.ticket(head: "match: 1\nid: 1️⃣a", fields: "a: \(type)"), [Expected("1️⃣", .wrongID)])
  }

  @Test func identityIsAStringOrInteger() throws {
    let kind = try Sample.kind(
      Sample.ticket(head: "match: 1\nid: b", fields: "a: bool\nb: integer"))
    #expect(kind.idField == 1)
    let other = try Sample.kind(
      Sample.ticket(head: "match: 1\nid: a", fields: "a: {type: string?, default: x}"))
    #expect(other.idField == 0)
  }

  @Test func freeKeysAreFree() throws {
    let kind = try Sample.kind(Sample.ticket(head: "x-anything: [1, {a: ~}]\nmatch: 1"))
    #expect(kind.match == .values(["1"]))
    #expect(kind.summary == nil)
    #expect(kind.idField == nil)
  }

  @Test func oneValueInTwoFilesIsAnError() throws {
    let first = MarkedText("match: [7, 1️⃣1]\n")
    let second = MarkedText("match: 1️⃣\"1\"\n")
    let display = Sample.ticket(head: "").dropFirst()
    let result = Sample.read(["a.yaml": first.text + display, "b.yaml": second.text + display])
    let finding = try #require(result.findings.count == 1 ? result.findings.first : nil)
    #expect(finding.id == "duplicate-match")
    #expect(finding.message.contains("`schemas/a.yaml`"))
    guard case .range(let range) = finding.place, case .range(let note) = finding.notes.first?.place
    else {
      Issue.record("no places")
      return
    }
    #expect(range.file.path == "schemas/b.yaml")
    #expect(range.bytes.lowerBound == second.offsets["1️⃣"])
    #expect(note.file.path == "schemas/a.yaml")
    #expect(note.bytes.lowerBound == first.offsets["1️⃣"])
  }

  @Test func allFindingsOfAllFilesComeInOneRun() {
    let result = Sample.read([
      "a.yaml": Sample.ticket(fields: "a: strng"), "b.yaml": "match: [", "c.yaml": "[]",
      "ticketgen.yaml": "acess: public",
    ])
    #expect(result.catalog == nil)
    #expect(
      result.findings.map(\.id) == ["unknown-key", "unknown-type", "yaml-syntax", "wrong-node"])
  }
}
