import TicketSchema

/// The texts of a draft, in Chinese or English.
struct Phrases {
  let isChinese: Bool

  var anyCondition: String { isChinese ? "· 使用条件见详情" : "See the conditions" }
  var noThreshold: String { isChinese ? "· 无门槛" : "No minimum" }
  var anyDeadline: String { isChinese ? "· 有效期见详情" : "See the terms" }
  var noDeadline: String { isChinese ? "· 长期有效" : "No end" }

  /// The end of a ticket as a date in braces, or as the text that the server sends.
  func deadline(_ field: FieldDraft) -> String {
    guard case .date = field.type else {
      return isChinese ? "· 有效期 {\(field.name)}" : "Until {\(field.name)}"
    }
    let shown = "{\(field.name):\(field.datePattern)}"
    return isChinese ? "· \(shown)截止" : "Until \(shown)"
  }

  /// From which amount on a ticket can be used.
  func threshold(_ field: FieldDraft) -> String {
    guard case .money(let options) = field.type else {
      return isChinese ? "· 满{\(field.name)}可用" : "From {\(field.name)}"
    }
    if isChinese, options.currency == .code("CNY") { return "· 满{\(field.name)}元可用" }
    return isChinese ? "· 满{\(field.name):currency}可用" : "From {\(field.name):currency}"
  }

  /// What a ticket is worth.
  func worth(_ field: FieldDraft) -> [DisplayDraft.Run] {
    let name = field.name
    switch field.type {
    case .money:
      return [
        DisplayDraft.Run(text: "{\(name):symbol}", style: "symbol"),
        DisplayDraft.Run(text: "{\(name)}", style: "amount"),
      ]
    case .rate:
      return isChinese
        ? [
          DisplayDraft.Run(text: "{\(name):tenthsPaid}", style: "amount"),
          DisplayDraft.Run(text: "折", style: "symbol"),
        ]
        : [
          DisplayDraft.Run(text: "{\(name):percentOff}", style: "amount"),
          DisplayDraft.Run(text: "% off", style: "symbol"),
        ]
    default:
      let amount = DisplayDraft.Run(text: field.template, style: "amount")
      guard field.words.has(.percent), field.isNumber || field.hasNumbers else { return [amount] }
      return [amount, DisplayDraft.Run(text: "%", style: "symbol")]
    }
  }
}

extension FieldDraft {
  /// The field in a template, in its plainest form.
  var template: String {
    switch type {
    case .date: "{\(name):\(datePattern)}"
    case .rate: "{\(name):percentOff}"
    case .list: "{\(name):list}"
    case .string, .bool, .integer, .decimal, .money, .enumeration: "{\(name)}"
    }
  }

  /// How a date is shown: with its time where it has one.
  var datePattern: String {
    guard case .date(let options) = type else { return "yyyy-MM-dd" }
    let isDay =
      options.format == "iso8601"
      ? !examples.contains { $0.text?.utf8.contains(UInt8(ascii: ":")) ?? false }
      : options.format != "seconds" && options.format != "milliseconds"
        && !options.format.contains("H")
    return isDay ? "yyyy-MM-dd" : "yyyy-MM-dd HH:mm"
  }
}
