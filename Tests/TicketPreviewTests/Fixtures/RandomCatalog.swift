@testable import TicketPreview
@testable import TicketSchema

/// Catalogs of every shape, whose paths meet as often as possible.
enum RandomCatalog {
  static func make(seed: UInt64) -> TicketCatalog {
    var random = SplitMix(seed: seed, "catalog")
    return TicketCatalog(settings: settings(&random), kinds: kinds(seed, &random))
  }

  private static let names = ["a", "b", "type", "a b", "x-fixture", "é", "数"]

  private static func settings(_ random: inout SplitMix) -> ProjectSettings {
    var settings = ProjectSettings.standard
    let items = [["data"], [], ["p", "rows"], ["0"], ["p", "-1"], ["data"]]
    let types = [["type"], ["p", "type"], ["data", "type"], ["meta", "0"], ["a"]]
    let steps = items[random.number(below: items.count)]
    let type = path(types[random.number(below: types.count)])
    let discriminators: [Envelope.Discriminator?] = [.response(type), .row(type), .row(type), nil]
    settings.envelope = Envelope(
      discriminator: discriminators[random.number(below: 4)], items: path(steps))
    return settings
  }

  private static func path(_ steps: [String]) -> JSONPath {
    JSONPath(steps.map { step in Int(step).map { .index($0) } ?? .member(step) })
  }

  private static func randomPath(_ random: inout SplitMix) -> JSONPath {
    var steps: [JSONPath.Step] = []
    for _ in 0...random.number(below: 3) {
      let isIndex = !steps.isEmpty && random.number(below: 4) == 0
      steps.append(
        isIndex
          ? .index(random.number(below: 4) - 2)
          : .member(names[random.number(below: names.count)]))
    }
    return JSONPath(steps)
  }

  private static func kinds(_ seed: UInt64, _ random: inout SplitMix) -> [TicketKind] {
    let settings = {
      var again = SplitMix(seed: seed, "catalog")
      return self.settings(&again)
    }()
    let count = 1 + random.number(below: 3)
    var hasUnknown = false
    return (0..<count).map { number in
      var match = KindMatch.values([["1", "vip"], ["2", "-3.5", "02"], ["4"]][number])
      if settings.envelope.discriminator == nil || random.number(below: 3) == 0 {
        let has = (0...random.number(below: 2)).map { _ in randomPath(&random) }
        let lacks = (0..<random.number(below: 2)).map { _ in randomPath(&random) }
        match = .keys(has: has, lacks: lacks.filter { !has.contains($0) })
      }
      if !hasUnknown, random.number(below: 6) == 0 {
        match = .unknown
        hasUnknown = true
      }
      let fields = (0...random.number(below: 5)).map { field("f\($0)", &random) }
      let embedded = Set(
        fields.flatMap(\.paths).filter { $0.steps.count > 1 && random.number(below: 3) == 0 }
          .map { JSONPath(Array($0.steps.dropLast())) })
      return TicketKind(
        name: "kind\(number)", typeName: "Kind\(number)Ticket", schemaPath: "kind\(number).yaml",
        summary: nil, match: match, embedded: embedded.sorted { $0.normalized < $1.normalized },
        idField: random.number(below: 2) == 0 ? 0 : nil, fields: fields, display: [])
    }
  }

  private static func field(_ name: String, _ random: inout SplitMix) -> TicketField {
    let type = type(&random)
    let isOptional = random.number(below: 3) == 0
    let hasDefault = !isOptional && random.number(below: 4) == 0
    let absent = [[], [], ["0"], ["-", "null", "0.00"]][random.number(below: 4)]
    return TicketField(
      name: name, valueName: name + "Value", type: type, isOptional: isOptional,
      paths: (0...(random.number(below: 4) / 2)).map { _ in randomPath(&random) },
      absentTexts: absent, defaultJSON: hasDefault ? defaultJSON(type) : nil,
      treatsInvalidAsAbsent: random.number(below: 3) == 0)
  }

  private static let formats = [
    "iso8601", "seconds", "milliseconds", "yyyy-MM-dd HH:mm:ss", "d MMM yyyy hh:mm a", "yyMMdd",
    "EEEE, dd MMMM yyyy 'at' k:m:s.SSS xxx", "yyyy'年'M'月'd'日'", "yyyy-MM-dd HH:mm:ssX",
    "yyyy-MM-dd HH:mm:ss x", "yyyy-MM-dd HH:mm:ss Z", "yyyy-MM-dd HH:mm:ss ZZZZ",
    "yyyy-MM-dd HH:mm:ssZZZZZ", "yyyy-MM-dd HH:mm:ss z", "yyyy-MM-dd HH:mm:ssO",
    "yyyy-MM-dd XXXX", "yyyy-MM-dd OOOO",
  ]

  private static func type(_ random: inout SplitMix) -> FieldType {
    let isNegated = random.number(below: 3) == 0
    switch random.number(below: 12) {
    case 0: return .string(markup: isNegated ? .html : nil)
    case 1: return .bool
    case 2: return .integer(isNegated: isNegated)
    case 3: return .decimal(isNegated: isNegated)
    case 4, 5:
      let isMinor = random.number(below: 2) == 0
      let codes = isMinor ? ["CNY", "JPY", "KWD"] : ["USD", "XAU", "CLF"]
      let currency: MoneyOptions.Currency =
        random.number(below: 2) == 0
        ? .path(randomPath(&random)) : .code(codes[random.number(below: 3)])
      return .money(MoneyOptions(currency: currency, isMinor: isMinor, isNegated: isNegated))
    case 6:
      let forms = RateForm.allCases
      return .rate(
        RateOptions(form: forms[random.number(below: forms.count)], isNegated: isNegated))
    case 7, 8:
      return .date(
        DateFieldOptions(
          format: formats[random.number(below: formats.count)], timeZone: "Asia/Shanghai",
          displayTimeZone: nil, endOfDay: isNegated))
    case 9: return .enumeration(enumType)
    case 10: return .list(.enumeration(enumType))
    default:
      let elements: [ListElement] = [
        .string(), .integer(isNegated: isNegated), .decimal(isNegated: isNegated),
      ]
      return .list(elements[random.number(below: 3)])
    }
  }

  private static let enumType = EnumType(
    typeName: "State",
    cases: [
      .init(name: "unused", swiftName: "unused", values: ["0"]),
      .init(name: "used", swiftName: "used", values: ["1", "9", "used"]),
    ])

  private static func defaultJSON(_ type: FieldType) -> String {
    switch type {
    case .string: "\"x\""
    case .bool: "true"
    case .integer(let isNegated), .decimal(let isNegated): isNegated ? "-7" : "7"
    // In a currency whose minor unit has three digits, this is too small an amount.
    case .money(let options): options.isMinor && options.fixedCurrency == nil ? "1e-126" : "7"
    case .rate: "0.00"
    case .date(let options):
      switch options.format {
      case "seconds", "milliseconds": "1798732799"
      case "iso8601": "\"2026-12-31\""
      default:
        "\"" + DatePatternSample(options.format).text(SampleMoment(epoch: 1_798_732_799)) + "\""
      }
    case .enumeration: "\"used\""
    case .list(.enumeration): "[\"0\"]"
    case .list: "[1]"
    }
  }
}
