import Testing

@testable import TicketPreview

@Suite struct TicketLookTests {
  @Test(arguments: [
    "coupon_overdue", "bgExpired", "used-grey", "coupon.used", "EXPIRED", "ticket/Invalid",
    "coupon_sold_out", "soldOut", "bg-Over-Due", "in_active",
  ])
  func namesOfWhatIsOverAreMuted(name: String) {
    #expect(TicketLook(backgroundImageName: name) == .over)
  }

  @Test(arguments: [
    "coupon_common", "unused", "overview", "", "优惠券", "bgUnexpired", "12", "sold_outing",
    "takeout", "resold", "out_sold",
  ])
  func otherNamesAreNot(name: String) {
    #expect(TicketLook(backgroundImageName: name) == .current)
  }
}
