/// How much the name of a key says that its value tells the kinds of tickets apart.
enum DiscriminatorName: Int, Comparable {
  case none
  case medium
  case strong

  init(_ key: String) {
    if Self.strongKeys.contains(Self.folded(key)) {
      self = .strong
    } else {
      let words = KeyWords(key)
      let isType = words.last == .type || words.words.last.map(Self.suffixes.contains) ?? false
      self = isType ? .medium : .none
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// A key without case and separators.
  private static func folded(_ key: String) -> String {
    key.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  private static let suffixes: Set<String> = ["type", "kind", "lx", "leixing", "类型", "种类"]

  private static let strongKeys: Set<String> = [
    "type", "kind", "object", "modeltype", "model", "coupontype", "tickettype", "vouchertype",
    "cardtype", "stocktype", "discounttype", "offertype", "promotiontype", "activitytype",
    "benefittype", "itemtype", "tickettypecode", "coupontypecode", "templatetype", "biztype",
    "@type",
    "typename", "__typename", "typecode", "typeid", "couponkind", "category", "leixing", "lx",
    "quanleixing", "yhqlx", "youhuiquanleixing", "类型", "种类", "券类型", "优惠券类型",
  ]
}
