/// Texts that a server might send, by topic; everything in them is invented.
enum SampleTexts {
  static let names = [
    "拿铁咖啡中杯", "新人专享礼", "周末双人电影票", "红烧牛肉面", "全场通用券", "抽纸24包整箱", "羊毛围巾包邮",
    "海盐芝士蛋糕", "健身房月卡", "Family Pizza 12寸", "保温杯 500ml", "春季新品T恤",
  ]
  static let shops = ["人民广场店", "西湖银泰店", "天府三街店", "城北旗舰店", "海底隧道口店", "Pier 7 Store"]
  static let rules = [
    "周一至周五可用", "每人限用一张", "不与其他优惠同享", "仅限堂食", "满三件可用", "节假日通用", "需提前一天预约",
  ]
  static let others = ["春节", "限时", "热卖", "会员", "北京", "上海", "标准", "A区", "早鸟", "夜场"]
  static let zones = ["Asia/Shanghai", "Asia/Tokyo", "Europe/London", "America/New_York"]
  static let colors = ["#FD6363", "#8A6DE9", "#2E8B57", "#FFB400"]
  static let codes = ["SAVE10", "VIP-2026", "BF26", "WELCOME5", "MEMBER", "SPRING"]
  static let airports = ["PVG", "SYD", "NRT", "LHR", "CTU", "DPS"]
  static let durations = ["PT2H", "PT13H50M", "P30D"]
  static let states = ["USED", "SENDED", "EXPIRED"]

  // A limit is above every amount, as it is for a coupon that pays.
  static let amounts = ["5", "8", "10", "12.5", "20", "30", "45.9", "50"]
  static let limits = ["59", "99", "99.9", "100", "150", "200", "300", "500"]

  /// The text for a topic.
  ///
  /// - Parameter row: A number that no other row of the project has.
  static func text(_ topic: SampleTopic, row: Int, _ random: inout SplitMix) -> String {
    func pick(_ texts: [String]) -> String { texts[random.number(below: texts.count)] }
    switch topic {
    case .identity: return "20261130" + SampleMoment.padded(row, 8)
    case .name: return pick(names)
    case .shop: return pick(shops)
    case .rule: return pick(rules)
    case .amount: return pick(amounts)
    case .limit: return pick(limits)
    case .count: return String(random.number(below: 100))
    case .image: return "https://img.example.com/ticket-\(random.number(below: 90) + 10).png"
    case .color: return pick(colors)
    case .phone: return "400-000-0" + SampleMoment.padded(random.number(below: 1_000), 3)
    case .currency: return pick(FixtureCurrency.sent)
    case .zone: return pick(zones)
    case .code: return pick(codes)
    case .airport: return pick(airports)
    case .duration: return pick(durations)
    case .state: return pick(states)
    case .start, .end, .other: return pick(others)
    }
  }
}
