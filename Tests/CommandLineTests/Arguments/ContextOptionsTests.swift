import Foundation
import Testing
import TicketSchema

@testable import ticketgen

@Suite("ContextOptions")
struct ContextOptionsTests {
  @Test func theSettingsSpeakWhereNoOptionDoes() {
    let context = ContextOptions().context(for: .standard)
    #expect(context.locale.identifier == "zh_CN")
    #expect(context.timeZone.identifier == "Asia/Shanghai")
    #expect(abs(context.now().timeIntervalSinceNow) < 60)
  }

  @Test func optionsStandAboveTheSettings() {
    let options = ContextOptions(
      now: "2026-07-01T08:00:00Z", locale: "de_DE", timeZone: "Europe/Berlin")
    let context = options.context(for: .standard)
    #expect(context.locale.identifier == "de_DE")
    #expect(context.timeZone.identifier == "Europe/Berlin")
    // 2026-07-01T00:00:00Z is 1782864000 seconds after 1970.
    #expect(context.now() == Date(timeIntervalSince1970: 1_782_864_000 + 8 * 3_600))
  }

  @Test func aClockWithoutOffsetIsInTheZoneOfTheContext() {
    let midnight = Date(timeIntervalSince1970: 1_782_864_000)
    func now(_ text: String, _ zone: String?) -> Date {
      ContextOptions(now: text, timeZone: zone).context(for: .standard).now()
    }
    #expect(now("2026-07-01", nil) == midnight - 8 * 3_600)
    #expect(now("2026-07-01", "UTC") == midnight)
    #expect(now("2026-07-01T09:30", "America/New_York") == midnight + 13.5 * 3_600)
  }
}
