import Foundation
import Testing

@testable import TicketKit

@Suite struct TicketContextTests {
  @Test func keepsWhatItIsGiven() {
    let now = Date(timeIntervalSince1970: 1)
    let context = TicketContext(locale: "zh_CN", timeZone: "Asia/Shanghai", now: { now })
    #expect(context.locale == Locale(identifier: "zh_CN"))
    #expect(context.timeZone == TimeZone(identifier: "Asia/Shanghai"))
    #expect(context.now() == now)
  }

  @Test func theClockIsTheSystemsByDefault() {
    let before = Date()
    let now = TicketContext(locale: "zh_CN", timeZone: "UTC").now()
    #expect(before <= now && now <= Date())
  }

  @Test(arguments: ["🇩🇪", "中文", "é", "en\0US", "\n", String(repeating: "字", count: 10_000)])
  func aTextThatNamesNoLocaleIsTheRootLocale(text: String) {
    let context = TicketContext(locale: text, timeZone: "UTC")
    let root = TicketContext(locale: "", timeZone: "UTC")
    let date = Date(timeIntervalSince1970: 0)
    #expect(context.locale == Locale(identifier: ""))
    #expect(context.numberText(1_234.5, pattern: "#,##0.00") == "1,234.50")
    for pattern in ["yyyy-MM-dd", "EEEE, d MMMM yyyy"] {
      let texts = [context, root].map { $0.dateText(date, pattern: pattern, timeZone: nil) }
      #expect(texts[0] == texts[1])
    }
    #expect(context.listText(["a", "b"]) == root.listText(["a", "b"]))
    #expect(context.language(among: ["zh", "en"]) == 0)
  }

  @Test(arguments: [
    "x", "aaaaaaaaaaaa", "en US", "en@", "@@", "-", "_", "en.UTF-8", "root", "C", "%", "<b>",
  ])
  func anyTextOfASCIIIsALocale(text: String) {
    let context = TicketContext(locale: text, timeZone: "UTC")
    let date = Date(timeIntervalSince1970: 0)
    #expect(context.dateText(date, pattern: "yyyy", timeZone: nil) == "1970")
    #expect(!context.dateText(date, pattern: "EEEE", timeZone: nil).isEmpty)
    #expect(!context.listText(["a", "b"]).isEmpty)
  }

  @Test func theDevices() {
    #expect(TicketContext.current.timeZone.identifier == TimeZone.current.identifier)
    #expect(TicketContext.current.locale.identifier == Locale.current.identifier)
  }
}
