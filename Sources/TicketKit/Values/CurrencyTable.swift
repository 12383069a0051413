/// The codes of ISO 4217 with the digits of their minor units.
///
/// Source: ISO 4217, list one, as its maintenance agency SIX published it on 2026-01-01. Foundation
/// knows other digits for some currencies, those of everyday prices: it counts no fils in Iraq.
enum CurrencyTable {
  /// What stands for three letters that the list does not have.
  static let unlisted: UInt8 = 0xFF

  /// What stands for codes of metals, funds and tests, which have no minor unit.
  static let withoutMinorUnit: UInt8 = 0xFE

  /// An entry for each three letters, in their order: the digits, or one of the above.
  static let entries: [UInt8] = {
    var entries = [UInt8](repeating: unlisted, count: 26 * 26 * 26)
    for (digits, codes) in lists {
      for code in codes.split(whereSeparator: \.isWhitespace) {
        let index = code.utf8.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "A")) }
        entries[index] = digits
      }
    }
    return entries
  }()

  private static let lists: [(digits: UInt8, codes: String)] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (
      2,
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD
      CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS
      GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD
      LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB
      PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
      SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW
      ZWG
      """
    ),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
    (withoutMinorUnit, "XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX"),
  ]
}
