import TicketKit
import TicketSchema

/// Which kinds of numbers a field's values may be.
struct NumberGuess {
  let evidence: FieldEvidence
  let context: SampleContext

  /// The candidates, the likeliest first; the first that accepts every value is right.
  var candidates: [TypeCandidate] {
    guard !magnitudes.isEmpty else { return [] }
    return rates + money + plain
  }

  private let magnitudes: [Double]

  init(evidence: FieldEvidence, context: SampleContext) {
    self.evidence = evidence
    self.context = context
    magnitudes = evidence.numbers.map(abs).sorted()
  }

  private var largest: Double { magnitudes.last ?? 0 }
  private var median: Double { magnitudes.isEmpty ? 0 : magnitudes[magnitudes.count / 2] }

  /// Whether what is taken off is sent as a number below zero, most times.
  private var isNegated: Bool {
    evidence.numbers.count { $0 < 0 } > evidence.numbers.count { $0 > 0 }
  }

  // MARK: Shares of a price

  private var rates: [TypeCandidate] {
    if MoneyKey.isRate(evidence) { return [rate(form)] }
    guard MoneyKey.mayBeRate(evidence), evidence.hasFractions else { return [] }
    if largest > 0, largest <= 1 {
      return [
        rate(context.isChinese && median >= 0.5 ? (.fractionPaid, true) : (.fractionOff, true))
      ]
    }
    let isTenths =
      context.isChinese && evidence.words.has(.discount) && largest < 10
      && (magnitudes.first ?? 0) > 1
    return isTenths ? [rate((.tenthsPaid, true))] : []
  }

  /// The form of a share, and whether it is in doubt.
  private var form: (TicketSchema.RateForm, Bool) {
    let words = evidence.words
    if words.has(.fold) {
      if largest <= 1 { return (.fractionPaid, false) }
      return largest <= 10 ? (.tenthsPaid, false) : (.percentPaid, true)
    }
    if largest > 0, largest <= 1, evidence.hasFractions {
      return (.fractionOff, !words.has(.off))
    }
    if words.has(.off) { return (.percentOff, false) }
    // 88 is 八八折 where people count what is left to pay.
    if context.isChinese, median >= 50 { return (.percentPaid, true) }
    return (.percentOff, context.isChinese || !words.has(.percent))
  }

  private func rate(_ guess: (form: TicketSchema.RateForm, isInDoubt: Bool)) -> TypeCandidate {
    let doubt =
      guess.isInDoubt
      ? "\(example) is read as \(guess.form.rawValue): another form may be meant" : nil
    return TypeCandidate(
      .rate(RateOptions(form: guess.form, isNegated: isNegated)), doubt: doubt)
  }

  private var example: String { evidence.texts.first?.text ?? "" }

  // MARK: Money

  private var money: [TypeCandidate] {
    guard MoneyKey.isMoney(evidence) else { return [] }
    var isMinor = false
    var doubt: String?
    if evidence.words.has(.minor) {
      isMinor = true
    } else if !evidence.words.has(.major), !evidence.hasFractions {
      isMinor = context.countsMinorUnits
      if isMinor {
        doubt =
          "the amounts look like minor units, such as fen: without `unit: minor` they are major"
      }
    }
    let options = MoneyOptions(
      currency: .code(context.currency), isMinor: isMinor, isNegated: isNegated)
    return [TypeCandidate(.money(options), doubt: doubt)]
  }

  // MARK: Plain numbers

  private var plain: [TypeCandidate] {
    let words = evidence.words
    // What is only a name made of digits keeps its digits.
    if words.has(.id, .contact, .version) || words.last == .code { return [] }
    let isLong = evidence.texts.contains { $0.text.utf8.count > 15 }
    if isLong, evidence.areStrings { return [] }
    if evidence.hasFractions { return [TypeCandidate(.decimal())] }
    return [TypeCandidate(.integer(), doubt: instant), TypeCandidate(.decimal())]
  }

  /// What is to be said of whole numbers that may be dates.
  private var instant: String? {
    func all(_ range: ClosedRange<Double>) -> Bool { evidence.numbers.allSatisfy(range.contains) }
    if all(1_200_000_000...2_200_000_000) { return "these may be seconds since 1970" }
    if all(1_200_000_000_000...2_200_000_000_000) { return "these may be milliseconds since 1970" }
    let isDay = evidence.words.has(.date, .time, .start, .end) && all(19_000_101...21_001_231)
    return isDay ? "these look like yyyyMMdd, which is read from texts only" : nil
  }
}
