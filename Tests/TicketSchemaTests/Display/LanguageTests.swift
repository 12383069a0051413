import Testing

@testable import TicketSchema

/// Texts by language: their tags, where they may stand, and what they make of the type check.
struct LanguageTests {
  private static func property(
    _ display: String, fields: String = "a: string\nb: string?\nc: bool"
  ) throws -> DisplayProperty {
    let kind = try Sample.kind(Sample.ticket(fields: fields, display: display))
    return try #require(kind.display.first { $0.name == "x" })
  }

  private static let both = LocalizedTemplate(entries: [
    .init(tag: "zh", template: Template(parts: [.literal("满"), .field(0, format: nil)])),
    .init(tag: "en-GB", template: Template(parts: [.literal("over")])),
  ])

  @Test(arguments: [
    "x: {zh: '满{a}', en-GB: over}", "x: {text: {zh: '满{a}', en-GB: over}}",
    "x:\n  - when: c\n    text: {zh: '满{a}', en-GB: over}\n  - text: y",
    "x:\n  - {zh: '满{a}', en-GB: over}", "x: {zh: '满{a}', x-note: [1], en-GB: over}",
  ])
  func mapsStandWhereTemplatesDo(display: String) throws {
    #expect(try Self.property(display).cases[0].value == .text(Self.both))
  }

  @Test func runsHaveThem() throws {
    let property = try Self.property(
      "x: {runs: [{text: {zh: '满{a}', en-GB: over}, style: symbol}, {text: y}]}")
    #expect(
      property.cases[0].value
        == .runs([
          .init(text: Self.both, style: "symbol"),
          .init(text: LocalizedTemplate(parts: [.literal("y")]), style: nil),
        ]))
  }

  @Test func styledTextsAreOneRun() throws {
    let kind = try Sample.kind(
      Sample.ticket(fields: "a: string", display: "perferential: {zh: '满{a}', en-GB: over}"))
    let property = try #require(kind.display.first { $0.name == "perferential" })
    #expect(property.cases[0].value == .runs([.init(text: Self.both, style: nil)]))
  }

  @Test func oneLanguageKeepsItsTag() throws {
    let property = try Self.property("x: {yue: a}")
    guard case .text(let text) = property.cases[0].value else {
      Issue.record("\(property.cases[0].value)")
      return
    }
    #expect(text.entries.map(\.tag) == ["yue"])
  }

  @Test(arguments: [
    "zh", "en-GB", "zh-Hant", "zh-Hant-TW", "sr-Latn-RS", "es-419", "de-CH-1901", "sl-rozaj-biske",
    "en-a-bbb-x-a-ccc", "zh-cmn-Hans-CN", "yue", "EN-gb", "de-DE-u-co-phonebk", "ar-x-private",
  ])
  func wellFormedTags(tag: String) { #expect(LanguageTag.isWellFormed(tag)) }

  @Test(arguments: [
    "", "z", "zh_CN", "zh-", "-zh", "zh--CN", "en-a", "en-x", "a-DE", "de-419-DE", "en-GB-US",
    "abcdefghi", "zh-abcdefghi", "de-1901-1901", "ar-a-aaa-b-bbb-a-ccc", "zh-中", "中文", "en-GB ",
    "12",
    "en-a-b",
  ])
  func malformedTags(tag: String) { #expect(!LanguageTag.isWellFormed(tag)) }

  @Test(
    arguments: [
      ("x: {zh: a, 1️⃣zh_CN: b}", .languageTag, "`zh-CN`"),
      ("x: {1️⃣zh_CN: b}", .languageTag, "`zh-CN`"),
      ("x: {text: {en: a, 1️⃣EN: b}}", .duplicateLanguage, "`EN`"),
      ("x: {zh: a, en: \"{1️⃣z}\"}", .unknownField, "`z`"), ("x: {1️⃣tex: a}", .unknownKey, "`text`"),
      ("x: {text: {zh: a, 1️⃣english text: b}}", .languageTag, "BCP 47"),
      ("x: {runs: [{text: {zh: a, 1️⃣en-: b}}]}", .languageTag, "BCP 47"),
      ("x: {text: {x-only: a}}", .emptyList, "language"),
    ] as [(String, SchemaFinding, String)])
  func wrongMapsAreFound(display: String, kind: SchemaFinding, words: String) {
    let display = display.replacing("{x-only", with: "1️⃣{x-only")
    expectFindings(
      Sample.ticket(fields: "a: string", display: display), [Expected("1️⃣", kind, words)])
  }

  @Test func everyLanguageMustHaveItsValue() {
    expectFindings(
      Sample.ticket(
        fields: "b: string?",
        display: "goodName: {zh: a, en: \"{1️⃣b}\", ja: \"{2️⃣b}\"}"),
      [Expected("1️⃣", .mayBeAbsent), Expected("2️⃣", .mayBeAbsent)])
  }

  @Test func whatAnyLanguageLacksIsAbsent() throws {
    let property = try Self.property("x: {zh: a, en: '{b}'}")
    #expect(property.isOptional)
    #expect(property.cases[0].mayBeAbsent == [1])
  }
}
