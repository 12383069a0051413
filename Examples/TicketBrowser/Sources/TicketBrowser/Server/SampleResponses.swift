/// The responses of the sample server.
enum SampleResponses {
  /// The response for a page of a tab; pages behind the last one have no rows.
  static func text(_ tab: Tab, page: Int) -> String {
    let pages =
      switch tab {
      case .coupon: coupons
      case .discount: discounts
      case .convert: vouchers
      }
    let type =
      switch tab {
      case .coupon: 1
      case .discount: 2
      case .convert: 3
      }
    let rows = pages.indices.contains(page) ? pages[page] : ""
    return #"{"modelType": \#(type), "data": [\#(rows)]}"#
  }

  /// The second row's name is missing, and the row is left out.
  private static let coupons = [
    """
    {"ticketId": "c1", "goodName": "咖啡满减券", "overdue": false, "ticketMoney": "10.50",
     "minLimitMoney": 30, "deadline": "2099-12-31"},
    {"ticketId": "c2", "overdue": false, "ticketMoney": 5, "minLimitMoney": 20,
     "deadline": "2099-12-31"},
    {"ticketId": "c3", "goodName": "全店通用券 All shops", "overdue": 0, "ticketMoney": 20,
     "minLimitMoney": "100", "deadline": "2099-06-30"},
    {"ticketId": "c4", "goodName": "旧版优惠券", "overdue": 1, "ticketMoney": 50,
     "minLimitMoney": 60, "deadline": "2020-01-31"}
    """,
    """
    {"ticketId": "c5", "goodName": "生鲜满减券🍉", "overdue": false, "ticketMoney": 66,
     "minLimitMoney": 299, "deadline": "2099-03-31"},
    {"ticketId": "c6", "goodName": "一张名字特别特别特别特别特别特别特别特别长的优惠券", "overdue": false,
     "ticketMoney": 8.88, "minLimitMoney": 0, "deadline": "2099-03-31"}
    """,
  ]

  private static let discounts = [
    """
    {"discountId": "d1", "productName": "全场九折", "isExpired": false, "discount": 9,
     "useRule": "不限门店", "endDate": "2099-12-31 23:59:59"},
    {"discountId": "d2", "productName": "图书八五折", "isExpired": false, "discount": "8.5",
     "useRule": "仅限图书", "endDate": "2099-12-31 23:59:59"},
    {"discountId": "d3", "productName": "去年的五折", "isExpired": false, "discount": 5,
     "useRule": "已经过期", "endDate": "2020-12-31 23:59:59"}
    """
  ]

  private static let vouchers = [
    """
    {"voucher": {"id": "v1", "name": "中杯拿铁兑换券"}, "state": 0, "validUntil": 4102415999,
     "shopName": "人民广场店"},
    {"voucher": {"id": "v2", "title": "面包兑换券 Bread"}, "state": 1, "validUntil": 4102415999},
    {"voucher": {"id": "v3", "name": "电影票兑换券"}, "state": 9, "validUntil": 1580486399}
    """
  ]
}
