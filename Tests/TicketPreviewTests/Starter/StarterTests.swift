import Diagnostics
import Foundation
import Testing
import TicketSchema

@testable import TicketPreview

struct StarterTests {
  private func inputs(_ files: [StarterFile]) -> [SchemaReader.Input] {
    files.map {
      SchemaReader.Input(
        relativePath: $0.name, file: SourceFile(path: "schemas/\($0.name)", text: $0.text))
    }.sorted { $0.relativePath.utf8.lexicographicallyPrecedes($1.relativePath.utf8) }
  }

  /// What adding a kind gives, and the ids of what is wrong.
  private func add(
    _ name: String, match: String? = nil, to files: [StarterFile] = StarterFolder.files
  ) -> (file: StarterFile?, ids: [String]) {
    var findings = FindingCollector()
    let file = NewKind.file(
      name: name, match: match, folder: "schemas", in: inputs(files), into: &findings)
    return (file, findings.findings.map(\.id))
  }

  /// The catalog of files, which must not give even a warning.
  private func catalog(_ files: [StarterFile]) throws -> TicketCatalog {
    var findings = FindingCollector()
    let catalog = SchemaReader.catalog(
      folder: "schemas", inputs: inputs(files), into: &findings)
    #expect(findings.findings.map(\.message) == [])
    return try #require(catalog)
  }

  @Test
  func starterIsValid() throws {
    let catalog = try catalog(StarterFolder.files)
    #expect(catalog.kinds.map(\.name) == ["coupon"])
    #expect(catalog.settings == .standard)
  }

  @Test(arguments: [
    ("cash-voucher", "cashVoucher"), ("满减券", "满减券"), ("class", "class"), ("2nd", "_2nd"),
    ("with space", "withSpace"), ("null", "null"), ("it's \"q\" \\ #1: {x}", "itSQ1X"),
    ("gift.yaml", "gift"),
  ])
  func addedKindIsValid(_ name: String, _ kind: String) throws {
    let added = add(name)
    #expect(added.ids == [])
    let file = try #require(added.file)
    #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"))
    let catalog = try catalog(StarterFolder.files + [file])
    #expect(catalog.kinds.map(\.name).contains(kind))
    #expect(catalog.kinds.first { $0.name == kind }?.match == .values(["2"]))
  }

  @Test(arguments: [
    "vip", "010", "a b", "\"q\"", "null", "~", "- x", "a: b #c", "\u{202E}x", "满\n",
  ])
  func discriminatorIsTakenAsTyped(_ match: String) throws {
    let file = try #require(add("gift", match: match).file)
    #expect(try catalog(StarterFolder.files + [file]).kinds[1].match == .values([match]))
  }

  @Test
  func freeDiscriminator() throws {
    var files = StarterFolder.files
    for number in 2...4 {
      let file = try #require(add("kind\(number)", to: files).file)
      files.append(file)
      #expect(try catalog(files).kinds.last?.match == .values(["\(number)"]))
    }
    files.append(try #require(add("named", match: "vip", to: files).file))
    let file = try #require(add("zebra", to: files).file)
    #expect(try catalog(files + [file]).kinds.last?.match == .values(["zebra"]))
  }

  @Test(arguments: [
    ("", "wrong-kind-name"), ("a/b", "wrong-kind-name"), (".x", "wrong-kind-name"),
    ("_base", "wrong-kind-name"), ("ticketgen", "wrong-kind-name"), ("a\u{7}", "wrong-kind-name"),
    (String(repeating: "x", count: 300), "wrong-kind-name"), ("init", "unnameable"),
    ("-", "unnameable"), ("String", "name-collision"), ("COUPON", "duplicate-kind"),
  ])
  func wrongNames(_ name: String, _ id: String) {
    let added = add(name)
    #expect(added.file == nil)
    #expect(added.ids == [id])
  }

  @Test
  func usedDiscriminator() {
    let added = add("gift", match: "1")
    #expect(added.file == nil)
    #expect(added.ids == ["duplicate-match"])
  }

  @Test
  func faultsOfOtherFilesAreNotTheNewOnes() throws {
    let broken = StarterFile(name: "broken.yaml", text: "match: 7\nfields: {a: strin}\n")
    let added = add("gift", match: "8", to: StarterFolder.files + [broken])
    #expect(added.ids == [])
    #expect(added.file != nil)
  }

  @Test(arguments: [
    "envelope: {items: $, each: a.b}\nstyles: {small: {size: 9}}\n"
      + "properties: {badge: text?, caption: text, head: styled, isMuted: flag}\n",
    "envelope: {items: rows}\nlocale: en_US\n",
    // Keys that hold what a YAML file does not.
    #"envelope: {items: rows, each: "['a\u2028b']"}"#,
    #"envelope: {items: rows, type: "['a\u0085b']"}"#,
  ])
  func kindFitsTheSettings(_ settings: String) throws {
    let files = [StarterFile(name: "ticketgen.yaml", text: settings)]
    let file = try #require(add("gift", to: files).file)
    #expect(try catalog(files + [file]).kinds.map(\.name) == ["gift"])
  }

  /// Where there is no discriminator, the kind is told by a member of its name, whatever that is.
  @Test(arguments: ["gift", "cash.voucher", "it's {x}", "满 减", "a[0]"])
  func kindWithoutADiscriminatorHasItsName(_ name: String) throws {
    let files = [StarterFile(name: "ticketgen.yaml", text: "envelope: {items: rows}\n")]
    let file = try #require(add(name, to: files).file)
    guard case .keys(let has, _)? = try catalog(files + [file]).kinds.first?.match else {
      Issue.record("the kind goes by no keys")
      return
    }
    #expect(has.contains(JSONPath([.member(name)])))
  }

  @Test
  func everyFindingIsExplained() throws {
    let page = TestCatalog.repository.appendingPathComponent("Documentation/Diagnostics.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for finding in StarterFinding.allCases {
      #expect(text.contains("\n| `\(finding.rawValue)` |"))
    }
  }
}
