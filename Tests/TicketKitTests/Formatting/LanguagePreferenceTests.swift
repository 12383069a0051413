import Testing

@testable import TicketKit

@Suite struct LanguagePreferenceTests {
  private static let choices: [(String, [String], Int)] = [
    ("zh_CN", ["en", "zh"], 1), ("zh_CN", ["zh", "zh-CN"], 1), ("zh-CN", ["en", "zh_cn"], 1),
    ("ZH_cn", ["en", "Zh-Cn"], 1), ("en_GB", ["zh", "en"], 1), ("ja_JP", ["zh", "en"], 0),
    ("zh", ["en", "zh-CN"], 0), ("en_GB", ["zh", "en-US"], 0), ("z", ["en", "zh"], 0),
    ("", ["en", "zh"], 0), ("zh_CN", ["en"], 0), ("zh_CN", [], 0), ("zhx", ["en", "zh"], 0),
    ("zh-Hans-CN", ["en", "zh", "zh-Hans"], 2), ("zh_Hant_TW", ["zh-CN", "zh-TW"], 1),
    ("de-Latn-1996", ["de-1996", "de"], 1), ("zh_Hant_TW", ["zh", "zh-Hant", "zh-TW"], 1),
    ("zh-Hans", ["en", "zh"], 1),
    ("zh_CN@calendar=buddhist", ["en", "zh", "zh-CN"], 2), ("zh_CN.UTF-8", ["en", "zh-CN"], 1),
    ("en-u-hc-h12", ["zh", "en"], 1), ("en_US_POSIX", ["zh", "en-US"], 1),
    ("en-US-u-ca-buddhist", ["en", "en-us"], 1), ("__", ["en", ""], 0),
    ("en_US", ["fr", "en-US", "EN-us"], 1),
  ]

  @Test(arguments: choices)
  func bestTags(locale: String, tags: [String], index: Int) {
    #expect(LanguagePreference(locale: locale).index(among: tags) == index)
    #expect(TicketContext(locale: locale, timeZone: "UTC").language(among: tags) == index)
  }
}
