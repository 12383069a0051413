import Diagnostics
import Foundation
import Testing
import TicketSchema

/// The schemas of this repository, read as a whole.
struct RepositorySchemasTests {
  private static func catalog() throws -> TicketCatalog? {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../schemas").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let inputs = try names.map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let file = SourceFile(path: "schemas/\(name)", bytes: Array(data))
      return SchemaReader.Input(relativePath: name, file: file)
    }
    var findings = FindingCollector()
    let catalog = SchemaReader.catalog(folder: "schemas", inputs: inputs, into: &findings)
    #expect(findings.findings.map { "\($0.id): \($0.message)" } == [])
    return catalog
  }

  @Test func kindsComeInTheOrderOfTheirFiles() throws {
    let catalog = try #require(try Self.catalog())
    #expect(catalog.kinds.map(\.name) == ["convert", "coupon", "discount"])
    #expect(
      catalog.kinds.map(\.typeName) == ["ConvertTicket", "CouponTicket", "DiscountTicket"])
    #expect(catalog.kinds.map(\.match) == [.values(["3"]), .values(["1"]), .values(["2"])])
    #expect(catalog.kinds.map(\.idField) == [0, 0, 0])
    #expect(catalog.kinds[1].summary == "优惠券, money off once the order reaches a limit.")
    #expect(catalog.settings.output == "../Generated")
  }

  @Test func layoutTableFollowsItsGrammar() throws {
    let catalog = try #require(try Self.catalog())
    let expected = """
      layout 1
      envelope response "$['modelType']" items "$['data']"
      zone "Asia/Shanghai"
      kind "convert" id 0 match "3"
      string "$['voucher']['id']"
      string "$['voucher']['name']" "$['voucher']['title']"
      enum "$['state']" case "unused" "0" case "used" "1" case "expired" "2" "9"
      date "$['validUntil']" format "seconds"
      string? "$['shopName']"
      kind "coupon" id 0 match "1"
      string "$['ticketId']"
      string "$['goodName']"
      bool "$['overdue']"
      decimal "$['ticketMoney']"
      decimal "$['minLimitMoney']"
      string "$['deadline']"
      kind "discount" id 0 match "2"
      string "$['discountId']"
      string "$['productName']"
      bool "$['isExpired']"
      rate "$['discount']" as tenthsPaid
      string "$['useRule']"
      date "$['endDate']" format "yyyy-MM-dd HH:mm:ss"

      """
    #expect(LayoutTable.text(for: catalog) == expected)
  }

  @Test func displayIsResolved() throws {
    let catalog = try #require(try Self.catalog())
    let coupon = try #require(catalog.kinds.first { $0.name == "coupon" })
    #expect(
      coupon.display.map(\.name)
        == ["backgroundImageName", "goodName", "effectCondition", "deadline", "perferential"])
    #expect(coupon.display[0].cases.map(\.condition) == [.isTrue(2), nil])
    #expect(
      coupon.display[2].cases[0].value
        == .text(
          LocalizedTemplate(parts: [.literal("· 满"), .field(4, format: nil), .literal("元可用")])))
    #expect(coupon.display[4].kind == .styled)
    #expect(coupon.display[4].isOptional)
    let convert = try #require(catalog.kinds.first { $0.name == "convert" })
    #expect(
      convert.display[0].cases[0].condition == .comparison(.field(2), .equal, .enumCase(0)))
    #expect(convert.display[2].cases.map(\.condition) == [.isPresent(4), nil])
    #expect(convert.display[2].cases.allSatisfy { $0.mayBeAbsent.isEmpty })
  }
}
