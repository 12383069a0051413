/// The base file of the sample kinds, with what many of them have.
enum SampleBase {
  static let fields = [
    SampleField(name: "ticketNo", form: .string, options: ["from: base.no"]),
    SampleField(name: "title", form: .string, options: ["from: [base.title, name]"]),
    SampleField(name: "overdue", form: .bool, options: ["default: false"]),
    SampleField(name: "endTime", form: .date, options: ["from: base.end", "format: seconds"]),
  ]

  static var yaml: String {
    """
    # 所有卡券共有的字段。
    id: ticketNo
    fields:
    \(fields.map(\.yaml).joined(separator: "\n"))
    display:
    \(SampleKind.commonDisplay.joined(separator: "\n"))

    """
  }

  /// The project's settings.
  static let settings = """
    access: public
    envelope: {each: modelType, items: data}
    locale: zh_CN
    timeZone: Asia/Shanghai
    currency: CNY
    colors: {accent: "#FD6363", quiet: {light: "#888888", dark: "#AAAAAA"}}
    styles:
      symbol: {size: 16, color: accent}
      amount: {size: 32, weight: bold, color: accent}
      note: {size: 12, weight: light, color: quiet}

    """
}
