import Testing

@testable import TicketSchema

@Suite("SchemaFileName")
struct SchemaFileNameTests {
  @Test("Among other YAML files, a schema is named as one")
  func ticketFilesOnly() {
    let paths = [
      "coupon.ticket.yaml", "a/b/cash-voucher.ticket.yml", "config.yaml", "deep/_base.ticket.yaml",
      "ticketgen.yaml", ".build/x.ticket.yaml", "ticket.yaml", ".ticket.yaml",
    ]
    #expect(
      SchemaFileName.outputFiles(forSchemas: paths, ticketFilesOnly: true)
        == ["CashVoucherTicket.swift", "CouponTicket.swift", "TicketFactory.swift"])
    #expect(
      paths.filter { SchemaFileName.isSchema($0, ticketFilesOnly: true) } == [
        "coupon.ticket.yaml", "a/b/cash-voucher.ticket.yml", "deep/_base.ticket.yaml",
        "ticketgen.yaml", ".build/x.ticket.yaml", ".ticket.yaml",
      ])
  }
}
