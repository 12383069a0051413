import Diagnostics
import Foundation
import Testing

@testable import TicketSchema

/// How changes are told: places, severities, and what the schemas allow.
struct BreakingReportTests {
  private static func report(
    _ old: BreakingCase.Files, _ new: BreakingCase.Files, failOn: Set<BreakingLevel> = []
  ) throws -> (summary: String, findings: [Finding]) {
    var findings = FindingCollector()
    let report = BreakingReport(
      from: try BreakingCase.state(old, folder: "old"),
      to: try BreakingCase.state(new, folder: "new"), failOn: failOn, into: &findings)
    return (report.summary, findings.findings.sortedByPlace())
  }

  /// A place as "path: text", without the text for a whole file.
  private static func text(_ place: Finding.Place?) -> String {
    switch place {
    case .range(let range):
      "\(range.file.path): \(String(decoding: range.file.bytes[range.bytes], as: UTF8.self))"
    case .point(_, let path), .path(let path): path
    case nil: "nowhere"
    }
  }

  private static let gone = Sample.ticket(fields: "a: string\nb: decimal?", display: "x: \"{a}\"")
  private static let left = Sample.ticket(fields: "a: string?", display: "x: z")

  @Test func everyChangeHasBothPlaces() throws {
    let (summary, findings) = try Self.report(["a.yaml": Self.gone], ["a.yaml": Self.left])
    #expect(
      findings.map { "\($0.id) \(Self.text($0.place)) | \(Self.text($0.notes.first?.place))" } == [
        "field-removed new/a.yaml: fields | old/a.yaml: b",
        "field-value-changed new/a.yaml: a | old/a.yaml: a",
        "property-changed new/a.yaml: x | old/a.yaml: x",
      ])
    #expect(summary == "3 changes: 2 break source, 1 changes display")
    #expect(findings.allSatisfy { $0.severity == .warning })
    #expect(findings[0].message == "field `b` is gone, and with it `bValue` (breaks source)")
  }

  @Test func whatIsNewHasAPlaceInTheOldFile() throws {
    let (_, findings) = try Self.report(["a.yaml": Self.left], ["a.yaml": Self.gone])
    #expect(
      findings.map { "\($0.id) \(Self.text($0.place)) | \(Self.text($0.notes.first?.place))" } == [
        "field-made-required new/a.yaml: a | old/a.yaml: a",
        "field-value-changed new/a.yaml: a | old/a.yaml: a",
        "property-changed new/a.yaml: x | old/a.yaml: x",
      ])
  }

  @Test func whatIsInheritedHasItsPlaceInTheBase() throws {
    let kind = "match: 1\nextends: _b"
    let base = Sample.ticket(head: "# A base.", fields: "a: string\nb: bool")
    let (_, findings) = try Self.report(
      ["_b.yaml": base, "a.yaml": kind],
      [
        "_b.yaml": base.replacing("string", with: "integer"),
        "a.yaml": kind + "\nfields: {b: string}",
      ])
    #expect(
      Set(findings.map { "\(Self.text($0.place)) | \(Self.text($0.notes.first?.place))" })
        == ["new/_b.yaml: a | old/_b.yaml: a", "new/a.yaml: b | old/_b.yaml: b"])
  }

  @Test func filesThatAreGoneAreFolders() throws {
    let (_, findings) = try Self.report(
      [
        "a.yaml": Self.left, "b.yaml": Sample.ticket(head: "match: 2"),
        "ticketgen.yaml": "locale: en",
      ],
      ["a.yaml": Self.left])
    #expect(
      findings.map { "\($0.id) \(Self.text($0.place)) | \(Self.text($0.notes.first?.place))" } == [
        "kind-removed new | old/b.yaml: match", "locale-changed new | old/ticketgen.yaml: locale",
      ])
  }

  @Test(arguments: BreakingLevel.allCases)
  func aRunFailsOnTheLevelsThatAreNamed(level: BreakingLevel) throws {
    let new = Self.left.replacing("match: 1", with: "match: 2")
    let (_, findings) = try Self.report(["a.yaml": Self.gone], ["a.yaml": new], failOn: [level])
    let errors = findings.filter { $0.severity == .error }
    #expect(errors.isEmpty == false)
    #expect(
      errors.allSatisfy { BreakingID(rawValue: $0.id)?.level == level })
    #expect(
      findings.filter { $0.severity == .warning }
        .allSatisfy { BreakingID(rawValue: $0.id)?.level != level })
  }

  @Test func equalStatesBreakNothing() throws {
    let (summary, findings) = try Self.report(
      ["a.yaml": Self.gone], ["a.yaml": Self.gone], failOn: Set(BreakingLevel.allCases))
    #expect(summary == "nothing is broken")
    #expect(findings.isEmpty)
  }

  // MARK: x-allow-breaking

  private static let levels = Set(BreakingLevel.allCases)

  @Test func aFileAllowsAChange() throws {
    let allowance = "x-allow-breaking:\n  field-removed: nobody reads it\n"
    let (summary, findings) = try Self.report(
      ["a.yaml": Self.gone], ["a.yaml": Self.left + allowance], failOn: Self.levels)
    #expect(findings.map(\.id) == ["field-value-changed", "property-changed"])
    #expect(summary == "3 changes: 1 breaks source, 1 changes display, 1 allowed")
    // What the older state allows counts for nothing.
    let (_, others) = try Self.report(["a.yaml": Self.gone + allowance], ["a.yaml": Self.left])
    #expect(others.count == 3)
  }

  @Test func aBaseAllowsAChangeOfItsKinds() throws {
    let base = Sample.ticket(head: "# A base.", fields: "a: string\nb: bool?")
    let allowing =
      base.replacing("  b: bool?\n", with: "")
      + "x-allow-breaking: {field-removed: moved}\n"
    let (summary, findings) = try Self.report(
      ["_b.yaml": base, "a.yaml": "match: 1\nextends: _b", "c.yaml": "match: 2\nextends: _b"],
      ["_b.yaml": allowing, "a.yaml": "match: 1\nextends: _b", "c.yaml": "match: 2\nextends: _b"])
    #expect(findings.map(\.id) == [])
    #expect(summary == "2 changes: 2 allowed")
  }

  @Test func aKindDoesNotAllowForOthers() throws {
    let other = Self.left.replacing("match: 1", with: "match: 2")
    let (_, findings) = try Self.report(
      ["a.yaml": Self.gone, "b.yaml": other],
      ["a.yaml": Self.left, "b.yaml": other + "x-allow-breaking: {field-removed: y}"])
    #expect(
      findings.map(\.id).sorted() == [
        "field-removed", "field-value-changed", "property-changed", "unused-allowance",
      ])
  }

  @Test func theSettingsAllowForTheProject() throws {
    let (summary, findings) = try Self.report(
      ["a.yaml": Self.left, "b.yaml": Sample.ticket(head: "match: 2")],
      ["a.yaml": Self.left, "ticketgen.yaml": "x-allow-breaking: {kind-removed: it never came}"],
      failOn: Self.levels)
    #expect(findings.map(\.id) == [])
    #expect(summary == "1 change: 1 allowed")
  }

  @Test(
    arguments: [
      ("[field-removed]", "wrong-node"), ("field-removed", "wrong-node"),
      ("{fild-removed: x}", "wrong-value"), ("{field-removed: \"\"}", "wrong-value"),
      ("{field-removed: \" \"}", "wrong-value"), ("{field-removed: [x]}", "wrong-node"),
      ("{field-removed: }", "wrong-node"), ("", "wrong-node"),
    ])
  func wrongAllowancesAreErrors(value: String, id: String) throws {
    let (_, findings) = try Self.report(
      ["a.yaml": Self.left], ["a.yaml": Self.left + "x-allow-breaking: \(value)\n"])
    #expect(findings.map(\.id) == [id])
    #expect(findings.allSatisfy { $0.severity == .error })
    if value.hasPrefix("{fild") { #expect(findings[0].suggestion == "field-removed") }
  }

  @Test func anAllowanceOfNothingIsWarnedOf() throws {
    let (summary, findings) = try Self.report(
      ["a.yaml": Self.left],
      ["a.yaml": Self.left + "x-allow-breaking: {kind-renamed: once}\n"], failOn: Self.levels)
    #expect(findings.map { "\($0.severity) \($0.id)" } == ["warning unused-allowance"])
    #expect(summary == "nothing is broken")
  }

  /// Everything in the files is another in the other state: whatever is searched for again and again
  /// would take minutes.
  @Test(.timeLimit(.minutes(1))) func largeFilesAreComparedInLinearTime() throws {
    func files(_ name: String, count: Int = 3_000) -> BreakingCase.Files {
      let numbers = 0..<count
      let head =
        "match: [\(numbers.map { "\(name)\($0)" }.joined(separator: ","))]\n"
        + "embedded: [\(numbers.map { "t.\(name)\($0)" }.joined(separator: ","))]\n"
        + numbers.map { "x-\(name)\($0): 1" }.joined(separator: "\n")
      let fields =
        "e: {type: enum, cases: [\(numbers.map { "c\($0)" }.joined(separator: ","))]}\n"
        + numbers.map { "\(name)\($0): {type: string?, from: t.\(name)\($0).x}" }
        .joined(separator: "\n")
      let cases = numbers.map { "  - {when: e == c\($0), text: \(name)}" }.joined(separator: "\n")
      let styles = numbers.map { "\(name)\($0): {}" }.joined(separator: ", ")
      return [
        "a.yaml": Sample.ticket(head: head, fields: fields, display: "x:\n\(cases)"),
        "ticketgen.yaml": "styles: {\(styles)}",
      ]
    }
    let (_, findings) = try Self.report(files("a"), files("b"))
    // Kinds, fields and styles that are gone, and one text.
    #expect(findings.count == 9_001)
  }

  @Test func theDocumentationHasEveryID() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Breaking.md").standardizedFileURL
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    for id in BreakingID.allCases {
      #expect(
        rows.contains { $0.hasPrefix("| `\(id.rawValue)` | \(id.level.rawValue) | ") },
        "Documentation/Breaking.md lacks | `\(id.rawValue)` | \(id.level.rawValue) |")
    }
  }
}
