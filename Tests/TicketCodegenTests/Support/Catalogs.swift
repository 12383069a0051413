@testable import TicketSchema

/// Catalogs built by hand, in the words of a schema.
enum Catalogs {
  /// The settings that apply where nothing is written, with two text styles.
  static let settings = ProjectSettings(
    output: nil, access: .public,
    envelope: Envelope(
      discriminator: .response(JSONPath([.member("modelType")])),
      items: JSONPath([.member("data")])),
    locale: "zh_CN", timeZone: "Asia/Shanghai",
    styles: [
      TextStyleSetting(
        name: "symbol", swiftName: "symbol", size: 16, weight: nil,
        color: TextColorSetting(light: 0xFD6363, dark: 0xFD6363)),
      TextStyleSetting(
        name: "amount", swiftName: "amount", size: 32, weight: "bold",
        color: TextColorSetting(light: 0xFD6363, dark: 0xFF8A8A)),
    ])

  /// The plainest kind of ticket, with every required property.
  static let coupon = kind(
    "coupon", summary: "优惠券, money off once the order reaches a limit.", id: 0,
    fields: [
      field("ticketId", .string()), field("goodName", .string()), field("overdue", .bool),
      field("ticketMoney", .decimal()), field("minLimitMoney", .decimal()),
      field("deadline", .string()),
    ],
    display: [
      property(
        "backgroundImageName",
        [
          textCase([.literal("coupon_overdue")], when: .isTrue(2)),
          textCase([.literal("coupon_common")]),
        ]),
      property("goodName", [textCase([.field(1, format: nil)])]),
      property(
        "effectCondition",
        [textCase([.literal("· 满"), .field(4, format: nil), .literal("元可用")])]),
      property(
        "deadline", [textCase([.literal("· 兑换截止日期："), .field(5, format: nil)])]),
      property(
        "perferential", kind: .styled, isOptional: true,
        [
          DisplayCase(
            condition: nil,
            value: .runs([
              .init(text: LocalizedTemplate(parts: [.literal("￥")]), style: "symbol"),
              .init(text: LocalizedTemplate(parts: [.field(3, format: nil)]), style: "amount"),
            ]), mayBeAbsent: [])
        ]),
    ])

  /// A catalog of some kinds.
  static func catalog(
    _ kinds: [TicketKind], settings: ProjectSettings = settings
  ) -> TicketCatalog {
    TicketCatalog(settings: settings, kinds: kinds)
  }

  /// A kind whose schema lies at the top of the folder.
  static func kind(
    _ name: String, typeName: String? = nil, summary: String? = nil, schemaPath: String? = nil,
    id: Int? = nil, fields: [TicketField] = [], display: [DisplayProperty] = [],
    promotion: TicketPromotion? = nil
  ) -> TicketKind {
    TicketKind(
      name: name, typeName: typeName ?? name.prefix(1).uppercased() + name.dropFirst() + "Ticket",
      schemaPath: schemaPath ?? "\(name).yaml", summary: summary, match: .values([name]),
      idField: id, fields: fields, display: display, promotion: promotion)
  }

  /// A field whose key is its name.
  static func field(_ name: String, _ type: FieldType, isOptional: Bool = false) -> TicketField {
    TicketField(
      name: name, valueName: "\(name)Value", type: type, isOptional: isOptional,
      paths: [JSONPath([.member(name)])], absentTexts: [], defaultJSON: nil,
      treatsInvalidAsAbsent: false)
  }

  /// An enum type whose cases are selected by their own names.
  static func enumeration(_ typeName: String, _ cases: [String]) -> FieldType {
    .enumeration(
      EnumType(
        typeName: typeName,
        cases: cases.map { EnumType.Case(name: $0, swiftName: $0, values: [$0]) }))
  }

  /// A list's type whose elements are such enums.
  static func enumerationList(_ typeName: String, _ cases: [String]) -> FieldType {
    guard case .enumeration(let type) = enumeration(typeName, cases) else {
      return .list(.string())
    }
    return .list(.enumeration(type))
  }

  /// A money field's type, in yuan.
  static let money = FieldType.money(MoneyOptions(currency: .code("CNY")))

  /// A rate field's type, as the server says 8.5折.
  static let rate = FieldType.rate(RateOptions(form: .tenthsPaid))

  /// A date field's type.
  static let date = FieldType.date(
    DateFieldOptions(
      format: "seconds", timeZone: "Asia/Shanghai", displayTimeZone: nil, endOfDay: false))

  private static let protocolMembers: Set = [
    "backgroundImageName", "goodName", "effectCondition", "deadline", "perferential",
  ]

  /// A display property.
  static func property(
    _ name: String, kind: DisplayProperty.Kind = .text, isOptional: Bool = false,
    ownership: DisplayProperty.Ownership = .own, _ cases: [DisplayCase] = []
  ) -> DisplayProperty {
    DisplayProperty(
      name: name, swiftName: name, kind: kind, isOptional: isOptional,
      ownership: protocolMembers.contains(name) ? .ticketModel : ownership, cases: cases)
  }

  /// A case that shows text.
  static func textCase(
    _ parts: [Template.Part], when condition: Condition? = nil, mayBeAbsent: [Int] = []
  ) -> DisplayCase {
    DisplayCase(
      condition: condition, value: .text(LocalizedTemplate(parts: parts)), mayBeAbsent: mayBeAbsent)
  }

  /// A text that comes in several languages.
  static func localized(
    _ entries: KeyValuePairs<String, [Template.Part]>
  ) -> LocalizedTemplate {
    LocalizedTemplate(
      entries: entries.map { .init(tag: $0.key, template: Template(parts: $0.value)) })
  }
}
