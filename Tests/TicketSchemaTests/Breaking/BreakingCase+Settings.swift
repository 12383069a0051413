@testable import TicketSchema

extension BreakingCase {
  /// Changes of the settings.
  static let settings = [
    BreakingCase(
      settings: "envelope: {type: t, items: data}", "envelope: {type: u, items: data}",
      [.envelopeChanged], back: [.envelopeChanged]),
    BreakingCase(
      settings: "access: public", "access: package", [.accessNarrowed], back: []),
    BreakingCase(
      settings: "access: package", "access: internal", [.accessNarrowed], back: []),
    BreakingCase(settings: "locale: en", "locale: de", [.localeChanged], back: [.localeChanged]),
    BreakingCase(
      settings: "timeZone: UTC", "timeZone: Asia/Tokyo", [.timeZoneChanged],
      back: [.timeZoneChanged]),
    BreakingCase(
      settings: "styles: {a: {size: 1}, b: {size: 1}}", "styles: {a: {size: 1}}",
      [.styleRemoved], back: []),
    BreakingCase(
      settings: "styles: {a: {size: 1}}", "styles: {a: {size: 2}}", [.styleChanged],
      back: [.styleChanged]),
    BreakingCase(
      settings: "colors: {accent: \"#000000\"}", "colors: {accent: \"#000001\"}",
      [.styleChanged, .styleChanged], back: [.styleChanged, .styleChanged]),
    BreakingCase(
      settings: "properties: {x: text?, y: styled?}", "properties: {y: styled?}",
      [.propertyRemoved], back: []),
    BreakingCase(
      settings: "properties: {x: text?}", "properties: {x: styled?}", [.propertyTypeChanged],
      back: [.propertyTypeChanged]),
    BreakingCase(settings: "output: ../a", "output: ../b", [], back: []),
  ]
}
