import Testing

@testable import TicketPreview

@Suite struct TicketLookTests {
  @Test(arguments: [
    "coupon_overdue", "bgExpired", "used-grey", "coupon.used", "EXPIRED", "ticket/Invalid",
  ])
  func namesOfWhatIsOverAreMuted(name: String) {
    #expect(TicketLook(backgroundImageName: name) == .over)
  }

  @Test(arguments: ["coupon_common", "unused", "overview", "", "优惠券", "bgUnexpired", "12"])
  func otherNamesAreNot(name: String) {
    #expect(TicketLook(backgroundImageName: name) == .current)
  }
}
