/// The names from which sample kinds choose, as shops use them.
enum TwinNames {
  static let themes = [
    "spring", "member", "order", "shop", "gift", "travel", "cinema", "market", "coffee", "points",
    "birthday", "night", "city", "school", "sports", "freight",
  ]
  static let things = [
    "coupon", "voucher", "discount", "offer", "pass", "rebate", "bonus", "deal", "card", "token",
  ]
  static let identities = [
    "ticketId", "voucherId", "couponCode", "serialNo", "offerId", "recordId",
  ]
  static let titles = [
    "goodName", "productName", "title", "subject", "itemTitle", "caption", "offerTitle",
  ]
  static let flags = ["overdue", "isExpired", "used", "isLocked", "soldOut", "isFrozen"]
  static let states = ["status", "state", "phase", "stage"]
  static let stateCases = [
    ["unused", "used", "expired"], ["active", "locked"], ["fresh", "claimed", "spent", "refunded"],
  ]
  static let ends = ["endDate", "validUntil", "expiry", "closingTime", "lastDay"]
  static let starts = ["startDate", "validFrom", "openingTime"]
  static let worths = ["ticketMoney", "faceValue", "amount", "moneyOff", "reduction"]
  static let rates = ["discountRate", "tenths", "paidShare"]
  static let limits = ["minLimitMoney", "thresholdMoney", "leastOrder", "fromAmount"]
  static let counts = ["stock", "perMember", "leftCount", "claimLimit"]
  static let rules = ["useRule", "ruleText", "scope", "terms"]
  static let shops = ["shopName", "storeName", "branch", "seller"]
  static let switches = ["stackable", "combinable", "isActivated"]
  static let extras = [
    "brand", "channel", "campaign", "batchNo", "issuer", "category", "cityCode", "remark", "source",
    "imageURL", "trackingKey", "locale",
  ]
  static let prefixes = ["", "", "", "main", "card", "user", "item"]
}
