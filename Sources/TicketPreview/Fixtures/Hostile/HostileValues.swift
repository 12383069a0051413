import TicketSchema

/// Values that servers send by mistake, by the type of the field that meets them.
enum HostileValues {
  /// A value with what it is.
  struct Value {
    let title: String
    let value: FixtureValue

    init(_ title: String, _ value: FixtureValue) {
      self.title = title
      self.value = value
    }
  }

  /// What a field of a type may meet, the commonest first.
  ///
  /// - Parameter good: A value that the field accepts.
  static func values(_ type: FieldType, good: FixtureValue) -> [Value] {
    common
      + {
        switch type {
        case .string: texts
        case .bool: bools
        case .integer: numbers + integers
        case .decimal: numbers + decimals
        case .money: numbers + decimals
        case .rate(let options): numbers + rates(options.form)
        case .date(let options): dates(options.format)
        case .enumeration(let type): enums(type)
        case .list: lists(good)
        }
      }()
  }

  private static let common = [
    Value("null", .null),
    Value("the empty string", .string("")),
    Value("an object", .object([FixtureValue.Member("value", .number("1"))])),
    Value("true", .bool(true)),
    Value("an empty array", .array([])),
    Value("words", .string("待定")),
  ]

  private static let texts = [
    Value("a number", .number("20")),
    Value("28 digits", .number("2026113000073002900000000001")),
    Value("a number past every type", .number("1e400")),
    Value("text that runs both ways", .string("خصم 20٪ \u{202E}元01满\u{202C} 🎫")),
    Value("emoji of several scalars", .string("👨‍👩‍👧‍👦 🇨🇳 e\u{301}")),
    Value("markup", .string("<script>alert(1)</script>\"><img src=x onerror=y> &amp; &lt;b&gt;")),
    Value("code", .string("\\(x) %@ ${y} '; --")),
    Value("control characters", .string("a\u{0}b\u{7}\r\n\t\u{1B}[31m")),
    Value("half of a surrogate pair", .escaped("\\ud83d!", content: "\u{FFFD}!")),
    Value(
      "escapes for every character", .escaped("\\u6ee1\\u0033\\/\\ud83c\\udfab", content: "满3/🎫")),
    Value("4,000 characters", .string(String(repeating: "长文本，", count: 1_000))),
    Value("white space", .string(" \u{3000}\u{A0} ")),
  ]

  private static let bools = [
    Value("\"TRUE\"", .string("TRUE")),
    Value("\"n\"", .string("n")),
    Value("\"on\"", .string("on")),
    Value("2", .number("2")),
    Value("1.0", .number("1.0")),
    Value("-0", .number("-0")),
    Value("\" true\"", .string(" true")),
  ]

  /// What looks like a number to a person.
  private static let numbers = [
    Value("digits in a string", .string("20")),
    Value("zero", .number("0")),
    Value("minus zero", .number("-0.0")),
    Value("a power of ten", .number("2e1")),
    Value("a leading zero", .string("010")),
    Value("a plus sign", .string("+5")),
    Value("white space around it", .string(" 5 ")),
    Value("grouping", .string("1,234")),
    Value("a unit", .string("8元")),
    Value("full-width digits", .string("８８")),
    Value("not a number", .string("NaN")),
    Value("hexadecimal digits", .string("0x10")),
    Value("10^400", .number("1e400")),
    Value("an exponent of many digits", .number("1e99999999999999999999")),
    Value("10^-400", .number("1e-400")),
    Value("39 digits", .number("123456789012345678901234567890123456789")),
  ]

  private static let integers = [
    Value("a fraction", .number("20.5")),
    Value("a whole number with a point", .number("20.0")),
    Value("2^53 + 1", .number("9007199254740993")),
    Value("2^63", .number("9223372036854775808")),
    Value("-2^63", .number("-9223372036854775808")),
  ]

  private static let decimals = [
    Value("a fraction in a string", .string("10.50")),
    Value("18.18", .number("18.18")),
    Value("less than nothing", .number("-3")),
    Value("38 digits", .string("12345678901234567890.123456789012345678")),
  ]

  private static func rates(_ form: RateForm) -> [Value] {
    let whole =
      switch form {
      case .fractionOff, .fractionPaid: "1"
      case .tenthsPaid: "10"
      case .percentOff, .percentPaid: "100"
      case .basisPointsOff: "10000"
      }
    return [
      Value("the whole price", .number(whole)),
      Value("more than the whole price", .number(whole + ".01")),
      Value("less than nothing", .number("-1")),
      Value("a discount with its sign", .string("8.5折")),
    ]
  }

  private static func enums(_ type: EnumType) -> [Value] {
    let first = type.cases.first?.values.first ?? ""
    return [
      Value("a value that is no case", .string("brand-new")),
      Value("a number that is no case", .number("987654321")),
      Value("a number of many digits", .number("2026113000073002900000000001")),
      Value("a fraction", .number("1.5")),
      Value("white space behind a case", .string(first + " ")),
    ]
  }

  private static func lists(_ good: FixtureValue) -> [Value] {
    var element = good
    if case .array(let elements) = good, let first = elements.first { element = first }
    return [
      Value("null among its elements", .array([.null, element, .null])),
      Value("a scalar in place of the list", element),
      Value("an object among its elements", .array([element, .object([FixtureValue.Member]())])),
      Value("a list in the list", .array([element, .array([element])])),
      Value("a bool among its elements", .array([element, .bool(false), .null])),
    ]
  }

  private static func dates(_ format: String) -> [Value] {
    switch format {
    case "seconds", "milliseconds":
      return [
        Value("digits in a string", .string("1798732799")),
        Value("before 1970", .number("-86400")),
        Value("a fraction", .number("1798732799.5")),
        Value("past the year 9999", .number("99999999999999999")),
        Value("10^400", .number("1e400")),
        Value("a date as text", .string("2026-12-31 23:59:59")),
        Value("zero", .number("0")),
      ]
    case "iso8601":
      return [
        Value("a day alone", .string("2026-12-31")),
        Value("nine digits of a second", .string("2026-12-31T23:59:59.123456789+0530")),
        Value("a comma before the fraction", .string("2026-12-31 23:59:59,5-08")),
        Value("a day that does not exist", .string("2026-02-30")),
        Value("24:00", .string("2026-12-31T24:00:00Z")),
        Value("a second of 60", .string("2026-12-31T23:59:60Z")),
        Value("the year 0", .string("0000-01-01")),
        Value("slashes", .string("2026/12/31")),
        Value("full-width digits", .string("２０２６-12-31")),
        Value("seconds since 1970", .number("1798732799")),
        Value("white space behind it", .string("2026-12-31 ")),
      ]
    default:
      return patternDates(format)
    }
  }

  private static func patternDates(_ format: String) -> [Value] {
    let sample = DatePatternSample(format)
    var moment = SampleMoment(epoch: 1_798_732_799)
    let good = sample.text(moment)
    moment.day = 32
    let noDay = sample.text(moment)
    moment.day = 1
    moment.hour = 24
    return [
      Value("a day of 32", .string(noDay)),
      Value("an hour of 24", .string(sample.text(moment))),
      Value("more behind it", .string(good + "0")),
      Value("white space before it", .string(" " + good)),
      Value("its last character cut off", .string(String(good.dropLast()))),
      Value("seconds since 1970", .number("1798732799")),
    ]
  }
}
