import Testing

@testable import TicketSchema

/// `ticketgen.yaml`: defaults, what replaces them, and what is refused.
struct SettingsTests {
  private static func settings(_ text: String) throws -> ProjectSettings {
    let result = Sample.read(["sample.yaml": Sample.ticket(), "ticketgen.yaml": text])
    #expect(result.findings.map { "\($0.id): \($0.message)" } == [])
    return try #require(result.catalog?.settings)
  }

  @Test func defaultsAreThePublishedOnes() throws {
    let accent = TextColorSetting(light: 0xFD6363, dark: 0xFD6363)
    let expected = ProjectSettings(
      output: nil, access: .public,
      envelope: Envelope(
        discriminator: .response(JSONPath([.member("modelType")])),
        items: JSONPath([.member("data")])),
      locale: "zh_CN", timeZone: "Asia/Shanghai",
      styles: [
        TextStyleSetting(name: "symbol", swiftName: "symbol", size: 16, weight: nil, color: accent),
        TextStyleSetting(
          name: "amount", swiftName: "amount", size: 32, weight: "bold", color: accent),
      ])
    #expect(Sample.read(["sample.yaml": Sample.ticket()]).catalog?.settings == expected)
    #expect(try Self.settings("{}") == expected)
    // What the reference page prints as the defaults is what they are.
    let printed = SchemaPlace.settings.keys.compactMap { key in
      key.defaultValue.flatMap { key.name == "output" ? nil : "\(key.name): \($0)" }
    }
    #expect(printed.count == 7)
    #expect(try Self.settings(printed.joined(separator: "\n")) == expected)
  }

  @Test func everyKeyIsRead() throws {
    let settings = try Self.settings(
      """
      output: ../Out
      access: internal
      envelope: {items: "$", each: object.kind}
      locale: en-GB
      timeZone: Europe/London
      currency: eur
      colors: {red: "#ff0000", two: {light: "#000001", dark: "#0000aA"}}
      styles:
        big-text: {size: 20.5, weight: semibold, color: two}
        plain: {}
      x-note: free
      """)
    #expect(
      settings
        == ProjectSettings(
          output: "../Out", access: .internal,
          envelope: Envelope(
            discriminator: .row(JSONPath([.member("object"), .member("kind")])), items: JSONPath([])
          ),
          locale: "en-GB", timeZone: "Europe/London", currency: "EUR",
          styles: [
            TextStyleSetting(
              name: "big-text", swiftName: "bigText", size: 20.5, weight: "semibold",
              color: TextColorSetting(light: 1, dark: 0xAA)),
            TextStyleSetting(name: "plain", swiftName: "plain", size: nil, weight: nil, color: nil),
          ]))
  }

  @Test(
    "A city by which no zone is called has a way out, also misspelt",
    arguments: [
      ("Asia/Beijing", "Asia/Shanghai"), ("Asia/Bejing", "Asia/Shanghai"),
      ("America/Washington", "America/New_York"), ("Asia/Shangai", "Asia/Shanghai"),
    ])
  func citiesWithoutAZone(written: String, zone: String) throws {
    expectSettingsFindings(
      "timeZone: 1️⃣\(written)", [Expected("1️⃣", .unknownTimeZone, "did you mean `\(zone)`?")])
    #expect(try Self.settings("timeZone: \(zone)").timeZone == zone)
  }

  @Test func mappingsReplaceTheirDefaultsAsAWhole() throws {
    let colors = try Self.settings("colors: {accent: \"#000102\"}").styles.map(\.color)
    #expect(
      colors == [
        TextColorSetting(light: 0x102, dark: 0x102), TextColorSetting(light: 0x102, dark: 0x102),
      ])
    #expect(try Self.settings("styles: {a: {size: 1}}").styles.map(\.name) == ["a"])
    #expect(try Self.settings("styles: {a: {color: accent}}").styles[0].color?.light == 0xFD6363)
    let discriminator = try Self.settings("envelope: {items: rows, type: kind}").envelope
    #expect(discriminator.discriminator == .response(JSONPath([.member("kind")])))
  }

  @Test(
    arguments: [
      ("1️⃣acess: public", .unknownKey), ("access: 1️⃣open", .wrongValue), ("output: 1️⃣''", .wrongValue),
      ("output: 1️⃣[a]", .wrongNode), ("envelope: 1️⃣data", .wrongNode),
      ("1️⃣envelope: {type: a}", .missingKey),
      ("envelope: {type: a, items: b, 1️⃣each: c}", .typeAndEach),
      ("envelope: {type: a, items: 'b1️⃣[*]'}", .pathSyntax),
      ("envelope: {items: $, each: 1️⃣$}", .pathSyntax),
      ("envelope: {items: $, type: a, 1️⃣path: b}", .unknownKey), ("locale: 1️⃣zh CN", .wrongLocale),
      ("locale: 1️⃣z", .wrongLocale), ("locale: 1️⃣zh_CN.UTF-8", .wrongLocale),
      ("timeZone: 1️⃣Asia/Shangai", .unknownTimeZone), ("timeZone: 1️⃣'../x'", .unknownTimeZone),
      ("currency: 1️⃣yuan", .wrongCurrency), ("currency: 1️⃣C1Y", .wrongCurrency),
      ("colors: 1️⃣red", .wrongNode),
      ("colors: {accent: 1️⃣FD6363}", .wrongColor), ("colors: {accent: 1️⃣'#FD636'}", .wrongColor),
      ("colors: {accent: 1️⃣'#FD636G'}", .wrongColor), ("colors: {accent: 1️⃣'#+D6363'}", .wrongColor),
      ("colors: {accent: 1️⃣'#-00000'}", .wrongColor), ("colors: {accent: 1️⃣'#-D6363'}", .wrongColor),
      ("colors: {1️⃣accent: {light: '#000000'}}", .missingKey),
      ("colors: {accent: {light: '#000000', dark: 1️⃣x}}", .wrongColor),
      ("1️⃣colors: {red: '#000000'}", .unknownColor), ("styles: {a: {color: 1️⃣acent}}", .unknownColor),
      ("styles: {a: 1️⃣16}", .wrongNode), ("styles: {a: {size: 1️⃣016}}", .wrongValue),
      ("styles: {a: {size: 1️⃣big}}", .wrongValue), ("styles: {a: {size: 1️⃣0}}", .wrongValue),
      ("styles: {a: {size: 1️⃣1e9}}", .wrongValue), ("styles: {a: {weight: 1️⃣bolt}}", .wrongValue),
      ("styles: {a: {1️⃣siz: 1}}", .unknownKey), ("styles: {1️⃣init: {}}", .unnameable),
      ("styles: {1️⃣'#': {}}", .unnameable), ("styles: {a-b: {}, 1️⃣aB: {}}", .nameCollision),
      ("properties: {badge: 1️⃣texts}", .wrongValue), ("1️⃣[]", .wrongNode),
    ] as [(String, SchemaFinding)])
  func wrongSettingsAreFound(text: String, kind: SchemaFinding) {
    expectSettingsFindings(text, [Expected("1️⃣", kind)])
  }

  @Test(arguments: ["0.5", "1", "1000", "1e3", "0.001"])
  func sizesAreAboveZero(size: String) throws {
    #expect(try Self.settings("styles: {a: {size: \(size)}}").styles[0].size == Double(size))
  }

  @Test(arguments: ["0", "-1", "1000.1", "-0"])
  func otherSizesAreToldTheBounds(size: String) {
    expectSettingsFindings(
      "styles: {a: {size: 1️⃣\(size)}}",
      [Expected("1️⃣", .wrongValue, "write points above 0, 1000 at most")])
  }

  /// Two spellings of `é` are two names.
  @Test func namesOfColorsAreEqualByTheirScalars() throws {
    let settings = try Self.settings(
      """
      colors: {"\u{E9}": "#111111", "e\u{301}": "#222222"}
      styles: {a: {color: "\u{E9}"}, b: {color: "e\u{301}"}}
      """)
    #expect(settings.styles.map(\.color?.light) == [0x111111, 0x222222])
  }

  @Test func valuesNeedADiscriminator() {
    expectFindings(
      Sample.ticket(head: "match: 1️⃣1"), [Expected("1️⃣", .noDiscriminator)],
      settings: "envelope: {items: data}")
  }

  @Test func brokenSettingsCascadeNoFurther() {
    let ticket = Sample.ticket(display: "x: {runs: [{text: a, style: big}]}")
    let result = Sample.read(["sample.yaml": ticket, "ticketgen.yaml": "styles: [big]"])
    #expect(result.findings.map(\.id) == ["wrong-node"])
    let other = Sample.read(["sample.yaml": ticket, "ticketgen.yaml": "styles: {big: {size: x}}"])
    #expect(other.findings.map(\.id) == ["wrong-value"])
  }
}
