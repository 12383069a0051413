import Foundation
import FullTickets
import Testing
import TicketKit

/// Texts in several languages, chosen by the context's locale.
@Suite struct FullLanguageMapTests {
  private func ticket(
    _ locale: String, note: String? = nil, over: String = "null"
  ) throws -> LanguagesTicket {
    let note = note.map { #", "note": "\#($0)""# } ?? ""
    return try FullLanguageTests.ticket(
      #"{"meta": {"kind": "languages"}, "title": "拉面", "m": 5, "over": \#(over)\#(note)}"#,
      locale: locale)
  }

  @Test(arguments: [
    ("zh_CN", "拉面"), ("zh", "拉面"), ("zh_Hant_TW", "「拉面」"), ("zh-hant", "「拉面」"),
    ("en_GB", "“拉面”"), ("en_US", "\"拉面\""), ("en", "\"拉面\""), ("fr_FR", "拉面"),
  ])
  func theTagThenTheLanguageThenTheFirst(locale: String, name: String) throws {
    #expect(try ticket(locale).goodName == name)
  }

  @Test func casesHaveTheirOwnLanguages() throws {
    #expect(try ticket("zh_CN", note: "限堂食").effectCondition == "满5元，限堂食")
    #expect(try ticket("en_US", note: "x").effectCondition == "over 5, x")
    #expect(try ticket("fr_FR", note: "x").effectCondition == "满5元，x")
    #expect(try ticket("zh_CN").effectCondition == "满5.00元")
    #expect(try ticket("en_US").effectCondition == "over 5.00")
    // The first entry of this map is English, and French writes a comma.
    #expect(try ticket("fr_FR").effectCondition == "over 5,00")
  }

  @Test func runsInTheSameLanguages() throws {
    let chinese = try #require(try ticket("zh_CN").perferential)
    #expect(chinese.runs.map(\.text) == ["减", "5", "元"])
    #expect(chinese.runs.map { $0.style?.name } == ["symbol", "amount", "quiet-note"])
    let english = try #require(try ticket("en_US").perferential)
    #expect(english.runs.map(\.text) == ["less ", "5", " yuan"])
    #expect(english.runs.map(\.style) == chinese.runs.map(\.style))
    #expect(english.runs[2].style?.color == TextColor(light: 0x888888, dark: 0xAAAAAA))
  }

  @Test func runsInDifferentLanguages() throws {
    #expect(try ticket("zh_CN").ribbon?.plainText == "一·壹")
    #expect(try ticket("en_US").ribbon?.plainText == "one·いち")
    #expect(try ticket("ja_JP").ribbon?.plainText == "一·いち")
    #expect(try ticket("en_US").headline.plainText == "Title: 拉面")
  }

  @Test func aTextInSeveralLanguagesCanBeAbsent() throws {
    #expect(try ticket("zh_CN").badge == nil)
    #expect(try ticket("zh_CN", note: "新").badge == "新")
    #expect(try ticket("en_US", note: "新").badge == "新!")
  }

  @Test func anAbsentFlagIsNotSet() throws {
    #expect(try !ticket("zh_CN").isMuted)
    #expect(try ticket("zh_CN", over: "true").isMuted)
    #expect(try !ticket("zh_CN", over: "\"no\"").isMuted)
  }
}
