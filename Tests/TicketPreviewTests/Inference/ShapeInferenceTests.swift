import Foundation
import Testing
import TicketKit
import TicketSchema

@testable import TicketPreview

/// The payloads of public APIs: the drafts pass, decode them, and find what a cell needs.
@Suite struct ShapeInferenceTests {
  /// What one row of a shape has, by `design/8-payload-shapes.md`; nil: the shape has no such
  /// field.
  struct Expectation: CustomTestStringConvertible, Sendable {
    let shape: String
    let row: Int
    let name: String?
    let deadline: String?
    let worth: String?

    init(
      _ shape: String, row: Int = 0, name: String?, deadline: String?, worth: String?
    ) {
      self.shape = shape
      self.row = row
      self.name = name
      self.deadline = deadline
      self.worth = worth
    }

    var testDescription: String { "\(shape), row \(row)" }
  }

  static let expectations: [Expectation] = [
    Expectation(
      "stripe", name: "code", deadline: "expires_at", worth: "coupon.percent_off"),
    Expectation(
      "stripe", row: 3, name: "code", deadline: "expires_at",
      worth: "promotion.coupon.amount_off"),
    Expectation("stripe", row: 4, name: "name", deadline: "redeem_by", worth: "amount_off"),
    Expectation("stripe", row: 5, name: "name", deadline: "redeem_by", worth: "percent_off"),
    Expectation("stripe", row: 7, name: nil, deadline: nil, worth: "balance"),
    Expectation(
      "wechat-favor", name: "coupon_name", deadline: "available_end_time",
      worth: "normal_coupon_information.coupon_amount"),
    Expectation(
      "wechat-favor", row: 1, name: "coupon_name", deadline: "available_end_time",
      worth: "cut_to_message.cut_to_price"),
    Expectation(
      "wechat-busifavor", name: "goods_name",
      deadline: "coupon_use_rule.coupon_available_time.available_end_time",
      worth: "coupon_use_rule.discount_coupon.discount_percent"),
    Expectation(
      "wechat-busifavor", row: 1, name: "goods_name",
      deadline: "coupon_use_rule.coupon_available_time.available_end_time",
      worth: "coupon_use_rule.fixed_normal_coupon.discount_amount"),
    Expectation(
      "wechat-busifavor", row: 2, name: "goods_name",
      deadline: "coupon_use_rule.coupon_available_time.available_end_time",
      worth: "coupon_use_rule.exchange_coupon.exchange_price"),
    Expectation(
      "taobao-union", name: "title", deadline: "coupon_end_time", worth: "coupon_amount"),
    Expectation(
      "jd-union", name: "skuName", deadline: "couponInfo.couponList[0].useEndTime",
      worth: "couponInfo.couponList[0].discount"),
    // Its worth is `coupon_discount`, of which one row sends true: see below.
    Expectation("pinduoduo", name: "goods_name", deadline: "coupon_end_time", worth: nil),
    Expectation("in-house", name: "name", deadline: "endTime", worth: "money"),
    Expectation(
      "in-house", row: 1, name: "couponVO.name", deadline: "couponVO.endTime",
      worth: "couponVO.profit"),
    Expectation("in-house", row: 2, name: "product_name", deadline: nil, worth: "actual_amount"),
    Expectation("in-house", row: 3, name: "title", deadline: "expire", worth: nil),
    Expectation(
      "in-house", row: 5, name: "couponName", deadline: "expireAt", worth: "discountValue"),
    Expectation("shopify", name: "title", deadline: "ends_at", worth: "value"),
    Expectation("shopify", row: 1, name: "title", deadline: "ends_at", worth: "value"),
    Expectation("woocommerce", name: "code", deadline: "date_expires", worth: "amount"),
    Expectation(
      "woocommerce", row: 1, name: "code", deadline: "date_expires.date", worth: "amount"),
    Expectation("toast", name: "name", deadline: nil, worth: "percentage"),
    Expectation("toast", row: 1, name: "name", deadline: nil, worth: "amount"),
    Expectation("clover", name: "name", deadline: nil, worth: "amount"),
    Expectation("clover", row: 1, name: "name", deadline: nil, worth: "percentage"),
    Expectation("ticketmaster-classes", name: "name", deadline: nil, worth: "cost.major_value"),
    Expectation("currencies", name: nil, deadline: nil, worth: "perferential.amount"),
    Expectation("airline", name: nil, deadline: "lastTicketingDate", worth: "price.total"),
    Expectation("multi-language", name: "name", deadline: "expiryDate", worth: "value"),
    Expectation("multi-language", row: 1, name: "name", deadline: "expiryDate", worth: "value"),
    Expectation("stress", name: "goodName", deadline: "deadline", worth: "perferential"),
    Expectation("stress", row: 2, name: "goodName", deadline: "deadline", worth: "perferential"),
  ]

  @Test(arguments: expectations)
  func findsWhatACellNeeds(_ expectation: Expectation) throws {
    let run = try Inferring([("payload.json", try Inferring.payload(expectation.shape))])
    let kind = try #require(try run.kind(ofRow: expectation.row))
    func check(_ property: String, _ path: String?) {
      let shown = kind.shownPaths(property)
      if let path {
        #expect(shown.contains(path), "\(property) shows \(shown)")
      } else {
        #expect(shown.isEmpty, "\(property) shows \(shown)")
      }
    }
    check("goodName", expectation.name)
    check("deadline", expectation.deadline)
    check("perferential", expectation.worth)
  }

  static let shapes = [
    "airline", "clover", "currencies", "in-house", "jd-union", "multi-language", "pinduoduo",
    "shopify", "stress", "stripe", "taobao-union", "ticketmaster-classes", "ticketmaster-events",
    "toast", "wechat-busifavor", "wechat-favor", "woocommerce",
  ]

  @Test(arguments: shapes)
  func passesAndDecodes(_ shape: String) throws {
    let run = try Inferring([("payload.json", try Inferring.payload(shape))])
    #expect(!run.drafts.findings.hasErrors)
    #expect(try run.brokenPromises() == [])
    // The types were right at once: nothing had to be taken back.
    #expect(run.drafts.repairs == 0)
  }

  @Test func readsEveryRowButThoseThatAreNoObjects() throws {
    let run = try Inferring([("payload.json", try Inferring.payload("stress"))])
    let response = try #require(try run.responses().first)
    #expect(response.tickets.map(\.row) == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 15])
    #expect(response.issues.map(\.row) == [5, 14])
    #expect(run.drafts.findings.findings.map(\.id) == ["sample-odd-row"])
  }

  @Test func leavesAnAmountThatIsSometimesTrueAsAComment() throws {
    let run = try Inferring([("payload.json", try Inferring.payload("pinduoduo"))])
    let text = run.text(of: "goods.yaml")
    #expect(text.contains("\n  # coupon_discount: {type: \"money?\", unit: minor}\n"))
    #expect(text.contains("coupon_discount would be it, but it is not read"))
  }

  /// The same shape as the API sends it, without the wrong row of the example.
  @Test func findsTheAmountWhereEveryRowCanBeRead() throws {
    let run = try Inferring(
      #"""
      {"goods_list":[{"goods_name":"抽纸24包","min_group_price":2990,"coupon_discount":300,"coupon_min_order_amount":2000,"coupon_start_time":1795795200,"coupon_end_time":1798732799,"coupon_remain_quantity":0}]}
      """#)
    let kind = try #require(try run.kind(ofRow: 0))
    #expect(kind.shownPaths("perferential").contains("coupon_discount"))
    #expect(kind.shownPaths("effectCondition") == ["coupon_min_order_amount"])
    guard case .money(let options)? = try run.field("coupon_discount")?.type else {
      Issue.record("the discount is no money")
      return
    }
    #expect(options.isMinor)
  }

  /// The example also holds the classes of another API, which look more like tickets: without them
  /// there are the events as their own API sends them.
  @Test func findsWhatEventsNeed() throws {
    var text = String(decoding: try Inferring.payload("ticketmaster-events"), as: UTF8.self)
    let first = try #require(text.range(of: ",\n \"ticket_classes\"")).lowerBound
    let end = try #require(text.range(of: ",\n \"page\"")).lowerBound
    text.removeSubrange(first..<end)
    let run = try Inferring([("events.json", Data(text.utf8))])
    #expect(try run.brokenPromises() == [])
    #expect(run.text(of: "ticketgen.yaml").contains("{items: _embedded.events, each: type}"))
    #expect(
      run.drafts.files.map(\.name) == [
        "ticketgen.yaml", "event.yaml", "feed-event.yaml", "attraction.yaml",
      ])
    for row in 0..<8 {
      let kind = try #require(try run.kind(ofRow: row))
      #expect(kind.shownPaths("goodName") == ["name"])
      // A range of prices is nothing that is taken off.
      #expect(kind.shownPaths("perferential") == [])
    }
    // An event is over with its day; what only says when it starts does not say when it ends.
    let event = try #require(try run.kind(ofRow: 0))
    #expect(event.shownPaths("deadline") == ["dates.start.localDate", "dates.start.dateTime"])
    #expect(event.shownPaths("effectCondition") == ["priceRanges[0].min"])
    #expect(try run.kind(ofRow: 5)?.shownPaths("deadline") == [])
    #expect(try run.kind(ofRow: 7)?.shownPaths("deadline") == [])
    // 35.0 are 35 dollars: who writes most amounts with a point does not count cents.
    for path in ["priceRanges[0].min", "priceRanges[0].max"] {
      guard case .money(let options)? = try run.field(path)?.type else {
        Issue.record("\(path) is no money")
        continue
      }
      #expect(!options.isMinor)
    }
  }
}
