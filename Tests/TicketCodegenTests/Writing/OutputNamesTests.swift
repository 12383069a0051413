import Testing

@testable import TicketCodegen

@Suite("OutputNames")
struct OutputNamesTests {
  @Test("Every schema of a kind has its type's file, beside the factory's")
  func names() {
    let names = OutputNames.fileNames(forSchemas: [
      "coupon.yaml", "cash-voucher.ticket.yml", "more/deep/coupon_v2.yaml", "2nd.yaml", "满减.yaml",
      "e\u{301}tat.yaml", "class.yaml",
    ])
    #expect(
      names == [
        "CashVoucherTicket.swift", "ClassTicket.swift", "CouponTicket.swift",
        "Coupon_v2Ticket.swift", "TicketFactory.swift", "_2ndTicket.swift", "\u{C9}tatTicket.swift",
        "满减Ticket.swift",
      ])
    #expect(names.contains { $0.unicodeScalars.first == "\u{C9}" })
  }

  @Test("Settings, bases, hidden files and other files have none")
  func others() {
    let names = OutputNames.fileNames(forSchemas: [
      "ticketgen.yaml", "_base.yaml", "more/_base.yml", ".hidden.yaml", ".git/coupon.yaml",
      "notes.md", "coupon.json", "yaml",
    ])
    #expect(names == ["TicketFactory.swift"])
    #expect(OutputNames.fileNames(forSchemas: []) == ["TicketFactory.swift"])
  }
}
