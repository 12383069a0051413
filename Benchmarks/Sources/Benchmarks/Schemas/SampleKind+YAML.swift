extension SampleKind {
  /// What all kinds show alike.
  static let commonDisplay = [
    "  goodName: \"{title}\"",
    "  effectCondition: {zh: 全场可用, en: No minimum}",
    "  deadline: \"· 兑换截止日期：{endTime:yyyy-MM-dd}\"",
    "  backgroundImageName:",
    "    - {when: overdue or endTime < now, text: common_overdue}",
    "    - text: common_normal",
  ]

  /// The kind's schema.
  var yaml: String {
    let lines =
      ["summary: \(texts[0])，\(texts[1]).", "match: \(match)"] + [
        isDerived ? "extends: _ticket" : "id: ticketNo"
      ]
      + ["fields:"] + ownFields.map(\.yaml) + ["display:"] + display + promotion
    return lines.joined(separator: "\n") + "\n"
  }

  private var match: String {
    number.isMultiple(of: 5) ? "[\(number), k\(number), \"v\(number)\"]" : "\(number)"
  }

  private var display: [String] {
    (isDerived ? [] : ["  goodName: \"\(texts[2])·{title}\""]) + background + condition + deadline
      + bigText + extraDisplay
  }

  private var background: [String] {
    [
      "  backgroundImageName:",
      "    - {when: overdue or endTime < now, text: k\(number)_overdue}",
      "    - {when: endTime < now + \(number % 5 + 1)d, text: k\(number)_soon}",
      "    - text: k\(number)_common",
    ]
  }

  private var condition: [String] {
    if case .exchange = shape {
      return [
        "  effectCondition:", "    - when: shopName is present",
        "      text: {zh: \"· 仅限{shopName}使用\", en: \"· at {shopName} only\"}",
        "    - text: \"· \(texts[3])\"",
      ]
    }
    let format = shape == .money ? ":currency" : number.isMultiple(of: 2) ? ":0.##" : ""
    return [
      "  effectCondition:",
      "    - {when: minLimit is present and minLimit > \(number % 90 + 1), text: \"· 满{minLimit\(format)}可用，\(texts[3])\"}",
      "    - {when: minLimit is present, text: \"· 满{minLimit\(format)}可用\"}",
      "    - text: {zh: \"· \(texts[4])\", en: No minimum}",
    ]
  }

  private var deadline: [String] {
    let pattern = ["yyyy-MM-dd", "yyyy年M月d日", "M/d HH:mm", "yyyy.MM.dd"][number % 4]
    return ["  deadline: \"· 兑换截止日期：{endTime:\(pattern)}\""]
  }

  private var bigText: [String] {
    let runs =
      switch shape {
      case .amount: [("￥", "symbol"), ("{ticketMoney}", "amount")]
      case .money: [("{worth:symbol}", "symbol"), ("{worth}", "amount")]
      case .rate: [("{discount:tenthsPaid}", "amount"), ("折", "symbol")]
      case .exchange: [("兑换", "note")]
      }
    return ["  perferential:", "    runs:"]
      + runs.map { "      - {text: \"\($0.0)\", style: \($0.1)}" }
  }

  private var promotion: [String] {
    guard hasPromotion else { return [] }
    let value =
      switch shape {
      case .rate: "rate: discount"
      case .money: "amount: worth"
      default: "amount: ticketMoney"
      }
    let discount =
      number.isMultiple(of: 2)
      ? ["  discount:", "    - {when: not overdue, \(value)}"] : ["  discount: {\(value)}"]
    return ["promotion:", "  end: endTime"] + discount
      + ["  threshold: minLimit", "  stackable: \(number.isMultiple(of: 3))"]
  }
}
