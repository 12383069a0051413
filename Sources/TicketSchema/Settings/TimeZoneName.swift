import Diagnostics
import Foundation

/// Reads the names of time zones.
package enum TimeZoneName {
  /// The IANA name at a key; nil when it is missing or none, which is reported.
  static func read(
    _ key: String, of mapping: WrittenMapping, report: inout SchemaReport
  ) -> String? {
    guard let written = mapping.text(key, report: &report) else { return nil }
    if isZone(written.text) { return written.text }
    let nearest =
      zonesOfCities[written.text]
      ?? report.nearest(to: written.text, among: known + zonesOfCities.keys)
      .map { zonesOfCities[$0] ?? $0 }
    report.add(
      .unknownTimeZone,
      "there is no time zone \(quote(written.text)): "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "write an IANA name such as `Asia/Shanghai`"),
      at: written.range, suggestion: nearest)
    return nil
  }

  /// The system's names, for suggestions: asked for once, as it costs a list of all files with zones.
  private static let known = TimeZone.knownTimeZoneIdentifiers

  /// What people write for cities by which the database names no zone, and the zone that is theirs: it
  /// names each by the most populous city at the time, so that some capitals are missing.
  private static let zonesOfCities = [
    "America/Brasilia": "America/Sao_Paulo",
    "America/Ottawa": "America/Toronto",
    "America/San_Francisco": "America/Los_Angeles",
    "America/Washington": "America/New_York",
    "Asia/Abu_Dhabi": "Asia/Dubai",
    "Asia/Beijing": "Asia/Shanghai",
    "Asia/Delhi": "Asia/Kolkata",
    "Asia/Hanoi": "Asia/Ho_Chi_Minh",
    "Asia/Islamabad": "Asia/Karachi",
    "Asia/Osaka": "Asia/Tokyo",
    "Europe/Ankara": "Europe/Istanbul",
    "Europe/Bern": "Europe/Zurich",
  ]

  /// Whether a text is a name that every system with the IANA database knows.
  package static func isZone(_ text: String) -> Bool {
    if text == ProjectSettings.standard.timeZone || text == "UTC" || text == "GMT" { return true }
    // Abbreviations such as `CST` mean different zones on different systems.
    guard text.utf8.contains(UInt8(ascii: "/")) else { return false }
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x2B, 0x2D, 0x2F, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
      default: false
      }
    }
    return isPlain && TimeZone(identifier: text) != nil
  }
}
