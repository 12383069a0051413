import Diagnostics
import YAMLSyntax

/// Checks the options of strings, numbers, money and rates.
struct NumberOptionsChecker {
  let document: FieldDocument
  let settings: ProjectSettings

  /// The markup of a string; nil inside where it has none.
  struct Markup {
    let markup: FieldType.Markup?
  }

  private var options: WrittenMapping? { document.options }

  /// The markup; nil when it is wrong, which is reported.
  func markup(report: inout SchemaReport) -> Markup? {
    guard let options, options["markup"] != nil else { return Markup(markup: nil) }
    let written = options.text("markup", report: &report)
    return written.map { Markup(markup: FieldType.Markup(rawValue: $0.text)) }
  }

  /// Whether `negate` is true; nil when it is wrong, which is reported.
  func isNegated(report: inout SchemaReport) -> Bool? {
    guard let options, options["negate"] != nil else { return false }
    return options.text("negate", report: &report).map { $0.text == "true" }
  }

  /// The options of money; nil when one is wrong, which is reported.
  func money(report: inout SchemaReport) -> MoneyOptions? {
    let isNegated = isNegated(report: &report)
    let currency = currency(report: &report)
    var isMinor: Bool? = false
    if let options, options["unit"] != nil {
      isMinor = options.text("unit", report: &report).map { $0.text == "minor" }
    }
    guard let isNegated, let isMinor, let currency else { return nil }
    if isMinor, case .code(let code) = currency, !CurrencyCodes.hasMinorUnit(code),
      let unit = options?["unit"]
    {
      report.add(
        .wrongCurrency,
        "`\(code)` has no minor unit: leave `unit` out, or name the currency that is sent",
        at: unit.keyRange)
      return nil
    }
    return MoneyOptions(currency: currency, isMinor: isMinor, isNegated: isNegated)
  }

  /// The options of a rate; nil when one is wrong, which is reported.
  func rate(report: inout SchemaReport) -> RateOptions? {
    let isNegated = isNegated(report: &report)
    guard let options, options["as"] != nil else {
      if options?.isDoubtful("as") ?? false { return nil }
      report.add(
        .missingKey,
        "the rate \(quote(document.name)) needs `as`, which says how the server writes 15 % off: add "
          + "`as: percentOff` for 15, `percentPaid` for 85, `fractionOff` for 0.15, `fractionPaid` for "
          + "0.85, `basisPointsOff` for 1500 or `tenthsPaid` for 8.5",
        at: document.nameRange)
      return nil
    }
    let form = options.text("as", report: &report).flatMap { RateForm(rawValue: $0.text) }
    guard let form, let isNegated else { return nil }
    return RateOptions(form: form, isNegated: isNegated)
  }

  private func currency(report: inout SchemaReport) -> MoneyOptions.Currency? {
    guard let options, let entry = options["currency"] else {
      return options?.mentions("currency") ?? false ? nil : .code(settings.currency)
    }
    if !entry.value.isRefused, entry.value.mapping != nil {
      let mapping = WrittenMapping(
        entry.value, at: .currency, "`currency`", name: entry.keyRange, report: &report)
      let written = mapping?.text("from", report: &report)
      return written.flatMap { WrittenPath.member($0, report: &report) }
        .map(MoneyOptions.Currency.path)
    }
    let written = WrittenText(entry.value, "`currency`", form: .textOrMapping, report: &report)
    return written.flatMap { CurrencyCodes.read($0, report: &report) }
      .map(MoneyOptions.Currency.code)
  }
}
