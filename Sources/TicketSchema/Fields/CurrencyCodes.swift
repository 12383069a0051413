import Diagnostics

/// The currency codes of ISO 4217, list one, as its maintenance agency SIX published it on 2026-01-01.
package enum CurrencyCodes {
  /// The code in upper case; nil when the standard does not list it, which is reported.
  static func read(_ written: WrittenText, report: inout SchemaReport) -> String? {
    let isASCII = written.text.utf8.allSatisfy { $0 < 0x80 }
    let code = isASCII ? written.text.uppercased() : written.text
    // A letter that is canonically one of ASCII's, as the sign of Kelvin is, is another to TicketKit.
    if isASCII, isListed(code) { return code }
    let meant = Self.code(meantBy: code)
    let wayOut =
      signs[code].map { "it stands for several currencies, write \($0)" }
      ?? meant.map { "did you mean `\($0)`?" } ?? "write one such as `CNY`"
    report.add(
      .wrongCurrency, "\(quote(written.text)) is no current ISO 4217 code: \(wayOut)",
      at: written.range, suggestion: meant)
    return nil
  }

  /// Whether a listed code has a minor unit, be it one of no digits as for JPY.
  package static func hasMinorUnit(_ code: String) -> Bool { minorDigits(of: code) != nil }

  /// How many digits the minor unit of a listed code, which is in upper case, has; nil where it has none.
  package static func minorDigits(of code: String) -> Int? {
    byMinorDigits.first { $0.value.contains(code) }?.key
  }

  /// Whether the standard lists a code, which is in upper case.
  package static func isListed(_ code: String) -> Bool {
    hasMinorUnit(code) || withoutMinorUnit.contains(code)
  }

  /// The code of a currency that people call otherwise, such as CNY of `RMB`; nil for other texts.
  package static func code(meantBy name: String) -> String? { otherNames[name.uppercased()] }

  /// What people write for a currency that has another code.
  private static let otherNames = [
    "CNH": "CNY", "RMB": "CNY", "YUAN": "CNY", "YEN": "JPY", "NTD": "TWD", "UKP": "GBP",
    "EURO": "EUR", "元": "CNY", "円": "JPY", "€": "EUR",
  ]

  /// Signs that stand for several currencies, with codes that may be meant.
  private static let signs = [
    "¥": "`CNY` or `JPY`", "￥": "`CNY` or `JPY`", "$": "`USD`, `HKD` or the like",
    "£": "`GBP`, `EGP` or the like",
  ]

  /// Metals, funds and tests.
  static let withoutMinorUnit = codes(
    "XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX")

  /// All others, by the digits of their minor unit.
  static let byMinorDigits: [Int: Set<String>] = [
    0: codes("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    2: codes(
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD
      CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS
      GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD
      LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB
      PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
      SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW
      ZWG
      """),
    3: codes("BHD IQD JOD KWD LYD OMR TND"),
    4: codes("CLF UYW"),
  ]

  private static func codes(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
