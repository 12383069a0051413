import Foundation
import Testing
import TicketSchema

@testable import TicketPreview

struct SampleTests {
  @Test
  func splitMix() {
    // The first outputs of SplitMix64 from the state 0, as its authors' program prints them.
    var random = SplitMix(seed: 0xCBF2_9CE4_8422_2325)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    var other = SplitMix(seed: 0xCBF2_9CE4_8422_2325, "a")
    #expect(other.next() != 0xE220_A839_7B1D_CDAF)
    #expect((0..<100).allSatisfy { _ in (0..<7).contains(random.number(below: 7)) })
    #expect(random.number(below: 0) == 0)
  }

  @Test(arguments: [
    (0, "1970-01-01 08:00:00", 3), (1_796_011_200, "2026-11-30 12:00:00", 0),
    (951_782_400, "2000-02-29 08:00:00", 1), (4_107_542_400, "2100-03-01 08:00:00", 0),
    (-1, "1970-01-01 07:59:59", 3), (-28_801, "1969-12-31 23:59:59", 2),
  ])
  func moments(_ epoch: Int, _ text: String, _ weekday: Int) {
    let moment = SampleMoment(epoch: epoch)
    #expect(moment.dayText + " " + moment.timeText == text)
    #expect(moment.weekday == weekday)
  }

  @Test(arguments: [
    ("yyyy-MM-dd HH:mm:ss", "2026-12-31 23:59:59"), ("d MMM yy, h:mm a", "31 Dec 26, 11:59 PM"),
    ("EEEE dd.MMMM.y k", "Thursday 31.December.2026 23"), ("yyyy'年'M'月'", "2026年12月"),
    ("yyyyMMddHHmmssSSS", "20261231235959000"), ("yyyy-MM-dd'T'HH:mmXXX", "2026-12-31T23:59+08:00"),
    ("E K Z yyyy", "Thu 11 +0800 2026"), ("O yyyy", "GMT+8 2026"), ("ZZZZ y", "GMT+08:00 2026"),
  ])
  func patterns(_ pattern: String, _ text: String) {
    let moment = SampleMoment(epoch: 1_798_732_799)
    #expect(DatePatternSample(pattern).text(moment) == text)
    #expect(DateText.matches(text, pattern: pattern))
  }

  @Test(arguments: [
    ("goodName", ["good", "name"]), ("sale-price", ["sale", "price"]), ("@in", ["in"]),
    ("min_limit", ["min", "limit"]), ("URLOfShop", ["urlof", "shop"]), ("满", ["满"]), ("", []),
  ])
  func wordsOfNames(_ name: String, _ words: [String]) {
    #expect(SampleTopic.words(name) == words)
  }

  /// The digits of ISO 4217; what has no minor unit is written like most.
  @Test(arguments: [
    ("CNY", 2), ("JPY", 0), ("KWD", 3), ("UYI", 0), ("CLF", 4), ("UYW", 4), ("XAU", 2), ("ZZZ", 2),
    ("isk", 0),
  ])
  func digitsOfCurrencies(_ code: String, _ digits: Int) {
    #expect(FixtureCurrency.digits(code) == digits)
  }

  @Test
  func hiddenCharactersAreEscapes() {
    let value = FixtureValue.string("a\u{202E}\u{FEFF}\u{0}\"\\\n满👨‍👩‍👧")
    #expect(FixtureValue.escapes(of: "a😀") == #"\u0061\ud83d\ude00"#)
    #expect(value.json == #""a\u202e\ufeff\u0000\"\\\n满👨‍👩‍👧""#)
  }
}
