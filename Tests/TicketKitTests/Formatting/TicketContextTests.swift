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

  @Test func theDevices() {
    #expect(TicketContext.current.timeZone.identifier == TimeZone.current.identifier)
    #expect(TicketContext.current.locale.identifier == Locale.current.identifier)
  }
}
